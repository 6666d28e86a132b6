// S-RASP: every program is computed exactly by an average-hard attention transformer whose gap is at least what its gadgets state, and
// by the same weights under softmax, at the temperature of Theorem 26 and with one rounding net.
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
  runnable,
} from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import {
  checkTypes,
  type Operation,
  OverflowError,
  type Program,
  runProgram,
  splitPredicate,
} from '../../../src/srasp/index.ts'
import { gapOn, type Word } from '../../../src/transformer/index.ts'
import { stated, undecided, untargeted } from '../../library/index.ts'
import { type ProgramCase, programCases } from './cases.ts'
import { programGap } from './gap.ts'

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

/** All vectors, or the overflow: what two runs of a program are compared by. */
type RunResult =
  | { readonly kind: 'ran'; readonly vectors: Comparable }
  | { readonly kind: 'overflow'; readonly where: string }

function resultOf(run: () => Comparable): RunResult {
  try {
    return { kind: 'ran', vectors: run() }
  } catch (error) {
    if (!(error instanceof OverflowError)) throw error
    return { kind: 'overflow', where: error.message }
  }
}

const interpreted = ({ program, word }: ProgramCase): RunResult =>
  resultOf(() => [...runProgram(program, word).vectors].map(([name, values]) => [name, values]))

const computed = (compiled: ProgramModel, word: Word): RunResult =>
  resultOf(() =>
    [...runCompiled(compiled, word).vectors].map(([name, values]) => [
      name,
      values.map((value) => (isStray(value) ? 'no value' : value)),
    ]),
  )

const comparable = (result: RunResult): Comparable => (result.kind === 'ran' ? result.vectors : result.where)

/** The first vector that differs is shown: those after it may differ because of it. */
function sameResult(actual: RunResult, expected: RunResult, probe: Probe<Label>): Outcome {
  if (actual.kind === 'overflow' || expected.kind === 'overflow') {
    return probe.same(comparable(actual), comparable(expected), 'what the transformer computes')
  }
  const [vectors, wanted] = [listOf(actual.vectors), listOf(expected.vectors)]
  const outcomes = wanted.map((vector, k) => probe.same(vectors[k], vector, 'the first vector that differs'))
  return probe.all(...outcomes)
}

const listOf = (values: Comparable): readonly Comparable[] => (Array.isArray(values) ? values : [])

function note({ program, word }: ProgramCase, expected: RunResult, probe: Probe<Label>): void {
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
      'For every S-RASP program there is an average-hard attention transformer that computes each of its vectors exactly, at every position of words of every length; where a natural would exceed n, both report it. Its gap is at least what its gadgets state, and at least 1/(2n³).',
    uses: ['definition-2', 'definition-5'],
    requires: LABELS,
    counts: untargeted({ quick: 400, deep: 10_000, mutate: 200 }),
  }),
  domain: programCases(6, 5),
  deep: programCases(10, 8),
  check(c, probe) {
    const expected = interpreted(c)
    note(c, expected, probe)
    const compiled = compile(c.program)
    probe.measure('layers', compiled.model.layers.length)
    return probe.all(sameResult(computed(compiled, c.word), expected, probe), ...keepsGap(compiled, c.word, probe))
  },
  explain: (c) => vectorLines(interpreted(c), computed(compile(c.program), c.word)),
})

function keepsGap(compiled: ProgramModel, word: Word, probe: Probe<Label>): Outcome[] {
  const n = word.length
  const gamma = statedGap(compiled, n)
  const least = probe.atMost(rational.of(1, 2 * n ** 3), gamma, '1/(2n³)')
  const gap = gapOn(compiled.model, word)
  if (gap.kind === 'all-tied') return [least]
  return [least, probe.atMost(rational.power(gamma, 2), gap.square, 'the square of the stated gap')]
}

/** The same weights under softmax. */
export const softened = (soften: typeof softenProgram = softenProgram): Claim<ProgramCase, Label> => ({
  ...stated<Label>({
    key: 'srasp.softened',
    variant: 'repaired',
    title: 'S-RASP programs under softmax',
    statement:
      'The transformer of an S-RASP program under softmax, at the temperature of Theorem 26 for its stated gap and with one rounding net, has the program’s output exactly; a natural is the nearest multiple of 1/n.',
    uses: ['srasp', 'theorem-26', 'lemma-9'],
    requires: { ...LABELS, 'an output that varies': 0.25, 'one position': 0.05 },
    counts: untargeted({ quick: 200, deep: 10_000, mutate: 100 }),
  }),
  domain: programCases(4, 4),
  deep: programCases(5, 5),
  check(c, probe) {
    const { program, word } = c
    const expected = resultOf(() => runProgram(program, word).output)
    note(c, expected, probe)
    const twin = soften(compileProgram(program), word.length)
    probe.magnitude('1/τ', twin.constants.inverseTau)
    const actual = resultOf(() => runSoftened(twin, word))
    if (actual.kind === 'overflow' || expected.kind === 'overflow') return sameResult(actual, expected, probe)
    const wanted = listOf(expected.vectors)
    return probe.all(
      ...listOf(actual.vectors).map((value, k) =>
        value === null
          ? undecided(probe, `the output at position ${k + 1}`)
          : probe.same(value, wanted[k], `the output at position ${k + 1}`),
      ),
    )
  },
})

function vectorLines(expected: RunResult, actual: RunResult): string {
  if (expected.kind === 'overflow' || actual.kind === 'overflow') {
    return `interpreter  ${comparable(expected)}\ntransformer  ${comparable(actual)}`
  }
  const others = listOf(actual.vectors)
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

export const claims: readonly Runnable[] = [runnable(claim()), runnable(programGap()), runnable(softened())]
