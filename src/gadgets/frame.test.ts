// The frame of every gadget, checked on its steps without running them: it reads its inputs, the constant, position embeddings of the
// statement and what it allocated itself, and writes nothing but the latter. So a gadget can neither disturb another one nor its
// inputs, wherever it stands in a model.
import { describe, expect, test } from 'vitest'
import { builtIn, type Predicate, predicateText } from '../logic/index.ts'
import { STATEMENTS, type Statement } from '../statements/index.ts'
import { openSite, type Plan, readsOf, type Step, writesOf } from '../stream/index.ts'
import {
  compare,
  conjunction,
  disjunction,
  first,
  type Gadget,
  last,
  mean,
  type Need,
  negation,
  next,
  predicateOf,
  previous,
  reciprocal,
  since,
  until,
  zero,
} from './index.ts'

const predicate = (name: string, parameters: readonly number[] = []): Predicate => {
  const found = builtIn(name, parameters)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

const left = (factor: bigint) => ({ factor, direction: 'left' as const })
const right = (factor: bigint) => ({ factor, direction: 'right' as const })

interface Listed {
  readonly gadget: Gadget
  readonly title: string
  /** Predicates that it embeds beside the statement's position embeddings. */
  readonly thetas: readonly Predicate[]
}

const PLAIN: readonly Gadget[] = [
  ...[negation(), conjunction(2), conjunction(5), disjunction(2), disjunction(5)],
  ...[first, last, mean('left'), mean('right'), reciprocal('left'), reciprocal('right')],
  ...[previous(), next(), since(), until(), zero('left'), zero('right')],
  ...[compare([left(1n)], 0n, 'κ > 0'), compare([left(-7n)], -3n, '-7κ > -3')],
  ...[compare([right(2n)], 5n, '2κ→ > 5'), compare([left(3n), left(-2n)], 1n, '3κ - 2λ > 1')],
  ...[compare([left(1n), right(-1n), right(50n)], -9n, 'κ - λ→ + 50μ→ > -9')],
]

/** All gadgets. */
const GADGETS: readonly Listed[] = [
  ...PLAIN.map((gadget) => ({ gadget, title: `${gadget.name} of ${gadget.inputs}`, thetas: [] })),
  ...[predicate('ODD'), predicate('REST', [2, 0])].flatMap((theta) =>
    (['left', 'right'] as const).map((direction) => ({
      gadget: predicateOf(theta, direction),
      title: `${predicateText(theta)} of a count to the ${direction}`,
      thetas: [theta],
    })),
  ),
]

/** Whether a statement has the position embeddings and masks for it: by hand, from the table of statements. */
function supplies({ tieBreak, positions, lookup, isFutureMasked }: Statement, need: Need): boolean {
  const hasParity = positions.includes('(-1)^i')
  switch (need) {
    case 'tie-break to the right':
      return tieBreak !== null
    case 'tie-break to the left':
      return tieBreak === 'n'
    case 'first position':
      return hasParity
    case 'last position':
      return hasParity && !isFutureMasked
    case '1/i':
      return hasParity || positions.includes('1/i')
    case '1/(n-i+1)':
      return (hasParity && !isFutureMasked) || positions.includes('1/(n-i+1)')
    case 'lookup':
      return lookup !== null
  }
}

const suppliersOf = (gadget: Gadget): Statement[] =>
  STATEMENTS.filter((statement) => gadget.needs.every((need) => supplies(statement, need)))

interface Built {
  readonly statement: Statement
  readonly inputs: ReadonlySet<number>
  readonly output: number
  readonly plan: Plan
  /** Allocated by the gadget, embeddings apart. */
  readonly own: ReadonlySet<number>
  readonly embedded: ReadonlySet<number>
}

/** A gadget on inputs that letters hold, in a site where others have worked before. */
function build(gadget: Gadget, statement: Statement): Built {
  const { site, plan } = openSite(statement)
  const inputs = Array.from({ length: gadget.inputs }, (_, k) => site.letter(`${k}`))
  const strange = site.fresh('of another gadget', 'exact')
  const before = plan().coordinates.length
  const output = gadget.build(site, inputs)
  const made = plan()
  const embedded = new Set(made.positions.map(({ coordinate }) => coordinate))
  const own = new Set(made.coordinates.map(({ index }) => index).filter((index) => index >= before))
  for (const index of embedded) own.delete(index)
  expect([strange.index, before]).toEqual([before - 1, before])
  return {
    statement,
    inputs: new Set(inputs.map(({ index }) => index)),
    output: output.index,
    plan: made,
    own,
    embedded,
  }
}

/** Everything that is wrong with the frame, in words. */
function flaws({ inputs, output, plan, own, embedded }: Built): string[] {
  const { coordinates, one, steps } = plan
  const name = (index: number): string => `"${coordinates[index].name}"`
  const writers = (index: number): number => steps.filter((step) => writesOf(step).includes(index)).length
  const written = new Set<number>()
  const found: string[] = []
  const mayRead = (index: number): boolean =>
    inputs.has(index) || index === one || embedded.has(index) || written.has(index)
  for (const step of steps) {
    for (const c of readsOf(step)) {
      if (!mayRead(c)) found.push(`${step.name} reads ${name(c)}`)
      if (step.kind === 'attention' && coordinates[c].kind === 'approximate') {
        found.push(`attention ${step.name} reads ${name(c)}, which is approximate`)
      }
    }
    for (const c of writesOf(step)) if (!own.has(c)) found.push(`${step.name} writes ${name(c)}`)
    for (const c of writesOf(step)) written.add(c)
  }
  for (const c of own) {
    if (writers(c) !== 1) found.push(`${name(c)} is written by ${writers(c)} steps`)
    if ((coordinates[c].kind === 'approximate') !== isSoft(steps, c)) {
      found.push(`${name(c)} is called ${coordinates[c].kind}`)
    }
  }
  if (!(own.has(output) || embedded.has(output))) found.push(`the output is ${name(output)}`)
  if (coordinates[output].kind !== 'exact') found.push('the output is not exact')
  return found
}

/** Whether weights that are not equal write the coordinate. */
const isSoft = (steps: readonly Step[], index: number): boolean =>
  steps.some((step) => step.kind === 'attention' && step.to === index && step.query.length > 0)

const PAIRS = GADGETS.flatMap(({ gadget }) => suppliersOf(gadget).map((statement) => ({ gadget, statement })))

test('every gadget has statements for it, and every statement gadgets', () => {
  expect(GADGETS.length).toBe(26)
  expect(GADGETS.filter(({ gadget }) => suppliersOf(gadget).length === 0)).toEqual([])
  const counts = (gadget: Gadget) => suppliersOf(gadget).length
  expect([negation(), previous(), next(), since(), until(), zero('left'), zero('right')].map(counts)).toEqual([
    18, 11, 6, 15, 8, 6, 4,
  ])
})

describe.each(GADGETS)('$title', ({ gadget, thetas }) => {
  test('keeps its frame for every statement that supplies what it needs', () => {
    for (const statement of suppliersOf(gadget)) {
      const built = build(gadget, statement)
      expect([statement.id, flaws(built)]).toEqual([statement.id, []])
      const values = built.plan.positions.map(({ value }) => (value.kind === 'term' ? value.term : 'θ'))
      const allowed = [...statement.positions, ...(thetas.length > 0 ? ['θ'] : [])]
      expect(values.filter((value) => !allowed.includes(value))).toEqual([])
      expect(values.filter((value) => value === 'θ').length).toBe(2 * thetas.length)
    }
  })

  test('declares how many columns it reads, and reads each of them', () => {
    const [statement] = suppliersOf(gadget)
    const { inputs, plan } = build(gadget, statement)
    const read = new Set(plan.steps.flatMap(readsOf))
    expect(inputs.size).toBe(gadget.inputs)
    expect([...inputs].filter((index) => !read.has(index))).toEqual([])
  })

  test('built twice on the same inputs it leaves the first result alone', () => {
    const [statement] = suppliersOf(gadget)
    const { site, plan } = openSite(statement)
    const inputs = Array.from({ length: gadget.inputs }, (_, k) => site.letter(`${k}`))
    gadget.build(site, inputs)
    const before = new Set(plan().steps.flatMap(writesOf))
    const so = plan().steps.length
    gadget.build(site, inputs)
    expect(
      plan()
        .steps.slice(so)
        .flatMap(writesOf)
        .filter((c) => before.has(c)),
    ).toEqual([])
  })
})

describe('on inputs that are one coordinate', () => {
  test.each([conjunction(3), disjunction(3), since(), until()])('$name has no entry twice', (gadget) => {
    const statement = suppliersOf(gadget)[0]
    const { site, plan } = openSite(statement)
    const input = site.letter('a')
    gadget.build(
      site,
      Array.from({ length: gadget.inputs }, () => input),
    )
    for (const step of plan().steps) {
      const forms =
        step.kind === 'attention' ? [...step.query, ...step.key, step.value] : step.units.map(({ form }) => form)
      for (const form of forms) expect(new Set(form.map(({ index }) => index)).size).toBe(form.length)
    }
  })
})

describe('in models for decoders', () => {
  const DECODERS = PAIRS.filter(({ statement }) => statement.isFutureMasked)

  test('attention of a gadget that the statement supplies looks to the left', () => {
    // A mean to the right needs no position embedding, so that nothing keeps it out of a model for decoders but the fragment.
    const masked = DECODERS.filter(({ gadget }) => gadget.name !== 'mean to the right').flatMap(
      ({ gadget, statement }) =>
        build(gadget, statement).plan.steps.flatMap((step) => (step.kind === 'attention' ? [step.mask] : [])),
    )
    expect(masked.length).toBeGreaterThan(50)
    expect(new Set(masked)).toEqual(new Set(['future']))
  })
})

describe('a gadget out of its frame is noticed', () => {
  const statement = STATEMENTS[0]
  const astray = (steps: (one: number, input: number, strange: number) => readonly Step[]): Gadget => ({
    ...negation('astray'),
    build(site, [input]) {
      const output = site.fresh('out', 'exact')
      const strange = input.index + 1
      for (const step of steps(output.index, input.index, strange)) site.add(step)
      return output
    },
  })
  const net = (from: number, to: number): Step => ({
    kind: 'net',
    name: 'net',
    units: [{ bias: ZERO, form: [{ index: from, factor: ZERO }], outputs: [{ index: to, factor: ZERO }] }],
    bias: [],
    obligations: [],
  })
  const ZERO = { kind: 'rational', numerator: 0n, denominator: 1n } as const

  test.each([
    ['writes its input', (out: number, input: number) => [net(input, out), net(input, input)], 'net writes "symbol'],
    ['writes a position embedding', (out: number, input: number) => [net(input, out), net(input, 1)], 'writes "i/n"'],
    ['reads what is not its own', (out: number, _: number, strange: number) => [net(strange, out)], 'of another'],
    ['reads before it has written', (out: number) => [net(out, out)], 'net reads "out"'],
    ['writes a coordinate by two steps', (out: number, i: number) => [net(i, out), net(i, out)], 'by 2 steps'],
    ['writes nothing', () => [], 'is written by 0 steps'],
  ])('one that %s', (_, steps, message) => {
    const found = flaws(build(astray(steps), statement))
    expect(found.length).toBeGreaterThan(0)
    expect(found.join('; ')).toContain(message)
  })
})
