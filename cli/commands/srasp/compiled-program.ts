// An S-RASP program as transformers, on a word: the average-hard one and the softmax one, compared with the interpreter.

import { formatCount } from '../../../reports/text/index.ts'
import { type ModelSize, modelSize } from '../../../src/compile/index.ts'
import {
  compileProgram,
  isStray,
  type ProgramModel,
  runCompiled,
  runSoftened,
  softenProgram,
  statedGap,
} from '../../../src/compile-program/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import * as srasp from '../../../src/srasp/index.ts'
import { compileProgramCost, deviationCost, type Start } from '../../budget/index.ts'
import { EXIT } from '../../exit-code.ts'

/** Null where a value is undecided, or where activations stand for none. */
type Output = readonly (srasp.Value | null)[]

export interface AsTransformers {
  readonly compiled: ProgramModel
  readonly size: ModelSize
  readonly gap: string
  /** Of the softmax transformer, for words of this length. */
  readonly inverseTau: string
  readonly hard: Output
  readonly soft: Output
  readonly verdict: 'agrees' | 'differs' | 'undecided'
}

/**
 * Throws a BudgetError.
 * @example asTransformers(program, ['(', ')'], runProgram(program, ['(', ')']), starting(options, io)).verdict // 'agrees'
 */
export function asTransformers(
  program: srasp.Program,
  word: readonly string[],
  ran: srasp.Ran,
  start: Start,
): AsTransformers {
  const n = word.length
  start(compileProgramCost(program))
  const compiled = compileProgram(program)
  start(deviationCost(compiled.model, n, SOFT_BITS), ', or leave out --compile')
  const softened = softenProgram(compiled, n)
  const hard = runCompiled(compiled, word)
  const soft = runSoftened(softened, word)
  const differs = (name: string, values: readonly unknown[]): boolean =>
    values.some((value, k) => value !== ran.vectors.get(name)?.[k])
  const isWrong =
    [...hard.vectors].some(([name, values]) => differs(name, values)) ||
    soft.some((value, k) => value !== null && value !== ran.output[k])
  return {
    compiled,
    size: modelSize(compiled.model),
    gap: rational.print(statedGap(compiled, n)),
    inverseTau: rational.print(softened.constants.inverseTau),
    hard: hard.output.map((value) => (isStray(value) ? null : value)),
    soft,
    verdict: isWrong ? 'differs' : soft.includes(null) ? 'undecided' : 'agrees',
  }
}

/** The first that are tried. */
const SOFT_BITS = 64

export const exitCodeFor = ({ verdict }: AsTransformers): number =>
  verdict === 'agrees' ? EXIT.passed : verdict === 'differs' ? EXIT.failed : EXIT.open

export const transformersAsJson = ({ compiled: _, ...fields }: AsTransformers): object => fields

export function transformersText({ size, gap, inverseTau, hard, soft, verdict }: AsTransformers, n: number): string {
  const shown = (values: Output): string =>
    values.map((value) => (value === null ? '?' : srasp.valueText(value))).join(' ')
  return [
    `average-hard: ${shown(hard)}`,
    `softmax:      ${shown(soft)}`,
    '',
    `${formatCount(size.layers, 'layer')}, width ${size.width}, ${formatCount(size.heads, 'head')}, widest net ${size.hidden}, ${size.nonZeros} non-zeros`,
    `gap ${gap} and 1/τ = ${inverseTau} for words of length ${n}`,
    VERDICTS[verdict],
  ].join('\n')
}

const VERDICTS: Readonly<Record<AsTransformers['verdict'], string>> = {
  agrees: 'all vectors of the average-hard transformer, and the output of the softmax one, are the program’s',
  differs: 'the transformers differ from the program',
  undecided: 'the softmax transformer’s output is undecided at some positions',
}
