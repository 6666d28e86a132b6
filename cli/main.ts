// The command line: picks the command, reads its words, turns wrong input into a message and exit code 2.
import type { Runnable } from '../src/index.ts'
import { claims as builtIn } from './claims.ts'
import { type Command, EXIT, InputError, type Io, optionsOf, readWords } from './command.ts'
import { check } from './commands/check.ts'
import { compile } from './commands/compile.ts'
import { gap } from './commands/gap/gap.ts'
import { list } from './commands/list.ts'
import { mutants } from './commands/mutants/mutants.ts'
import { replay } from './commands/replay.ts'
import { report } from './commands/report.ts'
import { run } from './commands/run.ts'
import { simulate } from './commands/simulate/simulate.ts'
import { soften } from './commands/soften/soften.ts'
import { srasp } from './commands/srasp/srasp.ts'
import { tasks } from './commands/tasks/tasks.ts'

const commandsFor = (claims: readonly Runnable[]): readonly Command[] => [
  list(claims),
  check(claims),
  replay(claims),
  mutants(),
  report,
  simulate(),
  compile,
  run,
  gap,
  soften,
  srasp,
  tasks(claims),
]

/** Runs one command line; gives the exit code. @example main(['gap', '--model', 'm.json'], io) */
export function main(
  words: readonly string[],
  io: Io,
  claims: readonly Runnable[] = builtIn,
): number | Promise<number> {
  const commands = commandsFor(claims)
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === 'help') {
    io.out(overview(commands))
    return name === undefined ? EXIT.badInput : EXIT.passed
  }
  const refuse = (error: unknown): number => {
    // Models and words come from the user, so a RangeError of an evaluator is about them.
    if (!(error instanceof InputError || error instanceof RangeError)) throw error
    io.err(`lemmata: ${error.message}`)
    return EXIT.badInput
  }
  try {
    const command = commands.find((c) => c.name === name)
    if (command === undefined) {
      throw new InputError(`there is no command "${name}": there are ${commands.map((c) => c.name).join(', ')}`)
    }
    const { options, operands } = readWords(command, rest)
    if (options.has('help')) {
      io.out(helpFor(command))
      return EXIT.passed
    }
    const code = command.run(options, io, operands)
    return typeof code === 'number' ? code : code.catch(refuse)
  } catch (error) {
    return refuse(error)
  }
}

/** Whether the command line asks for a command that may take long. */
export const isLong = ([name]: readonly string[]): boolean =>
  commandsFor([]).some((command) => command.name === name && command.isLong === true)

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2
  return [
    'lemmata checks theorems about attention.',
    '',
    ...commands.map(({ name, summary }) => `  lemmata ${name.padEnd(width)}${summary}`),
    '',
    'lemmata COMMAND --help tells more.',
  ].join('\n')
}

const EXAMPLE = 'For example: '

function helpFor(command: Command): string {
  const { name, summary, operand, example } = command
  const rows = [
    ...(operand === undefined ? [] : [[`${operand.value}${operand.isMany ? ' …' : ''}`, operand.help]]),
    ...optionsOf(command).map((o) => [`--${o.name}${o.value === undefined ? '' : ` ${o.value}`}`, o.help]),
  ]
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return [
    `lemmata ${name}: ${summary}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    '',
    `${EXAMPLE}${example.replaceAll('\n', `\n${' '.repeat(EXAMPLE.length)}`)}`,
  ].join('\n')
}
