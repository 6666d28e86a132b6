// A strict reader of the XML that reports are made of: elements, attributes, text and the five references; nothing else is
// well-formed here. So a symbol that breaks a file is noticed.

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

/** What XML 1.0 allows as a character. */
const CHARACTERS = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Throws where the document is not well-formed. */
export function readXml(document: string): Element {
  if (!CHARACTERS.test(document)) throw new Error('a character that XML does not allow')
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(document)
  if (declaration === null) throw new Error('no declaration')
  const { element, end } = elementAt(document, declaration[0].length)
  if (document.slice(end).trim() !== '') throw new Error('something after the end')
  return element
}

function elementAt(document: string, start: number): { element: Element; end: number } {
  const open = /<([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/y
  open.lastIndex = start
  const found = open.exec(document)
  if (found === null) throw new Error(`no element at ${document.slice(start, start + 60)}`)
  const [, name, attributes, closed] = found
  const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, plain(value)])
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error('an attribute twice')
  const children: Element[] = []
  let text = ''
  let at = open.lastIndex
  if (closed === '/') return { element: { name, attributes: Object.fromEntries(pairs), children, text }, end: at }
  const close = `</${name}>`
  while (!document.startsWith(close, at)) {
    const next = document.indexOf('<', at)
    if (next < 0) throw new Error(`no ${close}`)
    text += plain(document.slice(at, next))
    if (document.startsWith('</', next)) {
      if (!document.startsWith(close, next)) throw new Error(`another end than ${close}`)
      at = next
    } else {
      const inner = elementAt(document, next)
      children.push(inner.element)
      at = inner.end
    }
  }
  return { element: { name, attributes: Object.fromEntries(pairs), children, text }, end: at + close.length }
}

function plain(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = REFERENCES[name]
    if (character === undefined || !whole.endsWith(';')) throw new Error(`${whole} is no reference`)
    return character
  })
}
