// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import { rational } from '../numbers/index.ts'
import { isStatementId, statementHas, statementOf } from '../statements/index.ts'
import { soft, word } from '../transformer/index.ts'
import { formText, layerOf, modelOf, openSite, plain, planLayers, readsOf, times, writesOf } from './index.ts'

const { site, plan } = openSite(statementOf('theorem-12a'))
const output = site.fresh('x', 'exact')
site.add({
  kind: 'net',
  name: '1 - i/n',
  units: [{ bias: rational.zero, form: plain(site.position('i/n')), outputs: [times(-1, output)] }],
  bias: plain(output),
  obligations: [],
})
const layers = planLayers(plan().steps, plan().coordinates, 'single')

const runs: Record<string, () => void> = {
  "planLayers(plan().steps, plan().coordinates, 'single').length": () =>
    expect(planLayers(plan().steps, plan().coordinates, 'single').length).toBe(1),
  'readsOf(plan().steps[0])': () => expect(readsOf(plan().steps[0])).toEqual([site.position('i/n').index]),
  'writesOf(plan().steps[0])': () => expect(new Set(writesOf(plan().steps[0]))).toEqual(new Set([output.index])),
  'layerOf(layers[0], plan().coordinates.length)': () =>
    expect(layerOf(layers[0], plan().coordinates.length).name).toBe('1 - i/n'),
  "modelOf({ name: 'mine', plan: plan(), heads: 'single', temperature: '1', takesOthers: true, outputs: [output.index] })":
    () => {
      const parts = {
        name: 'mine',
        heads: 'single',
        temperature: '1',
        takesOthers: true,
        outputs: [output.index],
      } as const
      expect(
        soft(modelOf({ ...parts, plan: plan() }), word('ab')).activations[1].map((row) => row[output.index]),
      ).toEqual([rational.half, rational.zero])
    },
  "formText(plain(site.one)) // '1·0'": () => expect(formText(plain(site.one))).toBe('1·0'),
  "const { site, plan } = openSite(statementOf('theorem-12a'))": () => {
    const opened = openSite(statementOf('theorem-12a'))
    expect(opened.plan().coordinates).toContain(opened.site.one)
  },
  "statementOf('theorem-12a').temperature // '1/n'": () => expect(statementOf('theorem-12a').temperature).toBe('1/n'),
  "statementHas('theorem-13c', 'next') // false": () => expect(statementHas('theorem-13c', 'next')).toBe(false),
  "isStatementId('theorem-12c') // false": () => expect(isStatementId('theorem-12c')).toBe(false),
  "times(rational.half, site.position('(-1)^i'))": () =>
    expect(times(rational.half, site.position('(-1)^i'))).toEqual({
      index: site.position('(-1)^i').index,
      factor: rational.half,
    }),
  'plain(site.one)': () => expect(plain(site.one)).toEqual([{ index: site.one.index, factor: rational.one }]),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname, 'src/statements').sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
