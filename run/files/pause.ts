// Waiting for another process.

/** Blocks the thread, since claims and everything they write are synchronous. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
