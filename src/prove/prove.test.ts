import { expect, test } from 'vitest'
import { formulas } from '../../generators/index.ts'
import { checkCertificate } from '../certificate/index.ts'
import { compile } from '../compile/index.ts'
import { drawCase } from '../engine/draw/index.ts'
import { parseDocument } from '../json/index.ts'
import { FRAGMENTS, formula, predicate, printFormula } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { STATEMENTS, type StatementId } from '../statements/index.ts'
import { loadModel, saveModel, singleHeaded, term, withTemperature } from '../transformer/index.ts'
import { prove, proveConstruction, refusalText, refute } from './index.ts'

const saysOf = (proof: ReturnType<typeof prove>): string =>
  proof === null ? 'nothing' : proof.kind === 'proved' ? 'proved' : refusalText(proof)

test.each(STATEMENTS)('$id is proved for every length, on some formulas', ({ id, fragment }) => {
  const { features } = FRAGMENTS[fragment]
  const { arbitrary } = formulas({ features, alphabet: ['a', 'b'], maxSize: 20, sugar: true })
  for (let k = 0; k < 4; k++) {
    const { c } = drawCase(arbitrary, 21, k, 0)
    const { model } = compile(c, id, { heads: k % 2 === 0 ? 'single' : 'multi' })
    expect([printFormula(c), saysOf(prove(model))]).toEqual([printFormula(c), 'proved'])
  }
})

test.each<[string, StatementId]>([
  ['first S last', 'corollary-17b'],
  ['O first', 'corollary-18a'],
  ['2*#L[Q_1] - #R[Q_0] < #R[true]', 'theorem-20b'],
  ['ODD(#L[Q_1]) & @ODD', 'theorem-21'],
  ['#L[Q_1] < #L[true]', 'theorem-21'],
  ['#L[first] < #R[last]', 'corollary-22a'],
  ['#L[first] < #L[Y true]', 'corollary-23'],
  ['ODD(#L[false]) & ODD(#L[true])', 'corollary-23'],
  ['ODD(#L[!Q_a]) & #L[!Q_a] < 2', 'corollary-23'],
  ['(#L[Q_1] < #L[Q_1]) S (0 < 1)', 'corollary-23'],
  ['1000000000000*#L[Q_1] > 7*#L[Q_0] + 3', 'theorem-20a'],
  [Array.from({ length: 30 }, (_, k) => `${k % 2 === 0 ? '' : '!'}Q_${k}`).join(' & '), 'theorem-15a'],
])('%s is proved by %s', (text, id) => {
  expect(saysOf(prove(compile(formula(text), id).model))).toBe('proved')
})

test('what a file keeps of a model is enough for its proof', () => {
  const loaded = loadModel(saveModel(compile(formula('ODD(#R[Y Q_1])'), 'corollary-22a').model))
  expect(loaded.kind === 'read' && saysOf(prove(loaded.value))).toBe('proved')
})

test('without meanings, a construction is taken at its places, and what gadgets do besides is open', () => {
  const compiled = compile(formula('!Q_1 & Q_0'), 'theorem-12a')
  const { meanings: _, ...bare } = compiled.model
  expect(prove(bare)).toBe(null)
  expect(saysOf(proveConstruction({ ...compiled, model: bare }))).toBe('proved')
  const other = compile(formula('Q_1 | Q_0'), 'theorem-12a')
  expect(saysOf(proveConstruction({ ...compiled, formula: other.formula }))).not.toBe('proved')
})

test('what names a unit that is not there is refused', () => {
  const { model } = compile(formula('Q_1 | Q_0'), 'theorem-12a')
  for (const part of ['first', 'firstBias', 'second'] as const) {
    const [certificate] = [prove(model)].flatMap((proof) => (proof?.kind === 'proved' ? [proof.certificate] : []))
    const text = JSON.stringify(certificate)
    const unit = part === 'second' ? '"from"' : '"to"'
    const astray = text.replace(new RegExp(`("${part}":\\[[^\\]]*?${unit}:)\\d+`), '$17')
    expect(astray).not.toBe(text)
    const document = parseDocument(astray)
    const checked = document.kind === 'read' ? checkCertificate(document.value) : document
    expect(checked).toMatchObject({ kind: 'refused', message: 'a unit is beyond hidden' })
  }
})

test('one head after the other is not understood: accumulators are written twice', () => {
  const { model } = compile(formula('Y Q_1 & X Q_1'), 'theorem-12a', { heads: 'multi' })
  expect(saysOf(prove(singleHeaded(model)))).toMatch(/no steps?|not one step|nothing says/)
})

test('a predicate of one’s own is a name, which must not be that of another', () => {
  const own = (name: string) =>
    compile({ kind: 'predicate', predicate: predicate(name, (k) => k > 3) }, 'theorem-21').model
  expect(saysOf(prove(own('OWN')))).toBe('proved')
  expect(saysOf(prove(own('ODD')))).toBe('layer 0, definition-19, ODD: two predicates are called ODD')
})

test('a function for a temperature is open, and a model that is wrong is refuted by a shortest word', () => {
  const { model } = compile(formula('(Q_1 | Q_0) S Q_0'), 'theorem-15a')
  const unknown = withTemperature(model, { kind: 'function', name: 'τ', at: (_, n) => rational.of(1, n) })
  expect(saysOf(prove(unknown))).toContain('definition-3, the temperature')
  expect([refute(model), refute(withTemperature(model, term('1', rational.of(9))))]).toEqual([null, ['0', '1']])
})
