// Long texts, made short for a line, a column or a message.

/** At most so many characters, the last of them an ellipsis where something is cut off. @example cut('abcdef', 4) // 'abc…' */
export function cut(text: string, most: number): string {
  // A character has at most two units: no long text is taken apart only to be thrown away.
  const characters = [...text.slice(0, 2 * most)]
  const isWhole = characters.length <= most && text.length <= 2 * most
  return isWhole ? text : `${characters.slice(0, most - 1).join('')}…`
}
