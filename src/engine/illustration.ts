// What a claim shows of a case in reports: hard and soft attention side by side, layer by layer. Plain data for eyes only:
// weights are rounded, and nothing is decided by them.

/** More kinds of pictures would be more members. */
export type Illustration = AttentionPicture

export interface AttentionPicture {
  readonly kind: 'attention'
  /** What stands at the positions 1, 2, …: symbols of a word, or values. */
  readonly symbols: readonly string[]
  readonly layers: readonly PicturedLayer[]
}

export interface PicturedLayer {
  readonly name: string
  readonly heads: readonly PicturedHead[]
  /** What the feed-forward net leaves, a coordinate each. */
  readonly nets: readonly PicturedNet[]
}

export interface PicturedHead {
  readonly name: string
  readonly mask: string
  /** Of the positions that look, from the first on. */
  readonly rows: readonly PicturedRow[]
  readonly outputs: readonly PicturedOutput[]
}

export interface PicturedRow {
  /** The position that looks, from 1. */
  readonly i: number
  /** The first position that it sees; scores and weights go on from there. */
  readonly first: number
  readonly scores: readonly string[]
  readonly temperature: string
  /** The positions that share the hard weight. */
  readonly chosen: readonly number[]
  readonly weights: readonly number[]
}

/** A coordinate that a head writes, and what it owes there. */
export interface PicturedOutput {
  readonly name: string
  readonly lemma: string
  /** Scores fall by at least this much beside the peak; null where all weights are equal, or nothing is said. */
  readonly gamma: string | null
  /** How far soft may be from hard; null where the value is exact. */
  readonly tolerance: string | null
  /** One for each row of the head. */
  readonly values: readonly PicturedValue[]
}

export interface PicturedValue {
  readonly hard: string
  readonly soft: string
  /** At most this much apart, and at least that much left of the tolerance; null where the value is exact. */
  readonly error: string | null
  readonly margin: string | null
}

export interface PicturedNet {
  readonly name: string
  /** What it rests on, if anything approximate is rounded. */
  readonly lemma: string | null
  /** By position. */
  readonly values: readonly string[]
  /** By position: what is left of the tolerance; null where nothing is rounded. */
  readonly margins: readonly string[] | null
}
