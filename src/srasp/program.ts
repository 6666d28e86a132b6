// S-RASP programs as plain data (after Strobl et al.): vectors of Booleans, symbols and naturals, one line each. A line
// is a position-wise operation, an attention to the leftmost or rightmost position that matches, or a prefix sum.

export type ValueType = 'boolean' | 'symbol' | 'natural'

/** A value at one position. Naturals are at most the length of the word. @example const values: readonly srasp.Value[] = [true, 'a', 3] */
export type Value = boolean | string | number

/** The variable that an expression reads a vector at: the position itself, or the one attended to. */
export type Variable = 'i' | 'j'

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** @example const one: srasp.Expression = { kind: 'constant', value: 1 } */
export type Expression =
  | { readonly kind: 'constant'; readonly value: Value }
  /** The symbol of the word. */
  | { readonly kind: 'input'; readonly at: Variable }
  | { readonly kind: 'vector'; readonly name: string; readonly at: Variable }
  /** The position, from 1, as a natural. */
  | { readonly kind: 'position'; readonly at: Variable }
  /** The length of the word, as a natural. */
  | { readonly kind: 'length' }
  | { readonly kind: 'not'; readonly of: Expression }
  /** Two parts at least. */
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression[] }
  /** Any two of one type for = and !=, naturals for the others. */
  | {
      readonly kind: 'compare'
      readonly operator: Comparison
      readonly left: Expression
      readonly right: Expression
    }
  /** Subtraction stops at 0; a sum above the length of the word is an error. */
  | { readonly kind: 'plus' | 'minus'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'if'; readonly condition: Expression; readonly then: Expression; readonly else: Expression }
  /** A table applied to symbols. */
  | { readonly kind: 'apply'; readonly table: string; readonly to: readonly Expression[] }

/** Which positions j are seen from i. */
export type AttentionMask = 'all' | 'j<i' | 'j<=i' | 'j>i' | 'j>=i'

export type Operation =
  | { readonly kind: 'position-wise'; readonly value: Expression }
  /** The value at the first or last visible j where the predicate holds; the default where it holds nowhere. */
  | {
      readonly kind: 'attention'
      readonly direction: 'leftmost' | 'rightmost'
      readonly mask: AttentionMask
      /** Over i and j: Boolean combinations of what speaks of i or of j, and at most one equality of naturals between them. */
      readonly predicate: Expression
      /** Over j. */
      readonly value: Expression
      /** Over i. */
      readonly otherwise: Expression
    }
  /** The sum of a natural expression over all j ≤ i. */
  | { readonly kind: 'prefix-sum'; readonly value: Expression }

export interface Line {
  readonly name: string
  readonly operation: Operation
}

/** A function of symbols, by a list of rows; what no row names has the value `otherwise`. */
export interface Table {
  readonly name: string
  readonly parameters: number
  readonly rows: readonly { readonly symbols: readonly string[]; readonly value: Value }[]
  readonly otherwise: Value
}

/** @example const { lines, output }: srasp.Program = srasp.program('alphabet a\ny(i) = i') */
export interface Program {
  /** The symbols that words are made of; no others are read. */
  readonly alphabet: readonly string[]
  readonly tables: readonly Table[]
  /** At least one. A line reads those before it. */
  readonly lines: readonly Line[]
  /** The line whose vector is the output. */
  readonly output: string
}
