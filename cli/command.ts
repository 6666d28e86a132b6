// A command is plain data: its name, what it takes, and a function from that to an exit code.
import type { Output, TerminalOptions } from '../reports/text/index.ts'

/** Where a command reads and writes; tests pass their own. */
export interface Io {
  /** Text in lines; what a terminal would obey instead of showing it is spelled out. */
  out(output: Output): void
  /** The same as one line of JSON. */
  json(value: unknown): void
  err(text: string): void
  /** A line that the next one overwrites; nothing where nobody watches. */
  progress(line: string): void
  /** Settles when the output has gone out, so that a command waits for a slow reader. */
  drained(): Promise<void>
  read(path: string): string
  write(path: string, text: string): void
  /** The lines of standard input, as they come. */
  lines(): AsyncIterable<string>
  /** Whether lines may have colours, and how wide they may be. */
  readonly looks: TerminalOptions
  /** The project's folder, with `corpus/` and `reports/out/`. */
  readonly directory: string
  /** Whether the project is lemmata itself, whose own claims are the shipped ones. */
  readonly isCheckout: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether the user wants the command to end; only long commands ask. */
  isInterrupted(): boolean
  /** In seconds, from some fixed moment. */
  clock(): number
}

export interface Option {
  readonly name: string
  /** What the value is, in capitals; absent for a switch. */
  readonly value?: string
  readonly help: string
  readonly isRequired?: true
}

/** A word of the command line without a name. */
export interface Operand {
  /** What it is, in capitals. */
  readonly value: string
  readonly help: string
  readonly isMany?: true
}

/** Values by name; a switch that is given has an empty one. */
export type Options = ReadonlyMap<string, string>

export interface Command {
  readonly name: string
  readonly summary: string
  /** One or several command lines. */
  readonly example: string
  readonly options: readonly Option[]
  /** Absent where the command takes options only. */
  readonly operand?: Operand
  /** The command may take long, and asks its Io whether it should end. */
  readonly isLong?: true
  run(options: Options, io: Io, operands: readonly string[]): number | Promise<number>
}

/** Something the user gave is wrong: shown without a stack, exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

const JSON_OPTION: Option = { name: 'json', help: 'write one JSON document instead of text' }

/** Every command takes --json and --help. */
export const optionsOf = (command: Command): readonly Option[] => [
  ...command.options,
  JSON_OPTION,
  { name: 'help', help: 'show this help' },
]
