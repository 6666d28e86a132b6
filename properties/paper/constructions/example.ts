// For each fragment a formula that people know, on a word where it is sometimes true: tried every time, and pictured in reports.
import { type FragmentName, formula } from '../../../src/logic/index.ts'
import { type StatementId, statementHas, statementOf } from '../../../src/statements/index.ts'
import { word } from '../../../src/transformer/index.ts'
import type { SimulationCase } from '../../library/index.ts'

/** The induction head wherever there are ⊖ and since, and counts compared wherever there are counts. */
const EXAMPLES: Readonly<Record<FragmentName, readonly [formula: string, word: string]>> = {
  'TL[⊖,⊕]': ['Y Q_1 & Q_0 & X Q_1', '1011001'],
  'TL[⊖]': ['Y Y Q_1 & Y Q_0 & Q_1', '1010110'],
  'TL[S,U]': ['(!Q_c S Q_a) & (!Q_a U Q_c)', 'abcbabc'],
  'TL[S]': ['!Q_c S Q_a', 'babcbab'],
  LTL: ['(!Y Q_1 | Q_0) S (Y Q_1 & Q_0)', '0110110'],
  'TL[⊖,S]': ['(!Y Q_1 | Q_0) S (Y Q_1 & Q_0)', '0110110'],
  'TL[#←,#→,+,Mon]': ['#L[Q_1] < #R[Q_0]', '0110100'],
  'TL[#←,+,Mon]': ['#L[Q_0] < #L[Q_1]', '0110100'],
  'LTL[#←,#→,+,Mon]': ['Y #L[Q_0] < #R[Q_1]', '0110100'],
  'TL[⊖,S,#←,+,Mon]': ['Q_1 S (#L[Q_0] < #L[Q_1])', '0110110'],
}

/** Where counts are compared, a single count with a large factor: Λ is the sum of the factors, and not the number of counts. */
export const steepExamples = (id: StatementId): readonly SimulationCase[] =>
  statementHas(id, 'comparison') ? [{ formula: formula('0 < 6*#L[Q_1]'), word: word('11') }] : []

/** @example exampleOf('corollary-17a') // the induction head on 0110110 */
export function exampleOf(id: StatementId): SimulationCase {
  const [text, symbols] = EXAMPLES[statementOf(id).fragment]
  return { formula: formula(text), word: word(symbols) }
}
