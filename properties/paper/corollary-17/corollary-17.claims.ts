// Beside Corollary 17: masked unique-hard transformers. With strict masks they are LTL; with the paper's, which always show the
// diagonal, and without position embeddings they cannot tell a from aa, so they cannot compute ⊖.
import { transformers, words } from '../../../generators/index.ts'
import { foundHard, truthOf } from '../../../src/check/index.ts'
import { type Claim, type Comparable, type Runnable, record, runnable } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { activationAt, hard, type Mask, type Model, term, type Word } from '../../../src/transformer/index.ts'
import { computes, remembering, type SimulationCase, sameColumns, stated, untargeted } from '../../library/index.ts'
import { changeHeads, changeModels, changePositions } from '../constructions/change.ts'
import { casesFor } from '../constructions/domain.ts'
import { compilerOf } from '../constructions/simulation.ts'

interface StutterCase {
  readonly model: Model
  readonly word: Word
}

/** Every position embedding removed, every mask made to show the diagonal. */
export const blind = (model: Model): Model =>
  changeHeads((head) => ({ ...head, mask: WIDER[head.mask] }))({
    ...model,
    schedule: { ...model.schedule, positions: [] },
  })

const WIDER: Readonly<Record<Mask, Mask>> = {
  none: 'none',
  future: 'future',
  past: 'past',
  'strict-future': 'future',
  'strict-past': 'past',
}

/** All coordinates at the end, by position. */
function finalRows(model: Model, word: Word): Comparable[][] {
  const { streams } = hard(model, word)
  const last = streams[streams.length - 1]
  return word.map((_, k) => model.coordinates.map((_, c) => activationAt(last, k + 1, c)))
}

/** With every symbol doubled, the rows are doubled, and nothing else changes. */
export const stutter = (prepare: (model: Model) => Model = blind): Claim<StutterCase, never> =>
  computes({
    key: 'corollary-17.stutter',
    variant: 'step',
    title: 'without position embeddings a and aa are the same',
    statement:
      'A unique-hard transformer with masks that show the diagonal and without position embeddings gives on a word with every symbol doubled what it gives on the word, each row twice.',
    uses: ['definition-1', 'definition-2'],
    domain: record({
      model: transformers({ weightings: ['leftmost', 'rightmost'] }),
      word: words(['a', 'b', 'c'], { maxLength: 4 }),
    }),
    counts: untargeted({ quick: 500 }),
    what: 'the rows of the doubled word',
    observed: ({ model, word }) =>
      finalRows(
        prepare(model),
        word.flatMap((symbol) => [symbol, symbol]),
      ),
    expected: ({ model, word }) => finalRows(prepare(model), word).flatMap((row) => [row, row]),
  })

/** The construction of ⊖ under rightmost hard attention, with position embeddings of 0. */
export function withoutEmbeddings(
  silent: (model: Model) => Model = changePositions(() => term('1', rational.zero)),
): Claim<SimulationCase, never> {
  const compile = remembering(changeModels(compilerOf('theorem-13c'), silent))
  return {
    ...stated({
      key: 'corollary-17.no-embeddings',
      variant: 'printed',
      expects: 'refuted',
      insteadOf: 'corollary-17.stutter',
      title: 'the masked UHAT of ⊖ without position embeddings',
      statement: 'Masks alone are enough for ⊖ under rightmost hard attention. (They are if they hide the diagonal.)',
      uses: ['corollary-17.stutter'],
    }),
    domain: casesFor('theorem-13c'),
    check({ formula, word }, probe) {
      const construction = compile(formula)
      const found = foundHard(construction, word, 'rightmost')
      return sameColumns(construction, found, truthOf(construction.formula, word), probe)
    },
  }
}

export const claims: readonly Runnable[] = [runnable(stutter()), runnable(withoutEmbeddings())]
