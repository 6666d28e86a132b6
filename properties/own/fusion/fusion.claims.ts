// Fusion: the truth of two cases, joined, is the joined truth. Larger formulas, longer words and more symbols than the statements' cases
// have; and nothing that interprets the whole is believed.
import { type Fusion, fused, fusions, type Join } from '../../../generators/index.ts'
import { runSoftly } from '../../../src/check/index.ts'
import { type Claim, type Runnable, runnable } from '../../../src/engine/index.ts'
import { FRAGMENTS, meaning, printFormula } from '../../../src/logic/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { stated } from '../../library/index.ts'
import { type Compiler, compilerOf } from '../../paper/constructions/simulation.ts'

type Label = Join | 'truth changes along the word'

/** All operators: LTL[#←,#→,+,Mon]. */
const LARGEST: StatementId = 'corollary-22a'

/** For a statement and its compiler, or another. */
export const fusion = (
  id: StatementId = LARGEST,
  compile: Compiler = compilerOf(id),
  mean: typeof meaning = meaning,
): Claim<Fusion, Label> => ({
  ...stated<Label>({
    key: 'fusion',
    title: 'two cases joined',
    statement:
      'Where two words stand side by side, within each other or symbol by symbol, or one is spelled by a formula on the other, a formula made of two has the truth that follows from theirs: by its meaning, and by its transformer.',
    uses: [id],
    requires: { beside: 0.1, paired: 0.1, nested: 0.1, 'truth changes along the word': 0.3 },
    counts: {
      quick: { random: 150, targeted: 0, small: 0, shrink: 1_000 },
      deep: { random: 20_000, targeted: 0, small: 0 },
      mutate: { random: 100, small: 0 },
    },
  }),
  domain: fusions({ features: FRAGMENTS[statementOf(id).fragment].features, maxSize: 8, maxLength: 8 }),
  check(c, probe) {
    const { formula, word, truth } = fused(c)
    probe.label(c.join)
    probe.label(
      'truth changes along the word',
      truth.some((holds) => holds !== truth[0]),
    )
    probe.length(word.length)
    const construction = compile(formula)
    const { found } = runSoftly(construction, word)
    return probe.all(
      probe.same(bits(mean(formula, word)), bits(truth), 'the meaning of the whole'),
      probe.same(bits(found[construction.formula.root]), bits(truth), 'what the model of the whole says'),
    )
  },
  explain(c) {
    const { formula, word } = fused(c)
    return `${printFormula(formula)} on ${JSON.stringify(word)}`
  },
})

const bits = (column: readonly (boolean | null)[]): string =>
  column.map((bit) => (bit === null ? '?' : bit ? '1' : '0')).join('')

export const claims: readonly Runnable[] = [runnable(fusion())]
