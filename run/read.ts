// Documents of ours that may be damaged.
import { printJsonError, type Read } from '../src/json/index.ts'

export function valueOrThrow<T>(read: Read<T>, path: string): T {
  if (read.kind === 'read') return read.value
  throw new RangeError(`${path} is damaged:\n${read.errors.map((error) => `  ${printJsonError(error)}`).join('\n')}`)
}
