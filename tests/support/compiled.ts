// Compiled models held against their formula and against their obligations: what the tests of compiling have in common.
import {
  type Construction,
  checkObligations,
  type FoundColumn,
  runSoftly,
  spotText,
  truthOf,
} from '../../src/check/index.ts'
import { outside } from '../../src/compile/index.ts'
import { formula, printFormula, unshare } from '../../src/logic/index.ts'
import { decide } from '../../src/numbers/index.ts'
import { STATEMENTS, type StatementId } from '../../src/statements/index.ts'
import { type Model, type SoftRun, soft, type Word } from '../../src/transformer/index.ts'

/** Every operator, alone and under others, with sugar; all fragments have some. */
export const FORMULAS: readonly string[] = [
  ...['Q_a', '!Q_a', 'true', 'Q_a & !Q_b & true', 'false | Q_b', 'Q_a <-> !Q_c'],
  ...['Y Q_a', 'Y Y !Q_b', 'first', 'wY (Q_a & Y Q_b)'],
  ...['X Q_a', 'X X !Q_b', 'last', 'Y X Q_a & X Y Q_b'],
  ...['(Q_a | Q_b) S Q_b', 'O Q_a', '!((Q_a | Q_b) S Q_b) S (Q_a S Q_a)', 'H (Q_b -> O Q_a)'],
  ...['(Q_a | Q_b) U Q_b', 'G (Q_a -> F Q_b)', '(Q_a | Q_b) U (O Q_c)'],
  ...['(Y Q_a) S !Q_b', 'Y (true S Y Q_a)', 'X (true S X Q_a)', 'F (last & O (first & Q_a))'],
  ...['#L[Q_a] < #L[Q_b]', '3*#L[Q_a] - 2*#L[!Q_b] >= 1', '#L[#L[Q_a] > 1] < 2', '2 < 1'],
  ...['#L[Q_a] = #R[Q_a]', '#R[Q_a] + #L[Q_b] <= 3', '2*#R[Q_a] > #R[!Q_a] - 1'],
  ...['@MOD[3,1]', 'ODD(#L[Q_a])', 'REST[2,0](#L[Q_a])', 'PRIME(#R[Q_b]) | TABLE[1,0,1](#R[Q_a])'],
  ...['Y (#L[Y Q_a] < 2)', '(Y Q_a) S ODD(#L[Q_b])', '#L[Y Q_a] >= #R[X Q_b]', '#L[#L[Y Q_a] = #R[Q_a]] = 0'],
]

/** The statements whose fragments have the formula. */
export const acceptingOf = (text: string): StatementId[] =>
  STATEMENTS.filter(({ id }) => outside(formula(text), id) === undefined).map(({ id }) => id)

/** Every word of 1 to `length` letters. */
export function wordsUpTo(length: number, letters: readonly string[]): Word[] {
  const ofLength = (n: number): Word[] =>
    n === 0 ? [[]] : ofLength(n - 1).flatMap((shorter) => letters.map((letter) => [...shorter, letter]))
  return Array.from({ length }, (_, k) => ofLength(k + 1)).flat()
}

/** Obligations that a run does not keep, as text: hypotheses that are broken, rows that fail or stay undecided. */
export function unkept(model: Model, run: SoftRun): string[] {
  const { broken, open } = checkObligations(model, run)
  return [
    ...broken.map(({ lemma, spot, message }) => `${lemma}, ${spotText(spot)}: ${message}`),
    ...open.flatMap(({ lemma, spot, what, observed, bound }) => {
      const { answer } = decide(observed, bound)
      return answer === 'holds' ? [] : [`${lemma}, ${spotText(spot)}: ${what} ${answer}`]
    }),
  ]
}

/** The same on a word. */
export const unkeptOn = (model: Model, word: Word): string[] => unkept(model, soft(model, word))

const bits = (column: FoundColumn): string => column.map((bit) => (bit === null ? '?' : bit ? '1' : '0')).join('')

/** Subformulas whose columns are not the given ones, as text. */
export function differing({ formula: { nodes, root } }: Construction, found: Columns, expected: Columns): string[] {
  const names = unshare({ nodes, root })
  return nodes.flatMap((_, k) => {
    const [is, says] = [bits(expected[k]), bits(found[k])]
    return is === says ? [] : [`${printFormula(names[k])} is ${is}, and the model says ${says}`]
  })
}

type Columns = readonly FoundColumn[]

/** All that is wrong with a construction on a word: subformulas that differ from the reference semantics, obligations not kept. */
export function faultsOn(construction: Construction, word: Word): string[] {
  const { run, found } = runSoftly(construction, word)
  const wrong = differing(construction, found, truthOf(construction.formula, word))
  return [...wrong, ...unkept(construction.model, run)].map((fault) => `on ${word.join(' ')}: ${fault}`)
}
