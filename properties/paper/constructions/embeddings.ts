// The position embeddings of a statement: no others are used, each of them is needed, and they grow as the results table says.
import { integers } from '../../../generators/index.ts'
import { type Construction, columnVerdict, runSoftly, truthOf } from '../../../src/check/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import { type Feature, type Formula, FRAGMENTS } from '../../../src/logic/index.ts'
import { type Rational, rational } from '../../../src/numbers/index.ts'
import { type StatementId, statementOf } from '../../../src/statements/index.ts'
import { type NamedTerm, type Scheduled, scheduledAt, term, type Word } from '../../../src/transformer/index.ts'
import { inEveryProfile, remembering, stated, untargeted } from '../../library/index.ts'
import { casesWith } from './domain.ts'
import { type Compiler, compilerOf } from './simulation.ts'

/** The model with 0 in the place of one position embedding. */
function without(construction: Construction, name: NamedTerm): Construction {
  const { model } = construction
  const positions = model.schedule.positions.map((position) =>
    position.value.kind === 'term' && position.value.term === name
      ? { ...position, value: term(name, rational.zero) }
      : position,
  )
  return { ...construction, model: { ...model, schedule: { ...model.schedule, positions } } }
}

const COUNTING: readonly Feature[] = ['count-left', 'count-right', 'predicate']

/** Operators that use the embedding: those of lookups where it serves them, the others else. Comparisons only take longer to find. */
function featuresUsing(id: StatementId, name: NamedTerm): readonly Feature[] {
  const { fragment, lookup } = statementOf(id)
  const { features } = FRAGMENTS[fragment]
  const serves = [...(lookup ?? []), 'i', '1/i', '1/(n-i+1)']
  const isForLookups = lookup !== null && serves.includes(name)
  return features.filter((feature) => COUNTING.includes(feature) === isForLookups && feature !== 'comparison')
}

/** A formula and a word on which the model is wrong, among the small ones. */
function wrongCase(id: StatementId, build: Compiler, name: NamedTerm): { formula: Formula; word: Word } | undefined {
  const compile = remembering((formula: Formula) => without(build(formula), name))
  for (const { formula, word } of casesWith(featuresUsing(id, name)).small?.upTo(5) ?? []) {
    const construction = compile(formula)
    const { root } = construction.formula
    const { run } = runSoftly(construction, word)
    const truth = truthOf(construction.formula, word)[root]
    if (columnVerdict(run, construction.places[root], truth) === 'differs') return { formula, word }
  }
  return undefined
}

const isNamed = (value: Scheduled): value is Scheduled & { kind: 'term' } => value.kind === 'term'

/** Domain: the numbers of the statement's position embeddings, all of them. */
export function necessary(id: StatementId, build: Compiler = compilerOf(id)): Claim<number, never> {
  const { positions } = statementOf(id)
  const letter: Formula = { kind: 'letter', symbol: 'a' }
  return {
    ...stated({
      key: `${id}.embeddings`,
      variant: 'step',
      title: 'every position embedding is needed, and no other is there',
      statement: `The model has the position embeddings ${positions.join(', ')} and predicates, no others; without any one of them it is wrong on some word.`,
      uses: [id],
      counts: inEveryProfile({ small: positions.length, random: 0 }),
    }),
    domain: integers(1, positions.length),
    check(k, probe) {
      const name = positions[k - 1]
      const named = build(letter).model.schedule.positions.flatMap(({ value }) => (isNamed(value) ? [value.term] : []))
      return probe.all(
        probe.same(named, [...positions], 'the position embeddings'),
        probe.same(wrongCase(id, build, name) !== undefined, true, `a word that breaks without ${name}`),
      )
    },
  }
}

/** The results table, with the rows for decoders that the paper leaves out: 1/τ and the largest |PE|, exactly. */
export function growth(id: StatementId, build: Compiler = compilerOf(id)): Claim<number, never> {
  const { inverseTau, embeddings } = statementOf(id).growth
  const { schedule } = build({ kind: 'letter', symbol: 'a' }).model
  const power = (n: number, exponent: number): Rational => rational.power(rational.of(n), exponent)
  return {
    ...stated({
      key: `${id}.growth`,
      variant: 'step',
      title: `1/τ is n^${inverseTau}, position embeddings are at most n^${embeddings}`,
      statement: `At the last position 1/τ is exactly n^${inverseTau}, and the largest position embedding of a word of length n is exactly n^${embeddings} in magnitude.`,
      uses: [id],
      counts: untargeted({ quick: { random: 64, small: 32 } }),
    }),
    domain: integers(1, 256),
    check(n, probe) {
      probe.length(n)
      const sizes = Array.from({ length: n }, (_, k) =>
        schedule.positions.map(({ value }) => rational.absolute(scheduledAt(value, k + 1, n))),
      ).flat()
      const largest = sizes.reduce(rational.maximum, rational.zero)
      return probe.all(
        probe.same(rational.inverse(scheduledAt(schedule.temperature, n, n)), power(n, inverseTau), '1/τ'),
        probe.same(largest, power(n, embeddings), 'the largest position embedding'),
      )
    },
  }
}
