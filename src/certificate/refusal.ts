// A proof that does not go through, and why: the check ends at the first obligation that it cannot discharge.

export interface Refused {
  /** The statement that could not be applied. */
  readonly lemma: string
  /** The layer from 1, 0 for the embedding; null where it is about the certificate as a whole. */
  readonly layer: number | null
  /** The coordinate, or what else it is about. */
  readonly of: string
  readonly message: string
}

export class Refusal extends Error {
  readonly why: Omit<Refused, 'layer'>

  constructor(why: Omit<Refused, 'layer'>) {
    super(why.message)
    this.why = why
  }
}

export function refuse(lemma: string, of: string, message: string): never {
  throw new Refusal({ lemma, of, message })
}
