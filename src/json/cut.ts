// Long texts, made short for a line, a column or a message.

/** At most so many characters, the last of them an ellipsis where something is cut off. @example cut('abcdef', 4) // 'abc…' */
export function cut(text: string, most: number): string {
  // A character has at most two units: no long text is taken apart only to be thrown away.
  const characters = [...text.slice(0, 2 * most)]
  const isWhole = characters.length <= most && text.length <= 2 * most
  return isWhole ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** The same for so many columns of a terminal. @example cutToWidth('字字', 3) // '字…' */
export function cutToWidth(text: string, most: number): string {
  let width = 0
  let short = ''
  for (const character of text) {
    width += widthOf(character)
    if (width > most) return `${short}…`
    if (width < most) short += character
  }
  return text
}

const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u

/** In columns of a terminal. */
export const widthOf = (character: string): number => {
  if (/\p{M}/u.test(character)) return 0
  return WIDE.test(character) ? 2 : 1
}
