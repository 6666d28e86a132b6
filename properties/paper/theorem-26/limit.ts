// As τ falls, a softened AHAT tends to the AHAT (Theorem 26): below the temperature of the theorem it stays within ε, and comes nearer at
// the rate of the recursion.
import { gammas } from '../../../generators/index.ts'
import { type Claim, type Probe, record } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { recursion } from '../../../src/soften/index.ts'
import { gapOn } from '../../../src/transformer/index.ts'
import { approximates, remembering, untargeted } from '../../library/index.ts'
import { constantsFor, constantTau, deepSoftenings, type SofteningCase, softenings } from './softening.ts'

export interface Cooled {
  /** Its ε is the distance to be reached. */
  readonly of: SofteningCase
  /** By how much 1/τ exceeds that of the theorem. */
  readonly colder: Rational
}

type Label = 'a row that does not tie completely' | 'several layers' | 'much colder'

const colder = gammas({ least: rational.one, most: rational.of(1000) })

const COOLED = {
  domain: record<Cooled>({ of: softenings, colder }),
  deep: record<Cooled>({ of: deepSoftenings, colder }),
  requires: { 'a row that does not tie completely': 0.4, 'several layers': 0.4, 'much colder': 0.3 },
  counts: untargeted({ quick: 200, deep: 20_000 }),
  uses: ['theorem-26'],
  model: ({ of }: Cooled) => of.ahat.model,
  word: ({ of }: Cooled) => of.word,
  note({ of: { ahat, word }, colder: by }: Cooled, probe: Probe<Label>) {
    probe.label('a row that does not tie completely', gapOn(ahat.model, word).kind === 'gap')
    probe.label('several layers', ahat.model.layers.length > 1)
    probe.label('much colder', rational.compare(by, rational.of(2)) >= 0)
  },
}

/** 1/τ, a multiple of that of the theorem. */
export const cooled = (inverseTau: Rational, { colder: by }: Cooled): Rational => rational.multiply(inverseTau, by)

/** The limit, or another 1/τ. */
export function limit(inverseTau: typeof cooled = cooled): Claim<Cooled, Label> {
  const constants = remembering(({ of }: Cooled) => constantsFor(of))
  return approximates<Cooled, Label>({
    ...COOLED,
    key: 'theorem-26.limit',
    title: 'softened AHATs tend to the AHAT',
    statement:
      'For every δ there is a temperature, that of the theorem for ε = δ, at which and below which an AHAT and its softened twin differ by at most δ.',
    temperature: (c) => constantTau(inverseTau(constants(c).inverseTau, c)),
    epsilon: ({ of }) => of.epsilon,
  })
}

/** How fast: every error is within the recursion at its own temperature, where e^{−γ/τ} wins over the powers of 1/τ. */
export function rate(grow: typeof recursion = recursion): Claim<Cooled, Label> {
  const constants = remembering(({ of }: Cooled) => constantsFor(of))
  return approximates<Cooled, Label>({
    ...COOLED,
    key: 'theorem-26.limit-rate',
    title: 'how fast softened AHATs tend to the AHAT',
    statement:
      'At the temperature of the theorem and at every lower one the error after layer ℓ is at most a(1 + r + … + r^{ℓ−1}), with a = K·n·x·e^{−γ/τ} and r = K·x²/τ of that temperature.',
    temperature: (c) => constantTau(cooled(constants(c).inverseTau, c)),
    epsilon: (c) => grow(constants(c), rational.inverse(cooled(constants(c).inverseTau, c))).bounds,
  })
}
