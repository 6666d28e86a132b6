// How tightly operators bind: one table for the reader and the printers of a language, so that what is printed is read back as it
// was. Texts are appended and not joined, which would copy them at every level.

export interface Binding {
  /** What binds tighter has the higher level. Operators of one level chain in one way. */
  readonly level: number
  /** What a chain a ∘ b ∘ c is: one node of three parts, (a ∘ b) ∘ c, or an error. */
  readonly chain: 'flat' | 'left' | 'none'
}

export interface Printed {
  readonly text: string
  readonly level: number
}

/** What needs no parentheses anywhere. @example printedLeaf('Q_a').text // 'Q_a' */
export const printedLeaf = (text: string): Printed => ({ text, level: Number.POSITIVE_INFINITY })

/** @example inParentheses({ text: 'a & b', level: 3 }).text // '(a & b)' */
export const inParentheses = ({ text }: Printed): Printed => printedLeaf(`(${text})`)

/** In parentheses, unless it binds tighter. @example textAbove(3, { text: 'a & b', level: 3 }) // '(a & b)' */
export const textAbove = (level: number, printed: Printed): string =>
  printed.level > level ? printed.text : `(${printed.text})`

/** The parts with the sign between them. @example infixPrinted('&', { level: 3, chain: 'flat' }, [printedLeaf('a'), printedLeaf('b')]).text // 'a & b' */
export function infixPrinted(sign: string, { level, chain }: Binding, parts: readonly Printed[]): Printed {
  const texts = parts.map((part, k) => textAbove(k === 0 && chain === 'left' ? level - 1 : level, part))
  return { text: texts.reduce((text, part) => `${text} ${sign} ${part}`), level }
}
