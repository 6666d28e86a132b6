// Options and operands from the words of a command line, and the options that several commands take.
import { nearestTo } from '../src/json/index.ts'
import { type Word, word } from '../src/transformer/index.ts'
import { type Command, InputError, type Option, type Options, optionsOf } from './command.ts'

/** The words after the name of a command. */
export interface Given {
  readonly options: Options
  readonly operands: readonly string[]
}

/** --name value, --name=value, --switch and operands; everything else is an error that says what would be right. */
export function readWords(command: Command, words: readonly string[]): Given {
  const known = optionsOf(command)
  const options = new Map<string, string>()
  const operands: string[] = []
  for (let k = 0; k < words.length; k++) {
    const [, name, attached] = /^--([^=]+)(?:=(.*))?$/s.exec(words[k] === '-h' ? '--help' : words[k]) ?? []
    if (name === undefined) {
      operands.push(words[k])
      continue
    }
    const option = known.find((o) => o.name === name)
    if (option === undefined) throw unknownOption(name, command.name, known)
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

function requireAll(known: readonly Option[], given: Options): void {
  const missing = known.find((o) => o.isRequired && !given.has(o.name))
  if (missing !== undefined) throw new InputError(`--${missing.name} ${missing.value} is missing: ${missing.help}`)
}

function unknownOption(name: string, command: string, known: readonly Option[]): InputError {
  const names = known.map((option) => option.name)
  const takes = `${command} takes ${names.map((one) => `--${one}`).join(', ')}`
  const near = nearestTo(name, names)
  return new InputError(
    `unknown option --${name}${near === undefined ? `: ${takes}` : `; did you mean --${near}? (${takes})`}`,
  )
}

/** A required option's value. */
export function required(options: Options, name: string): string {
  const value = options.get(name)
  if (value === undefined) throw new InputError(`--${name} is missing`)
  return value
}

/** One of several words. */
export function choice<const T extends string>(
  options: Options,
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
  options: Options,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = options.get(name)
  if (text === undefined) return otherwise
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new InputError(`--${name} is "${text}": give a whole number from ${least} to ${most}`)
}

export const WORD: Option = {
  name: 'word',
  value: 'WORD',
  help: 'the input: symbols side by side, or a JSON array of symbols',
}

/** Symbols are code points; a leading [ means a JSON array of symbols. */
export function readWord(text: string): Word {
  const symbols = text.startsWith('[') ? jsonSymbols(text) : word(text)
  if (symbols.length === 0) throw new InputError('--word is empty: a word has at least one symbol')
  return symbols
}

function jsonSymbols(text: string): Word {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InputError(
      `--word begins with [ but is not JSON: write --word '["a","<s>"]', or no bracket for single symbols`,
    )
  }
  if (Array.isArray(value) && value.every((s) => typeof s === 'string' && s !== '')) return value
  throw new InputError('--word must be a JSON array of non-empty strings')
}
