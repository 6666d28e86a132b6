// For a planted fault whose minimal case is known by hand: random cases find it, and shrinking ends in exactly that case,
// whatever the seed.
import {
  align,
  gammas,
  gapRows,
  perturbations,
  rationalLists,
  rationals,
  values,
  visiblePart,
  type WindowedRow,
  windowedRows,
  words,
  zigguratRows,
} from '../../generators/index.ts'
import { type Claim, type Domain, record, runClaim } from '../../src/engine/index.ts'
import { type Rational, rational } from '../../src/numbers/index.ts'

/** Expected to be refuted, so that only random cases are run before shrinking. */
const claim = <C>(domain: Domain<C>, isFaulty: (c: C) => boolean): Claim<C> => ({
  key: 'planted',
  of: 'planted',
  variant: 'own',
  expects: 'refuted',
  title: 'a planted fault',
  statement: 'No case has the fault.',
  uses: [],
  domain,
  requires: {},
  check: (c, probe) => probe.same(isFaulty(c), false),
})

/** The cases in which so many seeds end, each with how often. */
function endings<C>(domain: Domain<C>, isFaulty: (c: C) => boolean, seeds: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (let seed = 1; seed <= seeds; seed++) {
    const ending = runClaim(claim(domain, isFaulty), { seed, numRuns: 2_000 }).counterexample?.case ?? 'nothing'
    found[ending] = (found[ending] ?? 0) + 1
  }
  return found
}

export interface Planted {
  readonly fault: string
  readonly minimal: string
  /** By shrinking alone. */
  steps(seeds: number): Record<string, number>
  /** And then by looking through the small cases of the domain, as the engine does. */
  all(seeds: number): Record<string, number>
}

function planted<C>(fault: string, minimal: string, domain: Domain<C>, isFaulty: (c: C) => boolean): Planted {
  const { small: _, ...unlisted } = domain
  return {
    fault,
    minimal,
    steps: (seeds) => endings(unlisted, isFaulty, seeds),
    all: (seeds) => endings(domain, isFaulty, seeds),
  }
}

const isPositive = (a: Rational): boolean => rational.sign(a) > 0
const isNegative = (a: Rational): boolean => rational.sign(a) < 0
const isAbove = (limit: string) => (a: Rational) => rational.compare(a, rational.parse(limit)) > 0

const largest = (scores: readonly Rational[]): Rational => scores.reduce(rational.maximum)
/** The indices of the largest scores. */
const maxima = (scores: readonly Rational[]): number[] =>
  [...scores.keys()].filter((k) => rational.equal(scores[k], largest(scores)))
const areApart = (scores: readonly Rational[]): boolean =>
  maxima(scores).some((k, place, all) => place > 0 && k > all[place - 1] + 1)
const hidesLarger = (row: WindowedRow): boolean =>
  rational.compare(largest(row.scores), largest(visiblePart(row, row.scores))) > 0

export const FAULTS: readonly Planted[] = [
  planted(
    'an a after a b',
    'ba',
    words(['a', 'b', 'c'], { maxLength: 12 }),
    (w) => w.lastIndexOf('a') > w.indexOf('b') && w.includes('b'),
  ),
  planted('two c, the first before an a', 'cac', words(['a', 'b', 'c'], { maxLength: 12 }), (w) =>
    /c.*a.*c/.test(w.join('')),
  ),
  planted('a value above 3/2', '2', rationals({ largest: 5, denominators: [4] }), isAbove('3/2')),
  planted(
    'a fraction above 1',
    '3/2',
    rationals({ largest: 5, denominators: [4, 3] }),
    (a) => isAbove('1')(a) && a.denominator > 1n,
  ),
  planted('a slope above 10', '11', gammas(), isAbove('10')),
  planted('equal maxima that are not adjacent, in a list', '(0 -1 0)', rationalLists(), areApart),
  planted('equal maxima that are not adjacent', '(0 -1 0) gap 1', gapRows(), ({ scores }) => areApart(scores)),
  planted(
    'a gap of 2 or more under two maxima',
    '(0 0 -2) gap 2',
    gapRows(),
    ({ scores, gap }) => scores.length > maxima(scores).length && maxima(scores)[1] === 1 && isAbove('1')(gap),
  ),
  planted(
    'a peak inside',
    '(-1 0 -1) peak 2 gamma 1',
    zigguratRows(),
    ({ peak, scores }) => peak > 1 && peak < scores.length,
  ),
  planted(
    'three scores of slope above 1',
    '(0 -2 -4) peak 1 gamma 2',
    zigguratRows(),
    ({ scores, gamma }) => scores.length > 2 && isAbove('1')(gamma),
  ),
  planted('a larger score hidden', '(0 1) mask future position 1', windowedRows(), hidesLarger),
  planted(
    'a larger score hidden behind',
    '(1 0) mask past position 2',
    windowedRows(),
    (row) => hidesLarger(row) && row.mask === 'past',
  ),
  planted('mass in two coordinates', '(1/2 1/2) epsilon 1', perturbations(2), ({ vectors }) =>
    vectors.some((v) => v.every((entry) => !rational.isZero(entry))),
  ),
  planted(
    'a perturbation at the second place',
    '(0, 1) epsilon 1',
    perturbations(1),
    ({ vectors }) => vectors.length > 1 && !rational.isZero(vectors[1][0]),
  ),
  planted(
    'a negative value',
    'row=(0) peak 1 gamma 1; values=(-1)',
    align({ row: zigguratRows(), values: values() }),
    (c) => c.values.some(isNegative),
  ),
  planted(
    'a negative value at the peak and a positive one elsewhere',
    'row=(0 -1) peak 1 gamma 1; values=(-1 1)',
    align({ row: zigguratRows(), values: values() }),
    (c) => isNegative(c.values[c.row.peak - 1]) && c.values.some(isPositive),
  ),
  planted(
    'values that fall after the peak',
    'row=(0 -1) peak 1 gamma 1; values=(1 0)',
    align({ row: zigguratRows(), values: values() }),
    (c) => c.row.peak < c.values.length && rational.compare(c.values[c.row.peak], c.values[c.row.peak - 1]) < 0,
  ),
  planted(
    'a negative value at the last of several visible maxima',
    'row=(0 0) mask none position 1; values=(0 -1); gamma=1',
    align({ row: windowedRows(), values: values(), gamma: gammas() }),
    ({ row, values }) => {
      const places = maxima(visiblePart(row, row.scores))
      return places.length > 1 && isNegative(visiblePart(row, values)[places[places.length - 1]])
    },
  ),
  planted(
    'a word with noise on a b',
    'word=b; noise=(1) epsilon 1',
    align({ word: words(['a', 'b']), noise: perturbations(1) }),
    ({ word, noise }) => word.some((s, k) => s === 'b' && !rational.isZero(noise.vectors[k][0])),
  ),
  planted(
    'a word and a slope, in a record',
    'word=bb; gamma=2',
    record({ word: words(['a', 'b']), gamma: gammas() }),
    ({ word, gamma }) => word.filter((s) => s === 'b').length > 1 && isAbove('1')(gamma),
  ),
]
