// Where no proof goes through, a word may refute the model: the first on which its output is known to be something else than the truth of
// its formula, shortest words first. Words over the formula's letters and one stranger: hundreds for small models, some for large ones, so
// that an answer takes about a second.
import type { Meanings, Node } from '../certificate/index.ts'
import { columnVerdict, runSoftly, truthOf } from '../check/index.ts'
import { type CoreNode, type Predicate, predicateText, readPredicate } from '../logic/index.ts'
import { allWords, type Model, type Word, withStranger } from '../transformer/index.ts'

const LONGEST = 6
const MOST_WORDS = 400
/** Words times layers times coordinates. */
const MOST_STEPS = 300_000

/** Null where none of the words that were tried refutes it. @example refute(compile(formula('Y Q_1'), 'theorem-12a').model) // null */
export function refute(model: Model, meanings: Meanings | undefined = model.meanings): Word | null {
  const nodes = meanings?.nodes.map((node) => coreOf(node, model)) ?? []
  const known = nodes.filter((node) => node !== undefined)
  const [place] = model.outputs
  if (meanings === undefined || known.length < nodes.length || nodes[meanings.root] === undefined) return null
  const formula = { nodes: known, root: meanings.root }
  const most = Math.min(MOST_WORDS, MOST_STEPS / (model.layers.length * model.coordinates.length + 1))
  let runs = 0
  for (let n = 1; n <= LONGEST; n++) {
    for (const word of allWords(lettersOf(model), n)) {
      if (runs++ >= most) return null
      const truth = truthOf(formula, word)[meanings.root]
      const { run } = runSoftly({ model, formula, places: [place] }, word)
      if (columnVerdict(run, place, truth) === 'differs') return word
    }
  }
  return null
}

const lettersOf = (model: Model): readonly string[] => withStranger(model).embedding.symbols.map(({ symbol }) => symbol)

/** Undefined for a predicate that neither files nor the schedule know. */
function coreOf(node: Node, { schedule }: Model): CoreNode<number> | undefined {
  const predicate = (name: string): Predicate | undefined => {
    const all = schedule.positions.flatMap(({ value }) => (value.kind === 'predicate' ? [value.predicate] : []))
    return all.find((one) => predicateText(one) === name) ?? readPredicate(name)
  }
  if ('constant' in node) return { kind: 'constant', value: node.constant }
  if ('letter' in node) return { kind: 'letter', symbol: node.letter }
  if ('not' in node) return { kind: 'not', of: node.not }
  if ('and' in node) return { kind: 'and', parts: node.and }
  if ('or' in node) return { kind: 'or', parts: node.or }
  if ('previous' in node) return { kind: 'previous', of: node.previous }
  if ('next' in node) return { kind: 'next', of: node.next }
  if ('since' in node) return { kind: 'since', left: node.since[0], right: node.since[1] }
  if ('until' in node) return { kind: 'until', left: node.until[0], right: node.until[1] }
  if ('predicate' in node) {
    const theta = predicate(node.predicate)
    return theta && { kind: 'predicate', predicate: theta }
  }
  if ('predicateOf' in node) {
    const { predicate: name, ...count } = node.predicateOf
    const theta = predicate(name)
    return theta && { kind: 'predicate-of', predicate: theta, count }
  }
  const [left, right] = node.less.map((side) =>
    side.map((addend) => {
      if ('constant' in addend) return { factor: BigInt(addend.constant), count: null }
      const { factor, ...count } = addend.count
      return { factor: BigInt(factor), count }
    }),
  )
  return { kind: 'compare', operator: '<', left, right }
}
