// AHATs whose gap is known (Definition 5, Proposition 24), for Lemma 25 and Theorem 26: one average-hard head per layer, all masks,
// irrational √d_k, rows with ties. 0.1 ms per draw; gaps are worked out when asked for. Written as JSON on one line.
import { type Domain, domainOf, type Random } from '../../src/engine/index.ts'
import { rational } from '../../src/numbers/index.ts'
import {
  type KnownGap,
  type Model,
  modelText,
  type Schedule,
  type Scheduled,
  saveModel,
} from '../../src/transformer/index.ts'
import { oneOf, several } from '../chance.ts'
import { hasFields } from '../fields.ts'
import { nudge } from '../rationals/index.ts'
import { simplerFields } from '../shrink.ts'
import { isModel, neighbourModel, readModel, shrinkSize } from '../transformer/index.ts'
import { AHAT_KINDS, type AhatKind } from './column.ts'
import { drawAhatModel } from './draw.ts'
import { type Ahat, gapOf } from './gap.ts'
import { simplerAhatModels } from './shrink.ts'

export type { AhatKind } from './column.ts'
export { type Ahat, gapOf } from './gap.ts'

/** @example const options: AhatOptions = { kinds: ['constructed'], layers: [2, 2], maxLength: 6 } */
export interface AhatOptions {
  /** How gaps are known. Default: all three. */
  readonly kinds?: readonly AhatKind[]
  /** The smallest and the largest number of layers. Default: 1 and 4. */
  readonly layers?: readonly [least: number, most: number]
  /** The smallest and the largest d. Default: 1 and 9. */
  readonly width?: readonly [least: number, most: number]
  /** Of the words that will be read: gaps are stated, and tables of the schedule filled, up to here. Default: 4. */
  readonly maxLength?: number
  /** Every word over it can be read. At least two symbols. Default: a, b, c. */
  readonly alphabet?: readonly string[]
}

/** @example fc.assert(fc.property(ahats({ layers: [1, 1] }).arbitrary, ({ model }) => model.layers.length === 1), { numRuns: 10 }) */
export function ahats(options: AhatOptions = {}): Domain<Ahat> {
  const frame = { layers: [1, 4], width: [1, 9], maxLength: 4, alphabet: ['a', 'b', 'c'], ...options } as const
  const { kinds = AHAT_KINDS } = options
  const { alphabet, maxLength, width, layers } = frame
  if (kinds.length === 0) throw new RangeError('AHATs need a kind to draw: there is none')
  if (alphabet.length < 2)
    throw new RangeError(`AHATs need at least two symbols to tell apart, found ${alphabet.length}`)
  const limits = { layers, width, alphabet, weightings: ['average'] } as const
  return domainOf<Ahat>({
    draw(random) {
      const kind = oneOf(random, kinds)
      return { kind, model: drawAhatModel(random, kind, frame) }
    },
    isShaped: isAhat,
    flaw: ({ model }) => flawOf(model, alphabet),
    simpler: (ahat) => simplerFields(ahat, { model: (model) => simplerAhatModels(model, limits) }),
    print: (ahat) => printAhat(ahat, maxLength),
    describe: ({ kind, model }) => [
      `a ${kind} AHAT; gaps for n = 1, 2, …: ${gapsText({ kind, model }, maxLength).join(', ')}`,
      ...modelText(model).split('\n'),
    ],
    read: (line) => readAhat(line, alphabet),
    size: ({ model }) => shrinkSize(model),
    neighbour,
  })
}

const isKind = (value: unknown): value is AhatKind => AHAT_KINDS.some((kind) => kind === value)

const isAhat = (value: unknown): value is Ahat =>
  hasFields(value, 'kind', 'model') && isKind(value.kind) && isModel(value.model)

function flawOf({ layers, embedding }: Model, alphabet: readonly string[]): string | undefined {
  for (const { name, heads } of layers) {
    const other = heads.find(({ weighting }) => weighting !== 'average')
    if (other !== undefined) return `"${other.name}" of "${name}" is weighted by ${other.weighting}, not by average`
  }
  const unread = alphabet.find((letter) => embedding.symbols.every(({ symbol }) => symbol !== letter))
  return unread === undefined || embedding.other !== null ? undefined : `"${unread}" has no embedding`
}

/** @example {"kind":"grid","gaps":["tied","1/4","√(1/48)"],"model":{…}} */
const printAhat = (ahat: Ahat, maxLength: number): string =>
  JSON.stringify({
    kind: ahat.kind,
    gaps: gapsText(ahat, maxLength),
    model: JSON.parse(saveModel(ahat.model)),
  })

const gapsText = (ahat: Ahat, maxLength: number): readonly string[] =>
  several(maxLength, (k) => textOf(gapOf(ahat, k + 1)))

const textOf = (gap: KnownGap): string => {
  if (gap.kind === 'all-tied') return 'tied'
  return gap.exact === undefined ? `√(${rational.print(gap.square)})` : rational.print(gap.exact)
}

/** Gaps are worked out again, never believed. */
function readAhat(line: string, alphabet: readonly string[]): Ahat {
  const value = readLine(line)
  if (!hasFields(value, 'kind', 'gaps', 'model'))
    throw new Error(`expected {"kind":…,"gaps":[…],"model":{…}}, found ${line}`)
  const { kind, gaps } = value
  if (!isKind(kind)) throw new Error(`expected a kind, ${AHAT_KINDS.join(', ')}, found ${JSON.stringify(kind)}`)
  if (!Array.isArray(gaps)) throw new Error(`expected gaps, one for each length from 1, found ${JSON.stringify(gaps)}`)
  const ahat: Ahat = { kind, model: readModel(JSON.stringify(value.model)) }
  const flaw = flawOf(ahat.model, alphabet)
  if (flaw !== undefined) throw new Error(`not an AHAT for words over {${alphabet.join(', ')}}: ${flaw}`)
  for (const [k, stated] of gaps.entries()) {
    const known = textOf(gapOf(ahat, k + 1))
    if (stated !== known)
      throw new Error(`the gap of length ${k + 1} is given as ${String(stated)}, but it is ${known}`)
  }
  return ahat
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const QUARTER = rational.of(1, 4)

/** One weight, mask or embedding otherwise. */
function neighbour({ kind, model }: Ahat, random: Random): Ahat {
  const next = neighbourModel(model, ['average'], random)
  // A temperature plays no part in hard attention: a position embedding is varied in its place.
  const isInVain = next.schedule !== model.schedule
  return { kind, model: isInVain ? { ...model, schedule: neighbourSchedule(model.schedule, random) } : next }
}

function neighbourSchedule(schedule: Schedule, random: Random): Schedule {
  const { positions } = schedule
  if (positions.length === 0) return schedule
  const k = random.nextInt(0, positions.length - 1)
  const value = neighbourScheduled(positions[k].value, random)
  return { ...schedule, positions: positions.with(k, { ...positions[k], value }) }
}

function neighbourScheduled(scheduled: Scheduled, random: Random): Scheduled {
  switch (scheduled.kind) {
    case 'term':
      return { ...scheduled, times: nudge(scheduled.times, QUARTER, [], random) }
    case 'by-position': {
      const r = random.nextInt(0, scheduled.rows.length - 1)
      const { n, values } = scheduled.rows[r]
      const i = random.nextInt(0, n - 1)
      const row = { n, values: values.with(i, nudge(values[i], QUARTER, [], random)) }
      return { ...scheduled, rows: scheduled.rows.with(r, row) }
    }
    // Not drawn.
    case 'by-length':
    case 'predicate':
    case 'function':
      return scheduled
  }
}
