// Naturals that no vector can have.

/** A natural above the length of the word. */
export class OverflowError extends RangeError {
  override readonly name = 'OverflowError'
  readonly statement: string
  /** From 1. */
  readonly position: number
  readonly value: number
  readonly length: number

  constructor(place: { statement: string; position: number; value: number; length: number }, what: string) {
    const { statement, position, value, length } = place
    super(
      `statement ${statement}, position ${position}: ${what} is ${value}, but naturals go up to the length of the word, ${length}`,
    )
    this.statement = statement
    this.position = position
    this.value = value
    this.length = length
  }
}
