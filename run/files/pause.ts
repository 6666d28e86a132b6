// Waiting for another process.

/** Blocks the thread: claims, and so all that they leave on disk, are synchronous. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
