// Models and words from the command line.
import { loadModel, type Model, printJsonError, type Word, word } from '../src/index.ts'
import { InputError, type Io } from './command.ts'

export function readModel(path: string, io: Io): Model {
  const result = loadModel(readText(path, io))
  if (result.kind === 'loaded') return result.model
  const lines = result.errors.map((e) => `  ${printJsonError(e)}`)
  throw new InputError(`${path} is not a model:\n${lines.join('\n')}`)
}

export function readText(path: string, io: Io): string {
  const text = readIfThere(path, io)
  if (text === undefined) throw new InputError(`cannot read ${path}: there is no such file`)
  return text
}

/** Undefined where there is no file. */
export function readIfThere(path: string, io: Io): string | undefined {
  try {
    return io.read(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new InputError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
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
