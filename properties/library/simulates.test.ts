import { expect, test } from 'vitest'
import { simulations } from '../../generators/index.ts'
import { compile } from '../../src/compile/index.ts'
import { explain, runClaim } from '../../src/engine/index.ts'
import type { Obligation } from '../../src/transformer/index.ts'
import { simulates } from './index.ts'

/** A right compiler that states its obligations as it likes. */
const claim = (restate: (stated: readonly Obligation[]) => readonly Obligation[], hasProof = true) =>
  simulates({
    key: 'mine',
    title: 'my compiler',
    statement: 'It simulates TL[⊖].',
    domain: simulations({ features: ['previous'] }),
    compile(formula) {
      const { model, ...rest } = compile(formula, 'theorem-13c')
      const layers = model.layers.map((layer) => ({ ...layer, obligations: restate(layer.obligations ?? []) }))
      return { ...rest, model: { ...model, layers } }
    },
    counts: { quick: { random: 20, targeted: 0, small: 2 } },
    hasProof,
  })

test('a compiler without obligations is refuted with the remedy, which works', () => {
  expect(explain(runClaim(claim(() => [])))).toMatch(
    /\n {2}hint {6}what no lemma justifies is refuted, even where its outputs are right: state obligations, or check outputs alone by simulates\(\{ …, hasProof: false \}\)\n/,
  )
  expect(runClaim(claim(() => [], false)).verdict).toBe('holds')
})

test('obligations that are stated and broken come without that hint', () => {
  const text = explain(
    runClaim(claim((stated) => stated.map((one) => ('mask' in one ? { ...one, mask: 'none' } : one)))),
  )
  expect(text).toContain('expected  broken obligations = ()')
  expect(text).not.toContain('hint')
})
