// What the operating system says when a file is not there, or already there.

/** @example codeOf(error) === 'ENOENT' */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** What `look` gives, or undefined if the file is not there. */
export function ifThere<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
