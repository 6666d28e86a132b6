// A claim of one's own: an inequality about softmax, on rows of scores that the library draws. Cases, what is observed and what bounds
// it are all that it says; the engine enumerates, draws, searches for the closest call and shrinks what fails.
import { exponentialSum, partition, rational, real } from 'lemmata'
import { rationalLists } from 'lemmata/generators'
import { boundedBy } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'

/** The largest score is not alone in the row, but it never gets less than an equal share. */
const equalShare = boundedBy({
  key: 'equal-share',
  title: 'the largest score gets at least an equal share',
  statement: 'The softmax weight of the largest of n scores is at least 1/n.',
  domain: rationalLists({ largest: 20, denominators: [1, 3] }),
  requires: { 'several maxima': 0.05 },
  what: '1/n',
  observed: (scores) => rational.of(1, scores.length),
  bound(scores) {
    const most = scores.reduce(rational.maximum)
    return real.quotient(exponentialSum.term(rational.one, most), partition(scores))
  },
  note(scores, probe) {
    const most = scores.reduce(rational.maximum)
    probe.length(scores.length)
    probe.label('several maxima', scores.filter((s) => rational.equal(s, most)).length > 1)
  },
})

claimTest(equalShare)
