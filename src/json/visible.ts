// Characters that move the cursor, colour, reverse or break a line, or cannot be encoded, are spelled out wherever somebody else's text is shown.

/** Controls, marks of direction, line separators, lone surrogates, non-characters; not the joiner that holds the parts of an emoji together. */
const HIDDEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu

/** On one line. @example visible('a\u202eb') // a\u{202e}b */
export const visible = (text: string): string =>
  text.replace(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)

/** The same, keeping line breaks. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n')

/** Each matching character as JSON escapes it. @example unitsEscaped('a\u009b', /\u009b/g) // a\u009b */
export const unitsEscaped = (text: string, which: RegExp): string =>
  text.replace(which, (character) =>
    Array.from({ length: character.length }, (_, k) => character.charCodeAt(k))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** One line of JSON that is safe to show: JSON itself escapes the first 32 characters only. @example jsonText('\u009b') // "\u009b" */
export const jsonText = (value: unknown): string => unitsEscaped(JSON.stringify(value), HIDDEN)
