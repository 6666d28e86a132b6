// For each fragment a formula that people know, on a word where it is sometimes true: tried every time, and pictured in reports.
import { type FragmentName, formula } from '../../../src/logic/index.ts'
import { type StatementId, statementHas, statementOf } from '../../../src/statements/index.ts'
import { word } from '../../../src/transformer/index.ts'
import type { SimulationCase } from '../../library/index.ts'

/** The induction head wherever there are ⊖ and since, and counts compared wherever there are counts. */
const EXAMPLES: Readonly<Record<FragmentName, readonly [formula: string, word: string]>> = {
  'TL[⊖,⊕]': ['Y Q_a & Q_b & X Q_a', 'abaabba'],
  'TL[⊖]': ['Y Y Q_a & Y Q_b & Q_a', 'ababaab'],
  'TL[S,U]': ['(!Q_b S Q_a) & (!Q_a U Q_b)', 'acbcacb'],
  'TL[S]': ['!Q_b S Q_a', 'cacbcac'],
  LTL: ['(!Y Q_a | Q_b) S (Y Q_a & Q_b)', 'baabaab'],
  'TL[⊖,S]': ['(!Y Q_a | Q_b) S (Y Q_a & Q_b)', 'baabaab'],
  'TL[#←,#→,+,Mon]': ['#L[Q_a] < #R[Q_b]', 'baababb'],
  'TL[#←,+,Mon]': ['#L[Q_b] < #L[Q_a]', 'baababb'],
  'LTL[#←,#→,+,Mon]': ['Y #L[Q_b] < #R[Q_a]', 'baababb'],
  'TL[⊖,S,#←,+,Mon]': ['Q_a S (#L[Q_b] < #L[Q_a])', 'baabaab'],
}

/** Where counts are compared, a single count with a large factor: Λ is the sum of the factors, and not the number of counts. */
export const steepExamples = (id: StatementId): readonly SimulationCase[] =>
  statementHas(id, 'comparison') ? [{ formula: formula('0 < 6*#L[Q_a]'), word: word('aa') }] : []

/** @example exampleOf('corollary-17a') // the induction head on baabaab */
export function exampleOf(id: StatementId): SimulationCase {
  const [text, symbols] = EXAMPLES[statementOf(id).fragment]
  return { formula: formula(text), word: word(symbols) }
}
