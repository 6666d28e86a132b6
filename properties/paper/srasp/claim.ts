// S-RASP: every program is computed exactly by an average-hard attention transformer whose gap is at least what its gadgets state, and
// by the same weights under softmax, at the temperature of Theorem 26 and with one rounding net.
import { programs, words } from '../../../generators/index.ts'
import {
  compileProgram,
  isStray,
  type ProgramModel,
  runCompiled,
  runSoftened,
  softenProgram,
  statedGap,
} from '../../../src/compile-program/index.ts'
import {
  type Claim,
  type Comparable,
  type Outcome,
  type Probe,
  type Runnable,
  record,
  runnable,
} from '../../../src/engine/index.ts'
import { interval, rational, real } from '../../../src/numbers/index.ts'
import {
  checkTypes,
  type Operation,
  OverflowError,
  type Program,
  runProgram,
  splitPredicate,
} from '../../../src/srasp/index.ts'
import { gapOn, type Word } from '../../../src/transformer/index.ts'
import { stated } from '../../library/index.ts'

export interface ProgramCase {
  readonly program: Program
  readonly word: Word
}

const LABELS = {
  'a value above n': 0.01,
  'an output that varies': 0.3,
  'a prefix sum': 0.15,
  'a strict mask': 0.15,
  'equal naturals of i and j': 0.15,
  'a Boolean of i and j': 0.15,
  'one position': 0.03,
}
type Label = keyof typeof LABELS

const ALPHABET = ['a', 'b']
const casesUpTo = (maxLength: number, maxLines: number) =>
  record<ProgramCase>({
    program: programs({ alphabet: ALPHABET, maxLines }),
    word: words(ALPHABET, { maxLength }),
  })

/** All vectors, or the overflow: what two readings of a program are compared by. */
type Reading =
  | { readonly kind: 'ran'; readonly vectors: Comparable }
  | { readonly kind: 'overflow'; readonly where: string }

function reading(run: () => Comparable): Reading {
  try {
    return { kind: 'ran', vectors: run() }
  } catch (error) {
    if (!(error instanceof OverflowError)) throw error
    return { kind: 'overflow', where: error.message }
  }
}

const interpreted = ({ program, word }: ProgramCase): Reading =>
  reading(() => [...runProgram(program, word).vectors].map(([name, values]) => [name, values]))

const computed = (compiled: ProgramModel, word: Word): Reading =>
  reading(() =>
    [...runCompiled(compiled, word).vectors].map(([name, values]) => [
      name,
      values.map((value) => (isStray(value) ? 'no value' : value)),
    ]),
  )

const comparable = (found: Reading): Comparable => (found.kind === 'ran' ? found.vectors : found.where)

/** The first vector that differs speaks: those after it may only follow. */
function sameReading(found: Reading, expected: Reading, probe: Probe<Label>): Outcome {
  if (found.kind === 'overflow' || expected.kind === 'overflow') {
    return probe.same(comparable(found), comparable(expected), 'what the transformer computes')
  }
  const [vectors, wanted] = [listOf(found.vectors), listOf(expected.vectors)]
  const outcomes = wanted.map((vector, k) => probe.same(vectors[k], vector, 'the first vector that differs'))
  return probe.all(...outcomes)
}

const listOf = (values: Comparable): readonly Comparable[] => (Array.isArray(values) ? values : [])

function note({ program, word }: ProgramCase, expected: Reading, probe: Probe<Label>): void {
  const operations = program.lines.map(({ operation }) => operation)
  const attends = (holds: (one: Extract<Operation, { kind: 'attention' }>) => boolean): boolean =>
    operations.some((one) => one.kind === 'attention' && holds(one))
  const checked = checkTypes(program)
  const looksFor = (part: 'equality' | 'boolean'): boolean =>
    checked.kind === 'well-typed' && attends(({ predicate }) => splitPredicate(predicate, checked.types)[part] !== null)
  probe.length(word.length)
  probe.label('a value above n', expected.kind === 'overflow')
  if (expected.kind === 'ran') {
    const output = runProgram(program, word).output
    probe.label('an output that varies', new Set(output).size > 1)
  }
  probe.label(
    'a prefix sum',
    operations.some(({ kind }) => kind === 'prefix-sum'),
  )
  probe.label(
    'a strict mask',
    attends(({ mask }) => mask === 'j<i' || mask === 'j>i'),
  )
  probe.label('equal naturals of i and j', looksFor('equality'))
  probe.label('a Boolean of i and j', looksFor('boolean'))
  probe.label('one position', word.length === 1)
}

/** A program's transformer, or another compiler's. */
export type Compiler = (program: Program) => ProgramModel

export const claim = (compile: Compiler = compileProgram): Claim<ProgramCase, Label> => ({
  ...stated<Label>({
    key: 'srasp',
    variant: 'repaired',
    title: 'S-RASP programs as AHATs',
    statement:
      'For every S-RASP program there is an average-hard attention transformer that computes each of its vectors exactly, at every position of words of every length; where a natural would exceed n, both say so. Its gap is at least what its gadgets state, 1/(2n³) at the least.',
    uses: ['definition-2', 'definition-5'],
    requires: LABELS,
    counts: {
      quick: { random: 400, targeted: 0, small: 0 },
      deep: { random: 10_000, targeted: 0, small: 0 },
      mutate: { random: 200, targeted: 0, small: 0 },
    },
  }),
  domain: casesUpTo(6, 5),
  deep: casesUpTo(10, 8),
  check(c, probe) {
    const expected = interpreted(c)
    note(c, expected, probe)
    const compiled = compile(c.program)
    probe.measure('layers', compiled.model.layers.length)
    return probe.all(sameReading(computed(compiled, c.word), expected, probe), ...keepsGap(compiled, c.word, probe))
  },
  explain: (c) => vectorLines(interpreted(c), computed(compile(c.program), c.word)),
})

function keepsGap(compiled: ProgramModel, word: Word, probe: Probe<Label>): Outcome[] {
  const n = word.length
  const gamma = statedGap(compiled, n)
  const least = probe.atMost(rational.of(1, 2 * n ** 3), gamma, '1/(2n³)')
  const found = gapOn(compiled.model, word)
  if (found.kind === 'all-tied') return [least]
  return [least, probe.atMost(rational.power(gamma, 2), found.square, 'the square of the stated gap')]
}

/** The same weights under softmax. */
export const softened = (soften: typeof softenProgram = softenProgram): Claim<ProgramCase, Label> => ({
  ...stated<Label>({
    key: 'srasp.softened',
    variant: 'repaired',
    title: 'S-RASP programs under softmax',
    statement:
      'The transformer of an S-RASP program under softmax, at the temperature of Theorem 26 for its stated gap and with one rounding net, has the program’s output exactly; naturals are told apart by the nearest multiple of 1/n.',
    uses: ['srasp', 'theorem-26', 'lemma-9'],
    requires: { ...LABELS, 'an output that varies': 0.25, 'one position': 0.05 },
    counts: {
      quick: { random: 200, targeted: 0, small: 0 },
      deep: { random: 10_000, targeted: 0, small: 0 },
      mutate: { random: 100, targeted: 0, small: 0 },
    },
  }),
  domain: casesUpTo(4, 4),
  deep: casesUpTo(5, 5),
  check(c, probe) {
    const { program, word } = c
    const expected = reading(() => runProgram(program, word).output)
    note(c, expected, probe)
    const twin = soften(compileProgram(program), word.length)
    probe.magnitude('1/τ', twin.constants.inverseTau)
    const found = reading(() => runSoftened(twin, word))
    if (found.kind === 'overflow' || expected.kind === 'overflow') return sameReading(found, expected, probe)
    const wanted = listOf(expected.vectors)
    return probe.all(
      ...listOf(found.vectors).map((value, k) =>
        value === null
          ? probe.atMost(real.within(interval.between(-1, 1)), rational.zero, `what is open at position ${k + 1}`)
          : probe.same(value, wanted[k], `the output at position ${k + 1}`),
      ),
    )
  },
})

function vectorLines(expected: Reading, found: Reading): string {
  if (expected.kind === 'overflow' || found.kind === 'overflow') {
    return `interpreter  ${comparable(expected)}\ntransformer  ${comparable(found)}`
  }
  const others = listOf(found.vectors)
  return listOf(expected.vectors)
    .map((vector, k) => {
      const [is, says] = [textOf(vector), textOf(others[k])]
      return is === says ? is : `${is}, the transformer says ${says}`
    })
    .join('\n')
}

const textOf = (vector: Comparable): string => {
  const [name, values] = listOf(vector)
  return `${name}: ${listOf(values ?? []).join(' ')}`
}

export const claims: readonly Runnable[] = [runnable(claim()), runnable(softened())]
