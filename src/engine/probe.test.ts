import { expect, test } from 'vitest'
import { integerClaim } from '../../tests/support/integers.ts'
import { messageOf } from '../json/index.ts'
import { exponentialSum, precise, preciseExp, type Real, rational, real } from '../numbers/index.ts'
import type { Claim } from './claim.ts'
import { examinerOf } from './examine.ts'
import { aboutOf, type Comparable, createProbe, HOLDS, isOutcome, type Outcome, type Probe } from './probe.ts'

/** A real that no number of bits tells from itself. */
const euler = (): Real => real.enclosed((bits) => preciseExp.exp(precise.one, bits))

const claimOf = (check: (c: number, probe: Probe) => Outcome): Claim<number> => integerClaim(10, check)

const NOTHING = { labels: [], measures: [], magnitudes: [], comparisons: [], credits: [], broken: [] }

test('a probe has noted nothing at first, and nothing again after a reset', () => {
  const { probe, notes, reset } = createProbe()
  expect(notes).toEqual(NOTHING)
  probe.label('a')
  probe.length(3)
  probe.magnitude('m', rational.half)
  probe.atMost(rational.one, rational.half)
  probe.credit('lemma-6', rational.one, rational.half)
  probe.length(7)
  expect(notes.n).toBe(7)
  expect(Object.values(notes).map((list) => list.length)).toEqual([1, undefined, 2, 1, 1, 1, 2])
  reset()
  expect(notes).toEqual(NOTHING)
})

test('a hypothesis that holds lets the check go on, one that does not discards the case', () => {
  const { probe } = createProbe()
  expect(() => probe.given(true)).not.toThrow()
  expect(() => probe.given(false)).toThrow(
    expect.objectContaining({ name: 'Discarded', message: 'a hypothesis does not hold' }),
  )
})

test('a label is noted unless it is said not to apply', () => {
  const { probe, notes } = createProbe()
  probe.label('plain')
  probe.label('true', true)
  probe.label('false', false)
  expect(notes.labels).toEqual(['plain', 'true'])
})

test('what is compared is about what comes out, unless it is said to be about something else', () => {
  const { probe } = createProbe()
  expect(probe.same(1, 2).finding).toEqual({ kind: 'same', about: 'output', what: 'found', found: 1, expected: 2 })
  expect(probe.same(1, 2, 'sum', 'means').finding).toMatchObject({ about: 'means', what: 'sum' })
  expect(probe.atMost(rational.one, rational.half).finding).toMatchObject({ about: 'output', what: 'observed' })
  expect(probe.credit('lemma-6', rational.one, rational.half).finding).toMatchObject({
    about: 'obligation',
    what: 'lemma-6',
  })
})

test('of several outcomes the first that fails speaks, else the first undecided', () => {
  const { probe } = createProbe()
  const holds = probe.same(1, 1)
  const [wrong, alsoWrong] = [probe.same(1, 2, 'first'), probe.same(1, 2, 'second')]
  const [open, alsoOpen] = [probe.atMost(euler(), euler(), 'first'), probe.atMost(euler(), euler(), 'second')]
  expect([holds.answer, wrong.answer, open.answer]).toEqual(['holds', 'fails', 'undecided'])
  expect(probe.all(holds, open, wrong, alsoWrong, alsoOpen)).toBe(wrong)
  expect(probe.all(holds, open, alsoOpen)).toBe(open)
  expect(probe.all(holds, holds)).toBe(HOLDS)
  expect(() => probe.all()).toThrow(new TypeError('all: there is no outcome, so nothing was checked'))
})

test('only what a probe made is an outcome', () => {
  const { probe } = createProbe()
  for (const made of [HOLDS, probe.same(1, 1), probe.same(1, 2)]) expect(isOutcome(made)).toBe(true)
  for (const other of [null, undefined, true, 5, 'holds', [], { answer: 'holds', finding: null }])
    expect(isOutcome(other)).toBe(false)
})

test('a check that returns no outcome crashes, with what it should return', () => {
  const message = 'the check returned no outcome: return what probe.atMost, same, credit or all gives'
  for (const returned of ['null', 'true', '{"answer":"holds"}', '{"answer":"fails","finding":null}'])
    expect(examinerOf(claimOf(() => JSON.parse(returned))).examine(1)).toEqual({ kind: 'crashed', message, at: [] })
})

test('a check that returns a promise crashes, and what it rejects with is nobody’s', async () => {
  const promising = async (): Promise<Outcome> => {
    throw new Error('too late')
  }
  // @ts-expect-error a check is synchronous
  expect(examinerOf(claimOf(promising)).examine(1)).toEqual({
    kind: 'crashed',
    message: 'the check returned a promise: a check is synchronous, so await what it needs before the claim is made',
    at: [],
  })
  await Promise.resolve()
})

test('what is no real is refused, with what would be one', () => {
  const { probe } = createProbe()
  const refused = (json: string | undefined): string => {
    try {
      probe.atMost(json === undefined ? missing[0] : JSON.parse(json), rational.one)
      return 'taken'
    } catch (error) {
      return messageOf(error)
    }
  }
  const missing: Real[] = []
  const advice = 'an exponential sum or an enclosed real (a float decides nothing)'
  expect(refused('3')).toBe(`observed is 3, a number: give a rational such as rational.of(3), ${advice}`)
  expect(refused('0.5')).toBe(`observed is 0.5, a number: give a rational such as rational.of(1, 3), ${advice}`)
  expect(refused('"3"')).toBe(`observed is "3", a string: give a rational such as rational.of(1, 3), ${advice}`)
  expect(refused('null')).toMatch('observed is null: give')
  expect(refused(undefined)).toMatch('observed is undefined: give')
  expect(refused('[1]')).toMatch('observed is a list: give')
  expect(refused('{"kind":"interval"}')).toMatch('observed is an object: give')
  expect(() => probe.atMost(rational.one, JSON.parse('3'))).toThrow('bound is 3, a number: give')
  expect(() => probe.credit('lemma-6', JSON.parse('3'), rational.one)).toThrow('observed is 3, a number: give')
  expect(() => probe.credit('lemma-6', rational.one, JSON.parse('3'))).toThrow('bound is 3, a number: give')
  const wrong = (value: unknown): Real => Object.assign([value])[0]
  expect(() => probe.atMost(wrong(3n), rational.one)).toThrow('is 3, a bigint: give a rational such as rational.of(3),')
  expect(() => probe.atMost(wrong(Promise.resolve()), rational.one)).toThrow('observed is a promise: give')
  expect(() => probe.magnitude('size', JSON.parse('3'))).toThrow('magnitude "size" is 3, a number: give')
})

test('reals of every kind may be compared, and a magnitude keeps its place', () => {
  const { probe, notes } = createProbe()
  const e = exponentialSum.term(rational.one, rational.one)
  const reals: Real[] = [rational.of(2), e, { kind: 'quotient', numerator: e, denominator: e }, euler()]
  for (const value of reals) expect(probe.atMost(value, rational.of(9))).toBe(HOLDS)
  probe.magnitude('error', rational.half, { role: 'error', layer: 2 })
  probe.magnitude('size', rational.half)
  const half = { text: '0.5', logarithm: expect.any(Number) }
  expect(notes.magnitudes).toEqual([
    ['error', half, { role: 'error', layer: 2 }],
    ['size', half, null],
  ])
})

test('a check ends in one of five ways', () => {
  const endingOf = (check: (c: number, probe: Probe) => Outcome) => examinerOf(claimOf(check)).examine(1)
  expect(endingOf((_, probe) => probe.same(1, 1))).toEqual({ kind: 'passed' })
  expect(endingOf((_, probe) => probe.atMost(euler(), euler()))).toEqual({ kind: 'undecided' })
  expect(endingOf((c, probe) => probe.same(c, 2, 'c'))).toEqual({
    kind: 'failed',
    finding: { kind: 'same', about: 'output', what: 'c', found: 1, expected: 2 },
  })
  const discarding = (_: number, probe: Probe): Outcome => {
    probe.given(false)
    return probe.same(1, 1)
  }
  expect(endingOf(discarding)).toEqual({ kind: 'discarded' })
  const throwing = (thrown: unknown) => () => {
    throw thrown
  }
  expect(endingOf(throwing(new RangeError('too far')))).toEqual({
    kind: 'crashed',
    message: 'RangeError: too far',
    at: [],
  })
  expect(endingOf(throwing('a word'))).toEqual({ kind: 'crashed', message: 'a word', at: [] })
})

test('what a case fails by leaves out what is only undecided', () => {
  const { probe, notes } = createProbe()
  probe.atMost(euler(), euler())
  expect(aboutOf(notes)).toEqual([])
  probe.same(1, 2, 'allowed', 'means')
  expect(aboutOf(notes)).toEqual(['means'])
})

test('lists are the same if they are as long and the same part by part', () => {
  const { probe } = createProbe()
  const isSame = (a: Comparable, b: Comparable): boolean => probe.same(a, b) === HOLDS
  expect([isSame([], []), isSame([1, 'a'], [1, 'a']), isSame([[1], [2]], [[1], [2]])]).toEqual([true, true, true])
  expect([isSame([1], [1, 2]), isSame([1, 2], [1]), isSame([1, 2], [2, 1])]).toEqual([false, false, false])
  expect([isSame([], ''), isSame([], 0), isSame('', []), isSame([1], 1)]).toEqual([false, false, false, false])
})

test('rationals are the same if both of their parts are', () => {
  const { probe } = createProbe()
  const isSame = (a: Comparable, b: Comparable): boolean => probe.same(a, b) === HOLDS
  expect(isSame(rational.of(2, 4), rational.half)).toBe(true)
  const others: Comparable[] = [rational.of(1, 3), rational.of(3, 2), rational.of(2, 3), '1/2', 1, null, []]
  for (const other of others) expect(isSame(rational.half, other)).toBe(false)
  for (const other of others) expect(isSame(other, rational.half)).toBe(false)
})

test('what cannot be compared is refused by name', () => {
  const { probe } = createProbe()
  const refused = (a: Comparable, what: string): void => {
    const message = `same: ${what} cannot be compared: give text, integers, Booleans, rationals, null or lists`
    expect(() => probe.same(a, a)).toThrow(new TypeError(message))
  }
  const holes: Comparable[] = new Array(1)
  refused(holes[0], 'undefined')
  refused(JSON.parse('{}'), 'an object')
  refused(JSON.parse('{"kind":"exponential-sum"}'), 'an object')
  expect(() => probe.same(1, 0.5)).toThrow(
    new TypeError('same: 0.5 is no integer: numbers must be integers, since floats decide nothing'),
  )
})
