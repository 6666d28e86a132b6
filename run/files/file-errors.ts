// Errors of the operating system, such as for a missing file.

/** @example errorCode(error) === 'ENOENT' */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

/** The result of `read`, or undefined if the file does not exist, also since a file stands where its folder should be. */
export function ifExists<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}
