// A traced simulation for people: subformulas by position, then for every layer what each head rests on and how close it comes.
import type {
  Compiled,
  Subformula,
  TracedHead,
  TracedLayer,
  TracedNet,
  TracedOutput,
  Word,
} from '../../../src/index.ts'
import { indented, quantityText, table } from '../../text.ts'

export interface SubformulaColumns extends Subformula {
  readonly truth: readonly (0 | 1 | null)[]
  readonly output: readonly (0 | 1 | null)[]
}

/** @example traceText(compiled, word, subformulas, traceSimulation(compiled.model, word)) */
export function traceText(
  { statement }: Pick<Compiled, 'statement'>,
  word: Word,
  subformulas: readonly SubformulaColumns[],
  layers: readonly TracedLayer[],
): string {
  const { id, fragment, temperature, positions } = statement
  const title = `${id}: ${fragment} at temperature ${temperature} with position embeddings ${positions.join(', ')}`
  return [title, subformulaTable(word, subformulas), ...layers.map((layer) => layerText(word, layer))].join('\n\n')
}

/** One row per subformula, one column per position; `1≠0` where the model says 0 of what is true. */
function subformulaTable(word: Word, subformulas: readonly SubformulaColumns[]): string {
  const rows = subformulas.map(({ name, layer, truth, output }) => [
    name,
    layer === 0 ? 'embedding' : `layer ${layer}`,
    ...truth.map((holds, k) => (holds === output[k] ? `${holds}` : `${holds}≠${output[k] ?? '?'}`)),
  ])
  const definitions = subformulas.flatMap(({ name, definition }) =>
    definition === null ? [] : `${name} = ${definition}`,
  )
  return [
    table([['subformula', 'known after', ...word.map((_, k) => `${k + 1}`)], ['the word', '', ...word], ...rows]),
    ...definitions,
  ].join('\n')
}

const layerText = (word: Word, { layer, heads, nets }: TracedLayer): string =>
  [
    `layer ${layer}`,
    ...heads.flatMap((head) => head.outputs.map((output) => outputText(word, head, output))),
    ...nets.map(netText),
  ].join('\n')

function outputText(word: Word, head: TracedHead, output: TracedOutput): string {
  const { coordinate, lemma, gamma, tolerance, positions } = output
  const title = `  head ${coordinate}, ${MASKS[head.mask] ?? head.mask}: ${lemma}`
  if (tolerance === null) return `${title} gives ${positions.map(({ soft }) => quantityText(soft)).join(', ')}`
  const rows = positions.map(({ hard, soft, error, margin }, k) => [
    `${k + 1}`,
    word[k],
    head.chosen[k].join(', '),
    hard,
    quantityText(soft),
    error ?? '0',
    margin ?? '',
  ])
  const shown = table([['i', 'symbol', 'looks at', 'hard', 'soft', 'error ≤', `margin to ${tolerance} ≥`], ...rows])
  return `${title} with γ ≥ ${gamma}\n${indented(shown, 4)}`
}

const MASKS: Readonly<Record<string, string>> = {
  future: 'over positions up to i',
  past: 'over positions from i on',
  none: 'over all positions',
}

function netText({ coordinate, lemma, values, margins }: TracedNet): string {
  const least = margins?.reduce((left, margin) => (Number(margin) < Number(left) ? margin : left))
  const left = least === undefined ? '' : `, margin to 1/4 ≥ ${least}`
  return `  net ${coordinate}: ${lemma === null ? '' : `${lemma} gives `}${values.map(quantityText).join(', ')}${left}`
}
