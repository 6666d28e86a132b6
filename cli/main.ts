// The command line: picks the command, reads its options, turns wrong input into a message and exit code 2.
import { readFileSync } from 'node:fs'
import { type Command, EXIT, InputError, type Io, optionsOf, readOptions } from './command.ts'
import { gap } from './commands/gap.ts'
import { run } from './commands/run.ts'

const COMMANDS: readonly Command[] = [run, gap]

/** Runs one command line; returns the exit code. @example main(['gap', '--model', 'm.json'], io) */
export function main(words: readonly string[], io: Io): number {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === 'help') {
    io.out(overview())
    return name === undefined ? EXIT.badInput : EXIT.passed
  }
  try {
    const command = COMMANDS.find((c) => c.name === name)
    if (command === undefined) {
      throw new InputError(`there is no command "${name}": there are ${COMMANDS.map((c) => c.name).join(', ')}`)
    }
    const options = readOptions(command, rest)
    if (options.has('help')) {
      io.out(helpFor(command))
      return EXIT.passed
    }
    return command.run(options, io)
  } catch (error) {
    // Models and words come from the user, so a RangeError of an evaluator is about them.
    if (!(error instanceof InputError || error instanceof RangeError)) throw error
    io.err(`lemmata: ${error.message}`)
    return EXIT.badInput
  }
}

const overview = (): string =>
  [
    'lemmata checks theorems about attention.',
    '',
    ...COMMANDS.map((c) => `  lemmata ${c.name.padEnd(8)}${c.summary}`),
    '',
    'lemmata COMMAND --help tells more.',
  ].join('\n')

function helpFor(command: Command): string {
  const rows = optionsOf(command).map((o) => [`--${o.name}${o.value === undefined ? '' : ` ${o.value}`}`, o.help])
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return [
    `lemmata ${command.name}: ${command.summary}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    '',
    `For example: ${command.example}`,
  ].join('\n')
}

/** Called by lemmata.js with the process's own arguments and streams. */
export async function start(): Promise<void> {
  const isWatched = process.stderr.isTTY === true
  process.exitCode = main(process.argv.slice(2), {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    progress: (line) => isWatched && process.stderr.write(`\r\u001b[K${line}`),
    read: (path) => readFileSync(path, 'utf8'),
  })
}
