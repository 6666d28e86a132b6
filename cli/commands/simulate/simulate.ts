// lemmata simulate: the transformer of a theorem beside its formula, on one word or on a batch of cases.
import { formatCount } from '../../../reports/text/index.ts'
import { traceSimulation } from '../../../src/check/index.ts'
import { compile, subformulasOf } from '../../../src/compile/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import { BUDGET, deviationCost, progressOf, starting } from '../../budget/index.ts'
import { type Command, InputError, type Io, type Option, type Options } from '../../command.ts'
import {
  CLAIM_AND_FORMULA,
  type Compiler,
  construct,
  SETTINGS,
  settingsOf,
  type Wanted,
  wantedFrom,
} from '../../construct.ts'
import { readWord, required, WORD } from '../../options.ts'
import { table } from '../../text.ts'
import { answering, batchCode } from './batch.ts'
import {
  bitsOf,
  brokenText,
  type Limits,
  type Simulation,
  simulationCode,
  simulationFields,
  simulationOf,
} from './simulation.ts'
import { traceText } from './trace-text.ts'

/** In a batch these are fields of a line. */
const CASE: readonly Option[] = [...CLAIM_AND_FORMULA, WORD]

/** Tests pass a wrong compiler. */
export const simulate = (build: Compiler = compile): Command => ({
  name: 'simulate',
  summary: 'run the transformer of a theorem beside its formula, on a word or a batch of cases',
  example: `lemmata simulate --claim corollary-17a --formula 'Y Q_1' --word 0110 --trace
lemmata simulate --claim theorem-20a --formula '#L[Q_0] < #L[Q_1]' --word 0110
echo '{"claim":"theorem-12a","formula":"X Q_1","word":"0110"}' | lemmata simulate --batch`,
  options: [
    ...CASE,
    { name: 'trace', help: 'follow the proof: every subformula, and every layer with its lemma, targets and margins' },
    ...SETTINGS,
    BUDGET,
    {
      name: 'batch',
      help: 'read {"claim","formula","word"} and perhaps "semantics" per line of standard input, answer each on a line',
    },
  ],
  run(options, io) {
    if (options.has('batch')) {
      const besides = [...CASE.map(({ name }) => name), 'trace'].find((name) => options.has(name))
      if (besides !== undefined)
        throw new InputError(`--batch reads its cases from standard input: leave out --${besides}`)
      return answerAll(answering(settingsOf(options), limitsOf(options, io), build), io)
    }
    const missing = CASE.find(({ name }) => !options.has(name))
    if (missing !== undefined) {
      const instead = 'or give --batch, to read cases from standard input'
      throw new InputError(`--${missing.name} ${missing.value} is missing: ${missing.help}; ${instead}`)
    }
    return simulateOne(wantedFrom(options), readWord(required(options, 'word')), build, options, io)
  },
})

async function answerAll(answer: ReturnType<typeof answering>, io: Io): Promise<number> {
  const codes = new Set<number>()
  for await (const given of io.lines()) {
    // This also removes the byte order mark that some systems put before the first line.
    const line = given.trim()
    if (line === '') continue
    const { text, code } = answer(line)
    io.progress('')
    io.out(text)
    codes.add(code)
    await io.drained()
  }
  return batchCode(codes)
}

const limitsOf = (options: Options, io: Io): Limits => ({
  start: starting(options, io),
  progress: progressOf(io, 'layers'),
})

function simulateOne(wanted: Wanted, word: Word, build: Compiler, options: Options, io: Io): number {
  const isTraced = options.has('trace')
  const limits = limitsOf(options, io)
  const compiled = construct(wanted, limits.start, build)
  if (isTraced) limits.start(deviationCost(compiled.model, word.length), ', or leave out --trace')
  const simulation = simulationOf(compiled, word, wanted, limits)
  const subformulas = subformulasOf(compiled).map((subformula, k) => ({
    ...subformula,
    truth: bitsOf(simulation.truths[k]),
    output: bitsOf(simulation.outputs[k]),
  }))
  const trace = isTraced ? traceSimulation(compiled.model, word) : null
  io.progress('')
  if (options.has('json')) {
    const fields = { ...wanted, word, ...simulationFields(compiled, simulation), subformulas }
    io.json(trace === null ? fields : { ...fields, trace })
  } else {
    if (trace !== null) io.out(`${traceText(compiled, subformulas, trace)}\n`)
    io.out(outputTable(word, simulation))
    io.out('')
    const { layers, coordinates } = compiled.model
    io.out(
      `${verdictText(simulation)}; ${formatCount(layers.length, 'layer')} of width ${coordinates.length}; ${marginText(simulation)}`,
    )
    for (const broken of simulation.broken) io.out(`broken: ${brokenText(broken)}`)
    for (const open of simulation.open) io.out(`undecided: ${brokenText(open)}`)
  }
  return simulationCode(simulation)
}

function outputTable(word: Word, simulation: Simulation): string {
  const [truth, output] = [bitsOf(simulation.truth), bitsOf(simulation.output)]
  const rows = word.map((symbol, k) => {
    const mark = output[k] === truth[k] ? '' : '  ←'
    return [`${k + 1}`, symbol, `${truth[k]}`, `${output[k] ?? '?'}${mark}`]
  })
  return table([['i', 'symbol', 'truth', 'model'], ...rows])
}

function verdictText({ verdict, truth, output }: Simulation): string {
  if (verdict === 'agrees') return 'agrees at every position'
  const off = truth.flatMap((holds, k) => (output[k] === holds ? [] : [k + 1]))
  return `${verdict} at position${off.length === 1 ? '' : 's'} ${off.join(', ')}`
}

const marginText = ({ margin }: Simulation): string =>
  margin === null ? 'nothing is approximate' : `margin to 1/4: ${margin}`
