// Naturals that no vector can have.

/** A natural above the length of the word. @example const isTooLarge = (error: unknown) => error instanceof srasp.OverflowError */
export class OverflowError extends RangeError {
  override readonly name = 'OverflowError'
  readonly vector: string
  /** From 1. */
  readonly position: number
  readonly value: number
  readonly length: number

  constructor(place: { vector: string; position: number; value: number; length: number }, what: string) {
    const { vector, position, value, length } = place
    super(
      `vector ${vector}, position ${position}: ${what} is ${value}, but a natural is at most the length of the word, ${length}`,
    )
    this.vector = vector
    this.position = position
    this.value = value
    this.length = length
  }
}
