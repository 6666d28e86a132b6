// The command line: picks the command, reads its words, and turns wrong input into a message and exit code 2.
import { FileError } from '../run/files/index.ts'
import { version } from '../run/index.ts'
import type { Runnable } from '../src/engine/index.ts'
import { nearestTo } from '../src/json/index.ts'
import { claims as builtIn } from './claims.ts'
import { type Command, InputError, type Io, optionsOf } from './command.ts'
import * as all from './commands/index.ts'
import { EXIT } from './exit-code.ts'
import { readWords } from './options.ts'
import { indented, table } from './text.ts'

/** In the order in which the help lists them. */
export const commandsFor = (claims: readonly Runnable[]): readonly Command[] => [
  all.init,
  all.list(claims),
  all.check(claims),
  all.replay(claims),
  all.mutants(),
  all.report,
  all.simulate(),
  all.compile,
  all.prove,
  all.run,
  all.gap,
  all.soften,
  all.srasp,
  all.tasks(claims),
]

/** Runs one command line; gives the exit code. @example main(['gap', '--model', 'm.json'], io) */
export function main(
  words: readonly string[],
  io: Io,
  claims: readonly Runnable[] = builtIn,
): number | Promise<number> {
  const commands = commandsFor(claims)
  const [name, ...rest] = words
  if (name === '--version') {
    io.out(version())
    return EXIT.passed
  }
  if (name === undefined || HELP.includes(name)) {
    io.out(overview(commands))
    return name === undefined ? EXIT.badInput : EXIT.passed
  }
  const refuse = (error: unknown): number => {
    // Models and words come from the user, so a RangeError of an evaluator is about them.
    if (!(error instanceof InputError || error instanceof RangeError || error instanceof FileError)) throw error
    if (words.includes('--json')) io.json({ error: error.message })
    else io.err(`lemmata: ${error.message}`)
    return EXIT.badInput
  }
  try {
    const command = commands.find((c) => c.name === name)
    if (command === undefined) {
      const names = commands.map((one) => one.name)
      const near = nearestTo(name, names)
      const hint = near === undefined ? `the commands are ${names.join(', ')}` : `did you mean ${near}?`
      throw new InputError(`there is no command "${name}"; ${hint}`)
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

const HELP: readonly string[] = ['--help', '-h', 'help']

/** Whether the command line asks for a command that may take long. */
export const isLong = ([name]: readonly string[]): boolean =>
  commandsFor([]).some((command) => command.name === name && command.isLong === true)

const overview = (commands: readonly Command[]): string =>
  [
    'lemmata checks theorems about attention.',
    indented(table(commands.map(({ name, summary }) => [`lemmata ${name}`, summary]))),
    'lemmata COMMAND --help says more.',
  ].join('\n\n')

const EXAMPLE = 'For example: '

function helpFor(command: Command): string {
  const { name, summary, operand, example } = command
  const rows = [
    ...(operand === undefined ? [] : [[`${operand.value}${operand.isMany ? ' …' : ''}`, operand.help]]),
    ...optionsOf(command).map((o) => [`--${o.name}${o.value === undefined ? '' : ` ${o.value}`}`, o.help]),
  ]
  return [
    `lemmata ${name}: ${summary}`,
    indented(table(rows)),
    `${EXAMPLE}${example.replaceAll('\n', `\n${' '.repeat(EXAMPLE.length)}`)}`,
  ].join('\n\n')
}
