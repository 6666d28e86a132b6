// A construction is proved for every length: for each formula its model has a certificate, which the small check accepts. What is
// open is named by layer and lemma.
import type { Construction } from '../../src/check/index.ts'
import type { Claim } from '../../src/engine/index.ts'
import type { Formula } from '../../src/logic/index.ts'
import { proveConstruction, refusalText } from '../../src/prove/index.ts'
import { begin, complete, type OnCases, type Own } from './header.ts'

/** @example const parts: Pick<ProvesEveryLength, 'compile'> = { compile: (formula) => compile(formula, 'theorem-12a') } */
export interface ProvesEveryLength extends OnCases<Formula, never> {
  /** The construction. Gadgets of your own say what their coordinates mean by `site.means`. */
  compile(formula: Formula): Construction
}

const OWN: Own<ProvesEveryLength> = { compile: 'function' }

/**
 * @example
 * const claim = provesEveryLength({
 *   key: 'mine', title: 'my compiler, for every n', statement: 'Its models compute their formulas at every length.',
 *   domain: formulas({ features: ['previous'], alphabet: ['a', 'b'] }),
 *   compile: (formula) => compile(formula, 'theorem-13c'),
 * })
 * runnable(claim).replay('Y Q_a').ending // passed
 */
export const provesEveryLength = (parts: ProvesEveryLength): Claim<Formula, never> => ({
  ...complete(parts, OWN),
  check(formula, probe) {
    begin(parts, formula, probe)
    const proof = proveConstruction(parts.compile(formula))
    const says =
      proof === null ? 'nothing is annotated' : proof.kind === 'proved' ? 'proved' : `open: ${refusalText(proof)}`
    return probe.same(says, 'proved', 'what is known for every length', 'obligation')
  },
})
