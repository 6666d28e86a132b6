// The laws of a domain, checked on drawn, shrunk, varied and enumerated cases by one call. Throws an Error that names the
// law and the case; needs no test runner.
import fc from 'fast-check'
import { type Domain, randomFrom } from '../src/engine/index.ts'

/** @example const laws: DomainLaws<number> = { isValid: (n) => n >= 0, labels: { even: { share: 0.3, on: (n) => n % 2 === 0 } } } */
export interface DomainLaws<C> {
  /** Of drawn, shrunk and enumerated cases, and of neighbours unless `isWellFormed` says otherwise. */
  isValid(c: C): boolean
  /** What a neighbour must still be: a search may leave the hypotheses, but not the type. Default: valid. */
  isWellFormed?(c: C): boolean
  /** Labels and the least share of drawn cases that must carry each. */
  readonly labels?: Readonly<Record<string, Label<C>>>
  /** Cases to draw. Default: 1,000. */
  readonly draws?: number
  /** Drawn cases whose shrinks and neighbours are looked at. Default: 50. */
  readonly starts?: number
  /** The largest scope to enumerate. Default: 3. */
  readonly scope?: number
}

/** @example const even: Label<number> = { share: 0.3, on: (n) => n % 2 === 0 } */
export interface Label<C> {
  readonly share: number
  on(c: C): boolean
}

const SEED = 1
const NEIGHBOURS = 20

/** @example assertDomain(words(['a', 'b']), { isValid: (word) => word.length <= 6, draws: 50, starts: 5 }) */
export function assertDomain<C>(domain: Domain<C>, laws: DomainLaws<C>): void {
  const drawn = sample(domain, laws.draws ?? 1000)
  const starts = drawn.slice(0, laws.starts ?? 50)
  assertRepeatable(domain, drawn)
  for (const c of drawn) assertCase(domain, c, laws, 'drawn')
  assertShares(drawn, laws.labels ?? {})
  for (const c of starts) assertShrinks(domain, c, laws)
  assertNeighbours(domain, starts, laws)
  assertScopes(domain, drawn, laws)
}

const sample = <C>({ arbitrary }: Domain<C>, numRuns: number): C[] => fc.sample(arbitrary, { seed: SEED, numRuns })

function demand(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Error(otherwise())
}

function assertRepeatable<C>(domain: Domain<C>, drawn: readonly C[]): void {
  for (const [k, again] of sample(domain, drawn.length).entries()) {
    const [first, second] = [domain.print(drawn[k]), domain.print(again)]
    demand(first === second, () => `the same seed drew ${first}, then ${second}`)
  }
}

/** Valid, read back as it was, and able to shrink without context. Gives its text. */
function assertCase<C>(domain: Domain<C>, c: C, { isValid }: Pick<DomainLaws<C>, 'isValid'>, how: string): string {
  const text = domain.print(c)
  demand(isValid(c), () => `${text} was ${how} and is not valid`)
  demand(!text.includes('\n'), () => `${JSON.stringify(text)} was ${how} and takes more than one line`)
  const back = domain.parse(text)
  demand(domain.print(back) === text, () => `${text} was ${how} and is read back as ${domain.print(back)}`)
  const [size, sizeOfBack] = [domain.size(c), domain.size(back)]
  demand(size === sizeOfBack, () => `${text} was ${how} with size ${size} and is read back with size ${sizeOfBack}`)
  demand(Number.isFinite(size) && size >= 0, () => `${text} was ${how} and has size ${size}`)
  for (const value of [c, back]) {
    demand(
      domain.arbitrary.canShrinkWithoutContext(value),
      () => `${text} was ${how} and does not shrink without context`,
    )
  }
  return text
}

function assertShares<C>(drawn: readonly C[], labels: Readonly<Record<string, Label<C>>>): void {
  for (const [name, { share, on }] of Object.entries(labels)) {
    const observed = drawn.filter(on).length / drawn.length
    demand(
      observed >= share,
      () => `"${name}" is on ${percent(observed)} of the drawn cases, ${percent(share)} are required`,
    )
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

function assertShrinks<C>(domain: Domain<C>, c: C, laws: DomainLaws<C>): void {
  const text = domain.print(c)
  const size = domain.size(c)
  const drawn: string[] = []
  for (const { value, context } of domain.arbitrary.shrink(c, undefined)) {
    const step = (): string => `${text} shrinks to ${domain.print(value)}`
    demand(context === undefined, () => `${step()} with a context`)
    demand(domain.size(value) < size, () => `${step()}, which is not smaller: ${domain.size(value)} after ${size}`)
    drawn.push(assertCase(domain, value, laws, `shrunk from ${text}`))
  }
  // What was read shrinks like what was drawn: nothing hides in the object.
  const read = [...domain.arbitrary.shrink(domain.parse(text), undefined)].map(({ value }) => domain.print(value))
  for (let k = 0; k < Math.max(drawn.length, read.length); k++) {
    demand(
      drawn[k] === read[k],
      () => `${text} shrinks to ${drawn[k] ?? 'nothing'}, read back to ${read[k] ?? 'nothing'}`,
    )
  }
}

function assertNeighbours<C>(domain: Domain<C>, starts: readonly C[], laws: DomainLaws<C>): void {
  if (domain.neighbour === undefined) return
  const isValid = laws.isWellFormed ?? laws.isValid
  let moved = 0
  for (const [k, start] of starts.entries()) {
    const [random, same] = [randomFrom(SEED + k), randomFrom(SEED + k)]
    let c = start
    for (let step = 0; step < NEIGHBOURS; step++) {
      const before = domain.print(c)
      const next = domain.neighbour(c, random)
      const [after, again] = [next, domain.neighbour(c, same)].map((neighbour) => domain.print(neighbour))
      demand(domain.print(c) === before, () => `neighbour changed ${before} itself into ${domain.print(c)}`)
      demand(after === again, () => `equal randomness turned ${before} into ${after} and into ${again}`)
      assertCase(domain, next, { isValid }, `varied from ${before}`)
      if (after !== before) moved += 1
      c = next
    }
  }
  demand(moved > 0, () => `neighbour left all of ${starts.length * NEIGHBOURS} cases as they were`)
}

/** Each scope holds valid cases once, as many as it says, in the same order every time, and all of the scope before it. */
function assertScopes<C>(domain: Domain<C>, drawn: readonly C[], laws: DomainLaws<C>): void {
  const { small } = domain
  if (small === undefined) return
  let smaller: ReadonlySet<string> = new Set()
  for (let size = 1; size <= (laws.scope ?? 3); size++) {
    const texts = new Set<string>()
    for (const c of small.upTo(size)) {
      const text = assertCase(domain, c, laws, 'enumerated')
      demand(!texts.has(text), () => `${text} is enumerated twice up to size ${size}`)
      texts.add(text)
    }
    const count = small.count(size)
    demand(count === texts.size, () => `up to size ${size} there are ${texts.size} cases, and ${count} are counted`)
    const again = [...small.upTo(size)].map((c) => domain.print(c))
    demand(again.join('\n') === [...texts].join('\n'), () => `a second enumeration up to size ${size} differs`)
    const lost = [...smaller].find((text) => !texts.has(text))
    demand(lost === undefined, () => `${lost} is enumerated up to size ${size - 1} and not up to size ${size}`)
    const missing = small.isWhole?.(size) ? drawn.find((c) => !texts.has(domain.print(c))) : undefined
    demand(
      missing === undefined,
      () => `${missing && domain.print(missing)} was drawn and is not enumerated up to size ${size}, the whole domain`,
    )
    smaller = texts
  }
}
