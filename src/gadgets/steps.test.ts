// The steps of every gadget, as text, on a fresh site of a statement that supplies what it needs: what is attended to and why, what the
// nets add up, and which coordinates it leaves. A change of a constant, a mask, a obligation or a name shows here as a line.
import { expect, test } from 'vitest'
import { builtIn, predicate } from '../logic/index.ts'
import { rational } from '../numbers/index.ts'
import { type StatementId, statementOf } from '../statements/index.ts'
import { openSite, type Step, type StepObligation } from '../stream/index.ts'
import type { LinearForm, NetObligation } from '../transformer/index.ts'
import {
  compare,
  conjunction,
  disjunction,
  first,
  type Gadget,
  last,
  mean,
  negation,
  next,
  predicateOf,
  previous,
  reciprocal,
  since,
  until,
  zero,
} from './index.ts'

/** A form by the names of its coordinates. */
type Print = (form: LinearForm) => string

/** An obligation, its numbers printed and its coordinates by name. */
function obligationText(obligation: StepObligation | NetObligation, print: Print): string {
  const name = (index: number): string => print([{ index, factor: rational.one }])
  switch (obligation.kind) {
    case 'mean':
      return 'mean'
    case 'reciprocal':
      return `reciprocal to the ${obligation.direction}`
    case 'tie-break': {
      const { clause, base, gamma, tolerance } = obligation
      return `tie-break ${clause} of ${print(base)}, γ = ${rational.print(gamma)}, within ${rational.print(tolerance)}`
    }
    case 'lookup': {
      const { lemma, count, plus, gamma, tolerance } = obligation
      const row = `${count.direction} count of ${name(count.of)} + ${plus}`
      return `${lemma} in row ${row}, γ = ${rational.print(gamma)}, within ${rational.print(tolerance)}`
    }
    case 'rounding':
      return `rounding of ${rational.print(obligation.constant)} + ${print(obligation.form)} to ${name(obligation.to)}`
    case 'marker':
      return `marker of the ${obligation.edge}, ${name(obligation.from)} to ${name(obligation.to)}`
  }
}

/** A step in lines. */
function linesOf(step: Step, print: Print): string[] {
  if (step.kind === 'net') {
    const { units, bias, obligations } = step
    return [
      `net ${step.name}`,
      ...units.map(
        ({ bias, form, outputs }) => `  ReLU(${rational.print(bias)} + ${print(form)}) -> ${print(outputs)}`,
      ),
      ...(bias.length === 0 ? [] : [`  1 -> ${print(bias)}`]),
      ...obligations.map((obligation) => `  obligation: ${obligationText(obligation, print)}`),
    ]
  }
  const { mask, query, key, value, to, obligation } = step
  const scores = query.map((form, k) => `  query ${print(form)}, key ${print(key[k])}`)
  const last = obligation === undefined ? [] : [`  obligation: ${obligationText(obligation, print)}`]
  return [`attention ${step.name}, ${mask}`, ...scores, `  ${print(value)} -> #${to}`, ...last]
}

interface Setting {
  /** Built before; what they leave is used again. */
  readonly after?: readonly Gadget[]
  /** Whether all inputs are a. Default: a, b and so on. */
  readonly isSame?: boolean
}

/** Fresh coordinates with their numbers, the steps, and the result. */
function built(id: StatementId, gadget: Gadget, { after = [], isSame = false }: Setting = {}): string {
  const { site, plan } = openSite(statementOf(id))
  const inputs = Array.from({ length: gadget.inputs }, (_, k) => site.fresh('abc'[isSame ? 0 : k], 'exact'))
  const given = isSame ? inputs.map(() => inputs[0]) : inputs
  for (const earlier of after) {
    if (earlier.inputs === 0) earlier.build(site, [])
    else for (const input of inputs) earlier.build(site, [input])
  }
  const [coordinatesBefore, stepsBefore] = [plan().coordinates.length, plan().steps.length]
  const { name } = gadget.build(site, given)
  const { coordinates, steps } = plan()
  const print: Print = (form) =>
    form.map(({ index, factor }) => `${rational.print(factor)}‹${coordinates[index].name}›`).join(' + ') || 'nothing'
  const made = coordinates.slice(coordinatesBefore).map((c) => `#${c.index} ${c.name}, ${c.kind}`)
  return [...made, ...steps.slice(stepsBefore).flatMap((step) => linesOf(step, print)), `is ${name}`].join('\n')
}

const odd = () => builtIn('ODD') ?? predicate('none', () => false)

test('connectives are one net', () => {
  expect(built('theorem-12a', negation())).toMatchInlineSnapshot(`
    "#4 ¬, exact
    net ¬
      ReLU(0 + 1‹a›) -> -1‹¬›
      1 -> 1‹¬›
    is ¬"
  `)
  expect(built('theorem-12a', conjunction(3))).toMatchInlineSnapshot(`
    "#6 ∧, exact
    net ∧
      ReLU(-2 + 1‹a› + 1‹b› + 1‹c›) -> 1‹∧›
    is ∧"
  `)
  expect(built('theorem-12a', disjunction(2))).toMatchInlineSnapshot(`
    "#5 ∨, exact
    net ∨
      ReLU(1 + -1‹a› + -1‹b›) -> -1‹∨›
      1 -> 1‹∨›
    is ∨"
  `)
  expect(built('theorem-12a', disjunction(2), { isSame: true })).toMatchInlineSnapshot(`
    "#5 ∨, exact
    net ∨
      ReLU(1 + -2‹a›) -> -1‹∨›
      1 -> 1‹∨›
    is ∨"
  `)
})

test('the first position has a mean of 1, the last one a mean of 1 or -1', () => {
  expect(built('theorem-13c', first)).toMatchInlineSnapshot(`
    "#2 mean for first, exact
    #3 first, exact
    attention mean for first, future
      -1‹(-1)^i› -> #2
      obligation: mean
    net first
      ReLU(-1/2 + 1‹mean for first›) -> 2‹first›
      obligation: marker of the first, 1‹mean for first› to 1‹first›
    is first"
  `)
  expect(built('theorem-12a', last)).toMatchInlineSnapshot(`
    "#3 mean for last, exact
    #4 last, exact
    attention mean for last, past
      -1‹(-1)^i› -> #3
      obligation: mean
    net last
      ReLU(-1/2 + 1‹mean for last›) -> 2‹last›
      ReLU(-1/2 + -1‹mean for last›) -> 2‹last›
      obligation: marker of the last, 1‹mean for last› to 1‹last›
    is last"
  `)
})

test('reciprocals are embeddings where there are some, and else means of markers', () => {
  expect(built('theorem-20a', reciprocal('left'))).toMatchInlineSnapshot(`"is 1/i"`)
  expect(built('theorem-20a', reciprocal('right'))).toMatchInlineSnapshot(`"is 1/(n-i+1)"`)
  expect(built('theorem-12a', reciprocal('left'), { after: [first] })).toMatchInlineSnapshot(`
    "#5 1/i, exact
    attention 1/i, future
      1‹first› -> #5
      obligation: reciprocal to the left
    is 1/i"
  `)
  expect(built('theorem-12a', reciprocal('right'), { after: [last] })).toMatchInlineSnapshot(`
    "#5 1/(n-i+1), exact
    attention 1/(n-i+1), past
      1‹last› -> #5
      obligation: reciprocal to the right
    is 1/(n-i+1)"
  `)
})

test('means look one way', () => {
  expect(built('theorem-20a', mean('left'))).toMatchInlineSnapshot(`
    "#6 mean left of a, exact
    attention mean left of a, future
      1‹a› -> #6
      obligation: mean
    is mean left of a"
  `)
  expect(built('theorem-20a', mean('right'))).toMatchInlineSnapshot(`
    "#6 mean right of a, exact
    attention mean right of a, past
      1‹a› -> #6
      obligation: mean
    is mean right of a"
  `)
})

test('the neighbour on the left is looked for by i/n or by 1/i, but not at the first position', () => {
  expect(built('theorem-12b', previous(), { after: [first] })).toMatchInlineSnapshot(`
    "#7 nearest even for ⊖, approximate
    #8 nearest odd for ⊖, approximate
    #9 ⊖, exact
    attention nearest even for ⊖, future
      query 6‹n›, key 1/2‹(-1)^i› + 1/2‹i/n›
      1‹a› -> #7
      obligation: tie-break b of 1/2‹(-1)^i›, γ = 3, within 1/4
    attention nearest odd for ⊖, future
      query 6‹n›, key -1/2‹(-1)^i› + 1/2‹i/n›
      1‹a› -> #8
      obligation: tie-break b of -1/2‹(-1)^i›, γ = 3, within 1/4
    net ⊖
      ReLU(-3/4 + 1‹nearest even for ⊖› + -1/2‹(-1)^i› + -1‹first›) -> 2‹⊖›
      ReLU(-5/4 + 1‹nearest even for ⊖› + -1/2‹(-1)^i› + -1‹first›) -> -2‹⊖›
      ReLU(-3/4 + 1‹nearest odd for ⊖› + 1/2‹(-1)^i›) -> 2‹⊖›
      ReLU(-5/4 + 1‹nearest odd for ⊖› + 1/2‹(-1)^i›) -> -2‹⊖›
      obligation: rounding of -1/2 + 1‹nearest even for ⊖› + -1/2‹(-1)^i› + -1‹first› to 1‹⊖›
      obligation: rounding of -1/2 + 1‹nearest odd for ⊖› + 1/2‹(-1)^i› to 1‹⊖›
    is ⊖"
  `)
  expect(built('theorem-13d', previous(), { after: [first, reciprocal('left')] })).toMatchInlineSnapshot(`
    "#7 nearest even for ⊖, approximate
    #8 nearest odd for ⊖, approximate
    #9 ⊖, exact
    attention nearest even for ⊖, future
      query 3‹i^2›, key 1/2‹(-1)^i› + -1‹1/i›
      1‹a› -> #7
      obligation: tie-break a of 1/2‹(-1)^i›, γ = 3, within 1/4
    attention nearest odd for ⊖, future
      query 3‹i^2›, key -1/2‹(-1)^i› + -1‹1/i›
      1‹a› -> #8
      obligation: tie-break a of -1/2‹(-1)^i›, γ = 3, within 1/4
    net ⊖
      ReLU(-3/4 + 1‹nearest even for ⊖› + -1/2‹(-1)^i› + -1‹first›) -> 2‹⊖›
      ReLU(-5/4 + 1‹nearest even for ⊖› + -1/2‹(-1)^i› + -1‹first›) -> -2‹⊖›
      ReLU(-3/4 + 1‹nearest odd for ⊖› + 1/2‹(-1)^i›) -> 2‹⊖›
      ReLU(-5/4 + 1‹nearest odd for ⊖› + 1/2‹(-1)^i›) -> -2‹⊖›
      obligation: rounding of -1/2 + 1‹nearest even for ⊖› + -1/2‹(-1)^i› + -1‹first› to 1‹⊖›
      obligation: rounding of -1/2 + 1‹nearest odd for ⊖› + 1/2‹(-1)^i› to 1‹⊖›
    is ⊖"
  `)
})

test('the neighbour on the right is looked for by i/n, but not at the last position', () => {
  expect(built('theorem-12a', next(), { after: [last] })).toMatchInlineSnapshot(`
    "#6 nearest even for ⊕, approximate
    #7 nearest odd for ⊕, approximate
    #8 ⊕, exact
    attention nearest even for ⊕, past
      query 6‹one›, key 1/2‹(-1)^i› + -1/2‹i/n›
      1‹a› -> #6
      obligation: tie-break c of 1/2‹(-1)^i›, γ = 3, within 1/4
    attention nearest odd for ⊕, past
      query 6‹one›, key -1/2‹(-1)^i› + -1/2‹i/n›
      1‹a› -> #7
      obligation: tie-break c of -1/2‹(-1)^i›, γ = 3, within 1/4
    net ⊕
      ReLU(-3/4 + 1‹nearest even for ⊕› + -1/2‹(-1)^i› + -1‹last›) -> 2‹⊕›
      ReLU(-5/4 + 1‹nearest even for ⊕› + -1/2‹(-1)^i› + -1‹last›) -> -2‹⊕›
      ReLU(-3/4 + 1‹nearest odd for ⊕› + 1/2‹(-1)^i› + -1‹last›) -> 2‹⊕›
      ReLU(-5/4 + 1‹nearest odd for ⊕› + 1/2‹(-1)^i› + -1‹last›) -> -2‹⊕›
      obligation: rounding of -1/2 + 1‹nearest even for ⊕› + -1/2‹(-1)^i› + -1‹last› to 1‹⊕›
      obligation: rounding of -1/2 + 1‹nearest odd for ⊕› + 1/2‹(-1)^i› + -1‹last› to 1‹⊕›
    is ⊕"
  `)
})

test('since and until attend to where the search ends', () => {
  expect(built('theorem-16a', since())).toMatchInlineSnapshot(`
    "#4 end for since, exact
    #5 witness for since, exact
    #6 search for since, approximate
    #7 since, exact
    net ends for since
      ReLU(0 + 1‹a› + -1‹b›) -> -1‹end for since›
      ReLU(-1 + 1‹a› + 1‹b›) -> 1‹witness for since›
      1 -> 1‹end for since›
    attention search for since, future
      query 3‹one›, key 1‹end for since› + -1‹1/i›
      1‹witness for since› -> #6
      obligation: tie-break a of 1‹end for since›, γ = 3, within 1/4
    net since
      ReLU(-1/4 + 1‹search for since›) -> 2‹since›
      ReLU(-3/4 + 1‹search for since›) -> -2‹since›
      obligation: rounding of 0 + 1‹search for since› to 1‹since›
    is since"
  `)
  expect(built('theorem-15a', until())).toMatchInlineSnapshot(`
    "#4 end for until, exact
    #5 witness for until, exact
    #6 search for until, approximate
    #7 until, exact
    net ends for until
      ReLU(0 + 1‹a› + -1‹b›) -> -1‹end for until›
      ReLU(-1 + 1‹a› + 1‹b›) -> 1‹witness for until›
      1 -> 1‹end for until›
    attention search for until, past
      query 6‹one›, key 1‹end for until› + -1/2‹i/n›
      1‹witness for until› -> #6
      obligation: tie-break c of 1‹end for until›, γ = 3, within 1/4
    net until
      ReLU(-1/4 + 1‹search for until›) -> 2‹until›
      ReLU(-3/4 + 1‹search for until›) -> -2‹until›
      obligation: rounding of 0 + 1‹search for until› to 1‹until›
    is until"
  `)
})

test('with one coordinate for both the search ends everywhere, and the witness is that coordinate', () => {
  expect(built('theorem-16a', since(), { isSame: true })).toMatchInlineSnapshot(`
    "#4 end for since, exact
    #5 witness for since, exact
    #6 search for since, approximate
    #7 since, exact
    net ends for since
      ReLU(0 + nothing) -> -1‹end for since›
      ReLU(-1 + 2‹a›) -> 1‹witness for since›
      1 -> 1‹end for since›
    attention search for since, future
      query 3‹one›, key 1‹end for since› + -1‹1/i›
      1‹witness for since› -> #6
      obligation: tie-break a of 1‹end for since›, γ = 3, within 1/4
    net since
      ReLU(-1/4 + 1‹search for since›) -> 2‹since›
      ReLU(-3/4 + 1‹search for since›) -> -2‹since›
      obligation: rounding of 0 + 1‹search for since› to 1‹since›
    is since"
  `)
})

test('a count is zero where the row after it is the first', () => {
  expect(built('theorem-20b', zero('left'), { after: [mean('left')] })).toMatchInlineSnapshot(`
    "#8 row after left count of a, approximate
    #9 no a to the left, exact
    attention row after left count of a, future
      query 6‹mean left of a› + 6‹1/i›, key 2‹i*n›
      query 6‹1/i›, key -1‹i^2*n›
      query nothing, key nothing
      query nothing, key nothing
      1‹i› -> #8
      obligation: lemma-7 in row left count of 1‹a› + 1, γ = 3, within 1/4
    net no a to the left
      ReLU(-5/4 + 1‹row after left count of a› + 1‹a›) -> -2‹no a to the left›
      ReLU(-7/4 + 1‹row after left count of a› + 1‹a›) -> 2‹no a to the left›
      1 -> 1‹no a to the left›
      obligation: rounding of -1 + 1‹row after left count of a› + 1‹a› to 1‹no a to the left›
    is no a to the left"
  `)
  expect(built('theorem-20a', zero('right'), { after: [mean('right')] })).toMatchInlineSnapshot(`
    "#7 row after right count of a, approximate
    #8 no a to the right, exact
    attention row after right count of a, none
      query 6‹mean right of a› + 6‹1/(n-i+1)›, key 2‹i›
      query 6‹1/(n-i+1)›, key -1‹i^2›
      query nothing, key nothing
      query nothing, key nothing
      1‹i› -> #7
      obligation: lemma-7 in row right count of 1‹a› + 1, γ = 3, within 1/4
    net no a to the right
      ReLU(-5/4 + 1‹row after right count of a› + 1‹a›) -> -2‹no a to the right›
      ReLU(-7/4 + 1‹row after right count of a› + 1‹a›) -> 2‹no a to the right›
      1 -> 1‹no a to the right›
      obligation: rounding of -1 + 1‹row after right count of a› + 1‹a› to 1‹no a to the right›
    is no a to the right"
  `)
})

test('a comparison looks up each of its counts, steeper for larger factors', () => {
  const factors = [2n, -5n].map((factor) => ({ factor, direction: 'left' as const }))
  expect(built('theorem-21', compare(factors, 4n), { after: [zero('left')] })).toMatchInlineSnapshot(`
    "#12 left count of a, within 1/28, approximate
    #13 left count of b, within 1/28, approximate
    #14 Σλκ > C, exact
    attention left count of a, within 1/28, future
      query 42‹mean left of a›, key 2‹i›
      query 42‹1/i›, key -1‹i^2›
      query nothing, key nothing
      query nothing, key nothing
      1‹i› -> #12
      obligation: lemma-7 in row left count of 1‹a› + 0, γ = 21, within 1/28
    attention left count of b, within 1/28, future
      query 42‹mean left of b›, key 2‹i›
      query 42‹1/i›, key -1‹i^2›
      query nothing, key nothing
      query nothing, key nothing
      1‹i› -> #13
      obligation: lemma-7 in row left count of 1‹b› + 0, γ = 21, within 1/28
    net Σλκ > C
      ReLU(-17/4 + 2‹left count of a, within 1/28› + -2‹no a to the left› + -5‹left count of b, within 1/28› + 5‹no b to the left›) -> 2‹Σλκ > C›
      ReLU(-19/4 + 2‹left count of a, within 1/28› + -2‹no a to the left› + -5‹left count of b, within 1/28› + 5‹no b to the left›) -> -2‹Σλκ > C›
      obligation: rounding of -4 + 2‹left count of a, within 1/28› + -2‹no a to the left› + -5‹left count of b, within 1/28› + 5‹no b to the left› to 1‹Σλκ > C›
    is Σλκ > C"
  `)
})

test('a predicate is looked up in the row of the count, and has an embedding of its own for 0', () => {
  expect(built('theorem-21', predicateOf(odd(), 'left'), { after: [zero('left')] })).toMatchInlineSnapshot(`
    "#8 ODD at i, exact
    #9 ODD at the left count of a, approximate
    #10 ODD at 0, exact
    #11 ODD(κ), exact
    attention ODD at the left count of a, future
      query 6‹mean left of a›, key 2‹i›
      query 6‹1/i›, key -1‹i^2›
      query nothing, key nothing
      query nothing, key nothing
      1‹ODD at i› -> #9
      obligation: lemma-6 in row left count of 1‹a› + 0, γ = 3, within 1/4
    net ODD(κ)
      ReLU(-1/4 + 1‹ODD at the left count of a› + -1‹no a to the left›) -> 2‹ODD(κ)›
      ReLU(-3/4 + 1‹ODD at the left count of a› + -1‹no a to the left›) -> -2‹ODD(κ)›
      ReLU(-1 + 1‹no a to the left› + 1‹ODD at 0›) -> 1‹ODD(κ)›
      obligation: rounding of 0 + 1‹ODD at the left count of a› + -1‹no a to the left› to 1‹ODD(κ)›
    is ODD(κ)"
  `)
})
