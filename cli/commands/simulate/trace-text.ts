// The trace of a simulation for people: subformulas by position, then for every layer what each head rests on and how close it comes.
import type { Compiled, Subformula } from '../../../src/compile/index.ts'
import {
  type HeadTrace,
  type LayerTrace,
  type NetTrace,
  type OutputTrace,
  quantityText,
  type Trace,
} from '../../../src/transformer/index.ts'
import { indented, table } from '../../text.ts'

export interface SubformulaColumns extends Subformula {
  readonly truth: readonly (0 | 1 | null)[]
  readonly output: readonly (0 | 1 | null)[]
}

/** @example traceText(compiled, subformulas, traceSimulation(compiled.model, word)) */
export function traceText(
  { statement }: Pick<Compiled, 'statement'>,
  subformulas: readonly SubformulaColumns[],
  { symbols, layers }: Trace,
): string {
  const { id, fragment, temperature, positions } = statement
  const title = `${id}: ${fragment} at temperature ${temperature} with position embeddings ${positions.join(', ')}`
  return [
    title,
    subformulaTable(symbols, subformulas),
    ...layers.map((layer, l) => layerText(symbols, layer, l + 1)),
  ].join('\n\n')
}

/** One row per subformula, one column per position; `1≠0` where the model says 0 of what is true. */
function subformulaTable(symbols: readonly string[], subformulas: readonly SubformulaColumns[]): string {
  const rows = subformulas.map(({ name, layer, truth, output }) => [
    name,
    layer === 0 ? 'embedding' : `layer ${layer}`,
    ...truth.map((holds, k) => (holds === output[k] ? `${holds}` : `${holds}≠${output[k] ?? '?'}`)),
  ])
  const definitions = subformulas.flatMap(({ name, definition }) =>
    definition === null ? [] : `${name} = ${definition}`,
  )
  return [
    table([['subformula', 'known after', ...symbols.map((_, k) => `${k + 1}`)], ['the word', '', ...symbols], ...rows]),
    ...definitions,
  ].join('\n')
}

const layerText = (symbols: readonly string[], { heads, nets }: LayerTrace, layer: number): string =>
  [
    `layer ${layer}`,
    ...heads.flatMap((head) => head.outputs.map((output) => outputText(symbols, head, output))),
    ...nets.map(netText),
  ].join('\n')

function outputText(symbols: readonly string[], { mask, rows }: HeadTrace, output: OutputTrace): string {
  const { coordinate, lemma, gamma, tolerance, positions } = output
  const title = `  head ${coordinate}, ${MASKS[mask] ?? mask}: ${lemma}`
  if (tolerance === null) return `${title} gives ${positions.map(({ soft }) => quantityText(soft)).join(', ')}`
  const lines = positions.map(({ hard, soft, error, margin }, k) => [
    `${k + 1}`,
    symbols[k],
    rows[k].chosen.join(', '),
    hard,
    quantityText(soft),
    error ?? '0',
    margin ?? '',
  ])
  const shown = table([['i', 'symbol', 'looks at', 'hard', 'soft', 'error ≤', `margin to ${tolerance} ≥`], ...lines])
  return `${title} with γ ≥ ${gamma}\n${indented(shown, 4)}`
}

const MASKS: Readonly<Record<string, string>> = {
  future: 'over positions up to i',
  past: 'over positions from i on',
  none: 'over all positions',
}

const netText = ({ coordinate, lemma, values, margin }: NetTrace): string => {
  const left = margin === null ? '' : `, margin to 1/4 ≥ ${margin}`
  return `  net ${coordinate}: ${lemma === null ? '' : `${lemma} gives `}${values.map(quantityText).join(', ')}${left}`
}
