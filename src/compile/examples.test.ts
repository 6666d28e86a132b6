// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import {
  checkObligations,
  columnVerdict,
  foundHard,
  foundIn,
  runSoftly,
  spotText,
  traceSimulation,
  truthOf,
  withHardAttention,
} from '../check/index.ts'
import { desugar, formula, share } from '../logic/index.ts'
import { statementOf } from '../statements/index.ts'
import { activationAt, hard, soft, word } from '../transformer/index.ts'
import { compile, compileShared, modelSize, normalForm, outside, outsideText, subformulasOf } from './index.ts'

const compiled = compile(formula('Y Q_1'), 'theorem-12a')
const { model } = compiled
const count = { direction: 'left', of: 0 } as const
const COLUMNS = [
  [false, true, true, false],
  [false, false, true, true],
]

const runs: Record<string, () => void> = {
  "compile(formula('Y Q_1'), 'theorem-12a')": () =>
    expect(compile(formula('Y Q_1'), 'theorem-12a').model.name).toBe('theorem-12a: Y Q_1'),
  "compileShared(share(desugar(formula('Y Q_1'))), statementOf('theorem-12a')).model.layers.length": () =>
    expect(compileShared(share(desugar(formula('Y Q_1'))), statementOf('theorem-12a')).model.layers.length).toBe(3),
  "checkObligations(model, soft(model, word('0110'))).broken": () =>
    expect(checkObligations(model, soft(model, word('0110'))).broken).toEqual([]),
  "hard(withHardAttention(compiled.model, 'average'), word('0110'))": () => {
    const { streams } = hard(withHardAttention(compiled.model, 'average'), word('0110'))
    const column = [1, 2, 3, 4].map((i) => activationAt(streams[streams.length - 1], i, model.outputs[0]).numerator)
    expect(column).toEqual([0n, 0n, 1n, 1n])
  },
  'normalForm([{ factor: 1n, count: null }], [{ factor: 2n, count }]) // 2κ > 1': () =>
    expect(normalForm([{ factor: 1n, count: null }], [{ factor: 2n, count }])).toEqual({
      counts: [{ factor: 2n, ...count }],
      constant: 1n,
    }),
  "outside(formula('X Q_1'), 'theorem-13c')?.lacks[0].feature // 'next'": () =>
    expect(outside(formula('X Q_1'), 'theorem-13c')?.lacks[0].feature).toBe('next'),
  'outsideText(found) // \'theorem-13c is about TL[⊖], and "X Q_1" needs ⊕ (next); theorem-12a, …\'': () => {
    const found = outside(formula('X Q_1'), 'theorem-13c')
    expect(found && outsideText(found)).toContain(
      'theorem-13c is about TL[⊖], and "X Q_1" needs ⊕ (next); theorem-12a, ',
    )
  },
  "truthOf(compiled.formula, word('0110'))": () => expect(truthOf(compiled.formula, word('0110'))).toEqual(COLUMNS),
  "foundIn(compiled, soft(compiled.model, word('0110')))": () =>
    expect(foundIn(compiled, soft(compiled.model, word('0110')))).toEqual(COLUMNS),
  "foundHard(compiled, word('0110'), 'average')": () =>
    expect(foundHard(compiled, word('0110'), 'average')).toEqual(COLUMNS),
  "runSoftly(compiled, word('0110')).found": () => expect(runSoftly(compiled, word('0110')).found).toEqual(COLUMNS),
  'modelSize(compiled.model).layers': () => expect(modelSize(compiled.model).layers).toBe(3),
  "spotText({ layer: 2, layerName: 'Y a', of: 'first', i: 1 }) // 'layer 2 (Y a), first, position 1'": () =>
    expect(spotText({ layer: 2, layerName: 'Y a', of: 'first', i: 1 })).toBe('layer 2 (Y a), first, position 1'),
  'columnVerdict(run, compiled.places[1], [false, true])': () => {
    const held = compile(formula('Y Q_1'), 'theorem-12a')
    const run = soft(held.model, word('10'))
    expect(columnVerdict(run, held.places[1], [false, true])).toBe('agrees')
    expect(columnVerdict(run, held.places[1], [true, true])).toBe('differs')
  },
  "subformulasOf(compile(formula('Y Q_1'), 'theorem-12a'))[1].name // 'Y Q_1'": () =>
    expect(subformulasOf(compile(formula('Y Q_1'), 'theorem-12a'))[1].name).toBe('Y Q_1'),
  "traceSimulation(compiled.model, word('0110')).layers[0].heads[0].outputs": () =>
    expect(traceSimulation(compiled.model, word('0110')).layers[0].heads[0].outputs.length).toBe(1),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname, 'src/check').sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
