// The statements in words, made from what they allow.
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import type { Header } from '../../library/index.ts'

/** @example statementText('theorem-12a').title // TL[⊖,⊕] with temperature 1/n */
export function statementText(
  id: StatementId,
): Required<Pick<Header<never>, 'title' | 'statement' | 'topic' | 'uses'>> {
  const { fragment, temperature, positions, lookup, isFutureMasked, uses } = statementOf(id)
  const theta = lookup !== null ? ', and θ_n(i) and θ_n(0) for its predicates' : ''
  const mask = isFutureMasked ? 'future-masked ' : ''
  return {
    topic: fragment,
    title: `${fragment} ${temperature === '1' ? 'without temperature' : `with temperature ${temperature}`}`,
    statement: `Every formula of ${fragment} is computed exactly, with all its subformulas, by a ${mask}softmax transformer with temperature ${temperature} and the position embeddings ${positions.join(', ')}${theta}; its weights do not depend on n.`,
    uses,
  }
}
