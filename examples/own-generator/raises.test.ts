// Softmax is monotone: a claim on the drawn raises. And what the text is good for: a case that was written to a corpus, or by hand,
// is run again and shrinks like one that was drawn.
import { exponentialSum, partition, rational, real, runClaim } from 'lemmata'
import { boundedBy } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'
import { expect, test } from 'vitest'
import { type Raise, raises } from './raises.ts'

const weightOf = (position: number, scores: readonly number[]) => {
  const exact = scores.map((s) => rational.of(s))
  return real.quotient(exponentialSum.term(rational.one, exact[position - 1]), partition(exact))
}

const raised = ({ scores, at, by }: Raise) => scores.with(at - 1, scores[at - 1] + by)

const least = rational.of(3, 4)

claimTest(
  boundedBy({
    key: 'raise',
    title: 'a raised score gets no less attention',
    statement: 'If one score of a row is raised, its softmax weight does not fall.',
    domain: raises,
    what: 'the weight before',
    observed: (c) => weightOf(c.at, c.scores),
    bound: (c) => weightOf(c.at, raised(c)),
  }),
)

test('a case that comes from a file shrinks to the smallest one', () => {
  const enough = boundedBy({
    key: 'raise.enough',
    title: 'a raised score gets three quarters',
    statement: 'If one score of a row is raised, its softmax weight is at least 3/4.',
    domain: raises,
    observed: () => least,
    bound: (c) => weightOf(c.at, raised(c)),
  })
  expect(runClaim(enough, { corpus: ['7 -3 20 at 2 by 9'] }).counterexample).toMatchObject({
    found: '7 -3 20 at 2 by 9',
    case: '0 0 at 1 by 1',
  })
})

test('a line that is no case says why', () => {
  expect(() => raises.parse('1 2 at 3 by 1')).toThrow('1 2 at 3 by 1: the position is 3, but there are 2 scores')
})
