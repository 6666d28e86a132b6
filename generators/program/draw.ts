// Random programs, line by line. What is drawn is run on words of lengths 1, 3 and 6: nearly all of what overflows there, and
// most of what is the same at all positions, is drawn again.
import type { Random } from '../../src/engine/index.ts'
import {
  type AttentionMask,
  checkTypes,
  conditional,
  type Expression,
  type Line,
  type Operation,
  OverflowError,
  type Program,
  runProgram,
  type ValueType,
} from '../../src/srasp/index.ts'
import { oneIn, oneOf, several } from '../chance.ts'
import { drawExpression, drawPredicate, type Source } from './draw-expression.ts'
import type { Grammar } from './grammar.ts'
import { withTables } from './parts.ts'

const MASKS: readonly AttentionMask[] = ['all', 'j<i', 'j<=i', 'j>i', 'j>=i']
const TYPES: readonly ValueType[] = ['boolean', 'natural', 'symbol']
const LENGTHS = [1, 3, 6]
/** One dull line, and one that overflows, in this many is kept. */
const DULL = 6
const OVERFLOWING = 30
const TRIES = 6

export function drawProgram(random: Random, grammar: Grammar): Program {
  const count = Math.max(random.nextInt(1, grammar.maxLines), random.nextInt(1, grammar.maxLines))
  const words = LENGTHS.map((n) => several(n, () => oneOf(random, grammar.alphabet)))
  const lines: Line[] = []
  while (lines.length < count) {
    lines.push(drawLine(random, grammar, lines, words))
  }
  return programOf(lines, grammar)
}

const programOf = (lines: readonly Line[], grammar: Grammar): Program =>
  withTables({ alphabet: grammar.alphabet, tables: [], lines, output: lines[lines.length - 1].name }, grammar)

function drawLine(
  random: Random,
  grammar: Grammar,
  before: readonly Line[],
  words: readonly (readonly string[])[],
): Line {
  const source = sourceOf(random, grammar, before)
  const name = `v${before.length + 1}`
  const draw = (): Line => ({ name, operation: drawOperation(source) })
  let line = draw()
  for (let tries = 0; tries < TRIES; tries++) {
    const quality = qualityOf(programOf([...before, line], grammar), words)
    if (quality === 'varies' || oneIn(random, quality === 'dull' ? DULL : OVERFLOWING)) break
    line = draw()
  }
  return line
}

/** What may be read, by type. */
function sourceOf(random: Random, grammar: Grammar, before: readonly Line[]): Source {
  const vectors: Record<ValueType, string[]> = { boolean: [], natural: [], symbol: [] }
  if (before.length > 0) {
    const checked = checkTypes(programOf(before, grammar))
    if (checked.kind === 'well-typed') for (const [name, type] of checked.types.vectors) vectors[type].push(name)
  }
  return { random, grammar, vectors }
}

type Quality = 'varies' | 'dull' | 'overflows'

function qualityOf(program: Program, words: readonly (readonly string[])[]): Quality {
  try {
    const outputs = words.map((word) => runProgram(program, word).output)
    return outputs.some((output) => new Set(output).size > 1) ? 'varies' : 'dull'
  } catch (error) {
    if (error instanceof OverflowError) return 'overflows'
    throw error
  }
}

function drawOperation(source: Source): Operation {
  const { random, grammar } = source
  const size = (): number => random.nextInt(1, grammar.maxSize)
  switch (random.nextInt(1, 6)) {
    case 1:
      return { kind: 'prefix-sum', value: drawSummand(source, size()) }
    case 2:
    case 3:
      return { kind: 'position-wise', value: drawExpression(source, oneOf(random, TYPES), 'i', 1 + size()) }
    default: {
      const type = oneOf(random, TYPES)
      return {
        kind: 'attention',
        direction: oneOf(random, ['leftmost', 'rightmost']),
        mask: oneOf(random, MASKS),
        predicate: drawPredicate(source, size()),
        value: drawExpression(source, type, 'j', Math.min(2, size())),
        otherwise: drawExpression(source, type, 'i', 1),
      }
    }
  }
}

/** Mostly 0 or 1, since larger ones overflow. */
function drawSummand(source: Source, size: number): Expression {
  const { random } = source
  if (oneIn(random, 4)) return drawExpression(source, 'natural', 'j', size)
  const [zero, one]: Expression[] = [0, 1].map((value) => ({ kind: 'constant', value }))
  const condition = drawExpression(source, 'boolean', 'j', size)
  return oneIn(random, 5) ? one : conditional(condition, one, zero)
}

/** One line drawn again, of the same type, so that what reads it stays well-typed; the program itself where none is found. */
export function redrawLine(program: Program, random: Random, grammar: Grammar): Program {
  const k = random.nextInt(0, program.lines.length - 1)
  const source = sourceOf(random, grammar, program.lines.slice(0, k))
  for (let tries = 0; tries < TRIES; tries++) {
    const line = { ...program.lines[k], operation: drawOperation(source) }
    const next = programOf(program.lines.with(k, line), grammar)
    if (checkTypes(next).kind === 'well-typed') return next
  }
  return program
}
