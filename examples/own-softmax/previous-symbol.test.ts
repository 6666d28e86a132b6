// A bound on what softmax leaves, for words of all lengths tried: outputs are enclosed, never rounded, and the bound is an exact real.
// The report draws the attention of the closest call.
import { exponentialSum, rational, record, trace } from 'lemmata'
import { gammas, words } from 'lemmata/generators'
import { boundedBy, isLegible, softOutputs } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { previousSymbol } from './previous-symbol.ts'

claimTest(
  boundedBy({
    key: 'symbol-before',
    title: 'the symbol before, within e^{−γ}',
    statement: 'At the last of n ≥ 2 positions all symbols but the one before it get at most e^{−γ} of the attention.',
    domain: record({
      gamma: gammas({ least: rational.half, most: rational.of(8) }),
      word: words(['0', '1'], { minLength: 2, maxLength: 12 }),
    }),
    counts: { quick: { random: 300, targeted: 100 } },
    what: 'the share of the other symbol',
    observed({ gamma, word }) {
      const outputs = softOutputs(previousSymbol(gamma), word)
      const other = word[word.length - 2] === '0' ? 'was 1' : 'was 0'
      return outputs(other)[word.length - 1]
    },
    bound: ({ gamma }) => exponentialSum.term(rational.one, rational.negate(gamma)),
    illustrate({ gamma, word }) {
      const model = previousSymbol(gamma)
      return isLegible(model, word) ? trace(model, word) : null
    },
  }),
)
