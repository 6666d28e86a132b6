// Theorem 26 on compiled formulas: K has hundreds of digits there, and errors are near 1e−1000.
import { type Claim, record } from '../../../src/engine/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type Constants, constantsOf, recursion } from '../../../src/soften/index.ts'
import { gapOn, type Model, type Scheduled } from '../../../src/transformer/index.ts'
import { approximates, remembering, type SimulationCase } from '../../library/index.ts'
import { ahatOf, type CompiledLabel, compiledCases, noteCompiled, REQUIRED } from './compiled-cases.ts'
import { constantTau, tolerances } from './softening.ts'

export interface CompiledCase {
  readonly of: SimulationCase
  readonly epsilon: Rational
}

/** All words of the length are run for γ. */
const casesUpTo = (maxSize: number, maxLength: number) =>
  record<CompiledCase>({
    of: compiledCases({ maxSize, maxLength }),
    epsilon: tolerances,
  })

/** The theorem for compiled formulas, or another temperature. */
export function compiled(
  temperature: (constants: Constants, model: Model) => Scheduled = ({ inverseTau }) => constantTau(inverseTau),
): Claim<CompiledCase, CompiledLabel> {
  const model = remembering(ahatOf)
  const constants = remembering(({ of: { formula, word }, epsilon }: CompiledCase) =>
    constantsOf(model(formula), epsilon, word.length),
  )
  return approximates<CompiledCase, CompiledLabel>({
    key: 'theorem-26.compiled',
    variant: 'step',
    title: 'compiled formulas under softmax at the temperature of the theorem',
    statement:
      'The hard reading of a compiled formula is an AHAT: at the temperature of the theorem, which is not that of its own statement, its activations are within ε of the hard ones.',
    uses: ['theorem-26'],
    requires: REQUIRED,
    counts: {
      quick: { random: 150, targeted: 0, small: 0, shrink: 500 },
      deep: { random: 10_000, targeted: 0, small: 0, shrink: 5_000 },
    },
    domain: casesUpTo(6, 4),
    deep: casesUpTo(10, 5),
    model: ({ of }) => model(of.formula),
    word: ({ of }) => of.word,
    temperature: (c) => temperature(constants(c), model(c.of.formula)),
    epsilon: ({ epsilon }) => epsilon,
    alsoShown: (c) => recursion(constants(c), rational.inverse(constants(c).inverseTau)).bounds,
    note({ of: { formula, word } }, probe) {
      const ahat = model(formula)
      noteCompiled(formula, ahat, word, gapOn(ahat, word).kind === 'all-tied', probe)
    },
  })
}
