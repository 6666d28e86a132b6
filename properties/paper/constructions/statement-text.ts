// The statements in words, made from what they allow.
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import type { Header } from '../../library/index.ts'

/** What each construction rests on. */
const USES: Readonly<Record<StatementId, readonly string[]>> = {
  'theorem-12a': ['definition-11', 'lemma-8b', 'lemma-8c', 'lemma-9', 'proposition-10a', 'proposition-10b'],
  'theorem-12b': ['definition-11', 'lemma-8b', 'lemma-8c', 'lemma-9', 'proposition-10a', 'proposition-10b'],
  'theorem-13c': ['definition-11', 'lemma-8a', 'lemma-9', 'proposition-10a', 'proposition-10c'],
  'theorem-13d': ['definition-11', 'lemma-8a', 'lemma-9', 'proposition-10a', 'proposition-10c'],
  'theorem-15a': ['definition-14', 'lemma-8b', 'lemma-8c', 'lemma-9'],
  'theorem-15b': ['definition-14', 'lemma-8b', 'lemma-8c', 'lemma-9'],
  'theorem-16a': ['definition-14', 'lemma-8a', 'lemma-9'],
  'theorem-16b': ['definition-14', 'lemma-8a', 'lemma-9'],
  'corollary-17a': ['theorem-12a', 'theorem-15a'],
  'corollary-17b': ['theorem-12b', 'theorem-15b'],
  'corollary-18a': ['theorem-13c', 'theorem-16a', 'proposition-10c'],
  'corollary-18b': ['theorem-13d', 'theorem-16b', 'proposition-10c'],
  'theorem-20a': ['definition-19', 'lemma-6', 'lemma-7', 'lemma-9'],
  'theorem-20b': ['definition-19', 'lemma-6', 'lemma-7', 'lemma-9'],
  'theorem-21': ['definition-19', 'lemma-6', 'lemma-7', 'lemma-9'],
  'corollary-22a': ['corollary-17a', 'theorem-20a', 'proposition-10c', 'proposition-10d'],
  'corollary-22b': ['corollary-17b', 'theorem-20b', 'proposition-10c', 'proposition-10d'],
  'corollary-23': ['corollary-18a', 'theorem-21', 'proposition-10c'],
}

/** @example statementText('theorem-12a').title // TL[⊖,⊕] with temperature 1/n */
export function statementText(
  id: StatementId,
): Required<Pick<Header<never>, 'title' | 'statement' | 'topic' | 'uses'>> {
  const { fragment, temperature, positions, lookup, isFutureMasked } = statementOf(id)
  const theta = lookup !== null ? ', and θ_n(i) and θ_n(0) for its predicates' : ''
  const mask = isFutureMasked ? 'future-masked ' : ''
  return {
    topic: fragment,
    title: `${fragment} ${temperature === '1' ? 'without temperature' : `with temperature ${temperature}`}`,
    statement: `Every formula of ${fragment} is computed exactly, with all its subformulas, by a ${mask}softmax transformer with temperature ${temperature} and the position embeddings ${positions.join(', ')}${theta}; its weights do not depend on n.`,
    uses: USES[id],
  }
}
