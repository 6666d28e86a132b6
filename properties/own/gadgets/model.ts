// A single gadget as a model, for testing it on all columns: symbols are numbers whose bits are the input columns.
import type { Gadget, Need } from '../../../src/gadgets/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import type { Statement } from '../../../src/statements/index.ts'
import { layerOf, openSite, planLayers } from '../../../src/stream/index.ts'
import { type Model, term, vector } from '../../../src/transformer/index.ts'

export interface GadgetModel {
  readonly model: Model
  readonly output: number
}

/** Symbol `2` of a gadget with two inputs: false in the first column, true in the second. */
export function gadgetModel(gadget: Gadget, statement: Statement): GadgetModel {
  const { site, plan } = openSite(statement)
  const inputs = Array.from({ length: gadget.inputs }, (_, k) => site.fresh(`input ${k + 1}`, 'exact'))
  const output = gadget.build(site, inputs)
  const { coordinates, one, positions, steps } = plan()
  const width = coordinates.length
  const layers = planLayers(steps, coordinates, 'single').map((layer) => layerOf(layer, width))
  return {
    output: output.index,
    model: {
      name: `${gadget.name} for ${statement.id}`,
      coordinates: coordinates.map(({ name }) => name),
      embedding: {
        symbols: symbolsFor(gadget).map((symbol) => ({
          symbol,
          vector: vector(width, [
            [one, rational.one],
            ...inputs.flatMap(({ index }, k) => (bitOf(symbol, k) ? [[index, rational.one] as const] : [])),
          ]),
        })),
        other: null,
      },
      schedule: { positions, temperature: term(statement.temperature) },
      layers,
      outputs: [output.index],
    },
  }
}

/** One for each choice of bits. @example symbolsFor(since()) // ['0', '1', '2', '3'] */
export const symbolsFor = ({ inputs }: Gadget): string[] => Array.from({ length: 2 ** inputs }, (_, k) => `${k}`)

/** The columns that a word of such symbols stands for. */
export const columnsOf = ({ inputs }: Gadget, word: readonly string[]): boolean[][] =>
  Array.from({ length: inputs }, (_, k) => word.map((symbol) => bitOf(symbol, k)))

const bitOf = (symbol: string, k: number): boolean => ((Number(symbol) >> k) & 1) === 1

/** How a statement supplies a need; undefined where it does not. Statements that supply alike make the same gadget. */
function supply(need: Need, statement: Statement): string | undefined {
  const { tieBreak, scale, positions, lookup, isFutureMasked, temperature } = statement
  const hasParity = positions.includes('(-1)^i')
  const reciprocal = (name: '1/i' | '1/(n-i+1)', canCompute: boolean): string | undefined =>
    positions.includes(name) ? `${name} given` : canCompute ? `${name} computed` : undefined
  switch (need) {
    case 'tie-break to the right':
    case 'tie-break to the left': {
      if (tieBreak === null || (tieBreak === 'i' && need === 'tie-break to the left')) return undefined
      const inverse = tieBreak === 'i' ? reciprocal('1/i', hasParity) : ''
      return inverse === undefined ? undefined : `${temperature} ${tieBreak} ${scale} ${inverse}`
    }
    case 'first position':
      return hasParity ? 'computed' : undefined
    case 'last position':
      return hasParity && !isFutureMasked ? 'computed' : undefined
    case '1/i':
      return reciprocal('1/i', hasParity)
    case '1/(n-i+1)':
      return reciprocal('1/(n-i+1)', hasParity && !isFutureMasked)
    case 'lookup':
      return lookup === null ? undefined : `${temperature} ${lookup.join(' ')}`
  }
}

/** Of the statements that supply all that a gadget needs, one for each way of supplying it. */
export function suppliers(gadget: Gadget, statements: readonly Statement[]): readonly Statement[] {
  const ways = new Map<string, Statement>()
  for (const statement of statements) {
    const supplies = gadget.needs.map((need) => supply(need, statement))
    const way = supplies.join(' | ')
    if (!supplies.includes(undefined) && !ways.has(way)) ways.set(way, statement)
  }
  return [...ways.values()]
}
