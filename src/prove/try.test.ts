import { expect, test } from 'vitest'
import { compile } from '../compile/index.ts'
import { formula } from '../logic/index.ts'
import { prove } from './index.ts'

const T: [string, string][] = [
  ['Y Q_1', 'theorem-12a'],
  ['X Q_1', 'theorem-12a'],
  ['X Q_1 & Y (!Q_1 | Q_0)', 'theorem-12b'],
  ['Y Q_1', 'theorem-13c'],
  ['Y Q_1', 'theorem-13d'],
  ['Q_1 S Q_0', 'theorem-15a'],
  ['Q_1 U Q_0', 'theorem-15b'],
  ['Q_1 S Q_0', 'theorem-16a'],
  ['Q_1 S Q_0', 'theorem-16b'],
  ['X Q_1 S Y Q_0', 'corollary-17a'],
  ['first S last', 'corollary-17b'],
  ['O first', 'corollary-18a'],
  ['O first', 'corollary-18b'],
  ['#L[Q_1] < 2', 'theorem-20a'],
  ['2*#L[Q_1] -#R[Q_0] < 2', 'theorem-20a'],
  ['ODD(#L[Q_1]) & ODD(#R[Q_1])', 'theorem-20a'],
  ['ODD(#L[Q_1]) & ODD(#R[Q_1])', 'theorem-20b'],
  ['2*#L[Q_1] -#R[Q_0] < #R[true]', 'theorem-20b'],
  ['ODD(#L[Q_1]) & @ODD', 'theorem-21'],
  ['#L[Q_1] < #L[true]', 'theorem-21'],
  ['#L[first] < #R[last]', 'corollary-22a'],
  ['#L[first] < #R[last]', 'corollary-22b'],
  ['#L[first] < #L[Y true]', 'corollary-23'],
  ['ODD(#L[false]) & ODD(#L[true])', 'corollary-23'],
  ['ODD(#L[!Q_a]) & #L[!Q_a] < 2', 'corollary-23'],
]
test.each(T)('%s by %s', (text, id) => {
  const p = prove(compile(formula(text), id as never).model)
  expect(p?.kind === 'open' ? { ...p, certificate: 0 } : p?.kind).toBe('proved')
})
