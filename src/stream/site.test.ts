// Sites hand out coordinates: fresh ones under names of their own, and of position embeddings only those that are listed.
import { describe, expect, test } from 'vitest'
import { builtIn, type Predicate, predicate } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { STATEMENTS, statementOf } from '../statements/index.ts'
import { NAMED_TERMS, scheduledAt } from '../transformer/index.ts'
import { openSite } from './index.ts'

const open = () => openSite(statementOf('theorem-12a'))

function theta(name: string, parameters: readonly number[] = []): Predicate {
  const found = builtIn(name, parameters)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

describe('fresh coordinates', () => {
  test('come in order, each with its kind', () => {
    const { site, plan } = open()
    const before = plan().coordinates.length
    const [exact, approximate] = [site.fresh('x', 'exact'), site.fresh('y', 'approximate')]
    expect(exact).toEqual({ index: before, name: 'x', kind: 'exact' })
    expect(approximate).toEqual({ index: before + 1, name: 'y', kind: 'approximate' })
    expect(plan().coordinates.slice(before)).toEqual([exact, approximate])
  })

  test.each([
    { asked: ['x', 'x', 'x'], given: ['x', 'x (2)', 'x (3)'] },
    { asked: ['x', 'x', 'x (2)', 'x (2)'], given: ['x', 'x (2)', 'x (2) (2)', 'x (2) (3)'] },
    { asked: ['x (2)', 'x', 'x', 'x'], given: ['x (2)', 'x', 'x (2) (2)', 'x (3)'] },
    { asked: ['one', 'i/n'], given: ['one (2)', 'i/n (2)'] },
  ])('asked for as $asked they are called $given', ({ asked, given }) => {
    const { site, plan } = open()
    expect(asked.map((name) => site.fresh(name, 'exact').name)).toEqual(given)
    const names = plan().coordinates.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('a site begins with the constant and the embeddings of its statement, all exact', () => {
  const { site, plan } = open()
  expect(plan().coordinates).toEqual([
    { index: 0, name: 'one', kind: 'exact' },
    { index: 1, name: 'i/n', kind: 'exact' },
    { index: 2, name: '(-1)^i', kind: 'exact' },
  ])
  expect(site.one).toBe(plan().coordinates[0])
})

describe('letters', () => {
  test('a symbol has one coordinate however often it is asked for, and is quoted in its name', () => {
    const { site, plan } = open()
    const [a, quote] = [site.letter('a'), site.letter('"')]
    expect(site.letter('a')).toBe(a)
    expect([a.kind, quote.kind]).toEqual(['exact', 'exact'])
    expect([a.name, quote.name]).toEqual(['symbol "a"', 'symbol "\\""'])
    expect(plan().letters).toEqual(
      new Map([
        ['a', a.index],
        ['"', quote.index],
      ]),
    )
  })

  test('symbols that look like other coordinates are none of them', () => {
    const { site } = open()
    const others = [site.one, site.position('i/n'), site.once('first', () => site.fresh('first', 'exact'))]
    const letters = ['one', 'i/n', 'first', 'PE i/n', 'letter a', 'a'].map((symbol) => site.letter(symbol))
    expect(new Set([...others, ...letters].map(({ index }) => index)).size).toBe(9)
  })
})

describe('position embeddings', () => {
  test.each(STATEMENTS.map(({ id }) => id))('of %s are those that it lists, and no others', (id) => {
    const statement = statementOf(id)
    const { site, plan } = openSite(statement)
    const given = NAMED_TERMS.filter((name) => statement.positions.includes(name))
    const refused = NAMED_TERMS.filter((name) => !statement.positions.includes(name))
    for (const name of given) expect(site.position(name).name).toBe(name)
    for (const name of refused) expect(() => site.position(name)).toThrow(`${id} has no position embedding ${name}`)
    expect([given.length, refused.length]).toEqual([statement.positions.length, 15 - statement.positions.length])
    const scheduled = plan().positions.map(({ value }) => (value.kind === 'term' ? value.term : value.kind))
    expect(scheduled).toEqual(statement.positions)
  })

  test('hold what they are called', () => {
    const { positions, coordinates } = openSite(statementOf('theorem-20b')).plan()
    const valuesAt = (i: number, n: number) =>
      positions.map(({ coordinate, value }) => [coordinates[coordinate].name, rational.print(scheduledAt(value, i, n))])
    expect(valuesAt(2, 6)).toEqual([
      ['1/i', '1/2'],
      ['1/(n-i+1)', '1/5'],
      ['i', '2'],
      ['i*n', '12'],
      ['i^2*n', '24'],
    ])
  })

  test('a predicate is embedded at i and at 0, each once, with θ_n(i) and θ_n(0)', () => {
    const { site, plan } = openSite(statementOf('theorem-21'))
    const rest = theta('REST', [2, 0])
    const [here, atZero] = [site.predicate(rest, 'position'), site.predicate(rest, 'zero')]
    expect(site.predicate(theta('REST', [2, 0]), 'position')).toBe(here)
    expect([here.name, atZero.name]).toEqual(['REST[2,0] at i', 'REST[2,0] at 0'])
    const column = (index: number, n: number) =>
      plan()
        .positions.filter(({ coordinate }) => coordinate === index)
        .map(({ value }) => Array.from({ length: n }, (_, k) => rational.print(scheduledAt(value, k + 1, n))).join(''))
    // n − i even, and n − 0 even.
    expect([column(here.index, 4), column(here.index, 5)]).toEqual([['0101'], ['10101']])
    expect([column(atZero.index, 4), column(atZero.index, 5)]).toEqual([['1111'], ['00000']])
  })

  test('predicates with other parameters are other coordinates', () => {
    const { site } = openSite(statementOf('theorem-21'))
    const thetas = [theta('MOD', [3, 1]), theta('MOD', [3, 2]), theta('ODD'), predicate('OWN', () => true)]
    expect(new Set(thetas.map((one) => site.predicate(one, 'position').index)).size).toBe(4)
  })

  test('no letter, constant or fresh coordinate gets an embedding', () => {
    const { site, plan } = open()
    const others = [site.one, site.letter('a'), site.fresh('x', 'exact')].map(({ index }) => index)
    expect(plan().positions.filter(({ coordinate }) => others.includes(coordinate))).toEqual([])
    expect(plan().one).toBe(site.one.index)
  })
})

describe('once', () => {
  test('what was made under a name is made no second time', () => {
    const { site, plan } = open()
    let made = 0
    const make = () => {
      made += 1
      return site.fresh('shared', 'exact')
    }
    const first = site.once('shared', make)
    expect([site.once('shared', make), site.once('other', make)]).toEqual([
      first,
      { ...first, index: first.index + 1, name: 'shared (2)' },
    ])
    expect(made).toBe(2)
    expect(plan().coordinates.filter(({ name }) => name.startsWith('shared')).length).toBe(2)
  })

  test('what is made inside may ask for itself by another name', () => {
    const { site } = open()
    const inner = () => site.once('inner', () => site.fresh('inner', 'exact'))
    const outer = site.once('outer', inner)
    expect(inner()).toBe(outer)
  })
})

test('sites know nothing of each other', () => {
  const [left, right] = [open(), open()]
  left.site.fresh('x', 'exact')
  expect(right.site.fresh('x', 'exact').name).toBe('x')
})

test('steps stay in the order in which they were added', () => {
  const { site, plan } = open()
  const names = ['third', 'first', 'second']
  for (const name of names) site.add({ kind: 'net', name, units: [], bias: [], obligations: [] })
  expect(plan().steps.map(({ name }) => name)).toEqual(names)
})
