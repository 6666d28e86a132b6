// A command is plain data: what it is called, what it takes, and a function from that to an exit code.
import type { TerminalOptions } from '../reports/index.ts'

/** Where a command reads and writes; tests pass their own. */
export interface Io {
  out(line: string): void
  err(line: string): void
  /** A line that the next one overwrites; nothing where nobody watches. */
  progress(line: string): void
  /** Settles when what was written has gone out, so that a slow reader is waited for. */
  drained(): Promise<void>
  read(path: string): string
  write(path: string, text: string): void
  /** The lines of standard input, as they come. */
  lines(): AsyncIterable<string>
  /** Whether lines may have colours, and how wide they may be. */
  readonly looks: TerminalOptions
  /** The project, in which `corpus/` and `reports/out/` lie. */
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether the user wants it to end; only commands that are long hear of it. */
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

/** What stands on the command line without a name. */
export interface Operand {
  /** What it is, in capitals. */
  readonly value: string
  readonly help: string
  readonly isMany?: true
}

export interface Command {
  readonly name: string
  readonly summary: string
  /** A command line, or several on a line each. */
  readonly example: string
  readonly options: readonly Option[]
  /** Absent where everything has a name. */
  readonly operand?: Operand
  /** It may take long, and asks its Io whether it should end. */
  readonly isLong?: true
  run(options: ReadonlyMap<string, string>, io: Io, operands: readonly string[]): number | Promise<number>
}

/** The words after the name of a command. */
export interface Given {
  readonly options: ReadonlyMap<string, string>
  readonly operands: readonly string[]
}

/** DESIGN, contracts. */
export const EXIT = { passed: 0, failed: 1, badInput: 2, open: 3, interrupted: 130 } as const

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

/** --name value, --name=value, --switch and operands; everything else is an error that says what would be right. */
export function readWords(command: Command, words: readonly string[]): Given {
  const known = optionsOf(command)
  const options = new Map<string, string>()
  const operands: string[] = []
  for (let k = 0; k < words.length; k++) {
    const [, name, attached] = /^--([^=]+)(?:=(.*))?$/s.exec(words[k]) ?? []
    if (name === undefined) {
      operands.push(words[k])
      continue
    }
    const option = known.find((o) => o.name === name)
    if (option === undefined) throw new InputError(`unknown option --${name}: ${command.name} takes ${listed(known)}`)
    if (options.has(name)) throw new InputError(`--${name} is given twice`)
    if (option.value === undefined && attached !== undefined) throw new InputError(`--${name} takes no value`)
    options.set(name, option.value === undefined ? '' : (attached ?? following(words, ++k, option)))
  }
  if (!options.has('help')) {
    checkOperands(command, operands)
    requireAll(known, options)
  }
  return { options, operands }
}

function checkOperands({ name, operand }: Command, operands: readonly string[]): void {
  if (operand === undefined) {
    if (operands.length > 0) throw new InputError(`"${operands[0]}" is not an option: write --name value`)
  } else if (!operand.isMany) {
    if (operands.length === 0) throw new InputError(`${operand.value} is missing: ${operand.help}`)
    if (operands.length > 1)
      throw new InputError(`${name} takes one ${operand.value}: "${operands[1]}" is one too many`)
  }
}

function following(words: readonly string[], k: number, option: Option): string {
  if (k >= words.length) throw new InputError(`--${option.name} needs a value: --${option.name} ${option.value}`)
  return words[k]
}

function requireAll(known: readonly Option[], given: ReadonlyMap<string, string>): void {
  const missing = known.find((o) => o.isRequired && !given.has(o.name))
  if (missing !== undefined) throw new InputError(`--${missing.name} ${missing.value} is missing: ${missing.help}`)
}

const listed = (options: readonly Option[]): string => options.map((o) => `--${o.name}`).join(', ')

/** A required option's value. */
export function required(options: ReadonlyMap<string, string>, name: string): string {
  const value = options.get(name)
  if (value === undefined) throw new InputError(`--${name} is missing`)
  return value
}

/** One of several words. */
export function choice<const T extends string>(
  options: ReadonlyMap<string, string>,
  name: string,
  choices: readonly T[],
  otherwise: NoInfer<T>,
): T {
  const text = options.get(name)
  if (text === undefined) return otherwise
  const found = choices.find((one) => one === text)
  if (found !== undefined) return found
  throw new InputError(`--${name} is "${text}": give ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`)
}

/** A whole number within bounds. */
export function wholeNumber(
  options: ReadonlyMap<string, string>,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = options.get(name)
  if (text === undefined) return otherwise
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new InputError(`--${name} is "${text}": give a whole number from ${least} to ${most}`)
}
