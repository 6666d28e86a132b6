// Files that commands write.
import { InputError, type Io } from './command.ts'

export function writeText(path: string, text: string, io: Io): void {
  try {
    io.write(path, text)
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
