// HTML from templates: whatever is put into one is text, and is escaped, unless it is HTML of ours already. So no symbol, statement or
// message of anybody can become markup.
import { visible } from '../text/index.ts'

/** Only made here. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** What may stand in a template; null and false leave nothing. */
export type Content = Markup | string | number | null | false | readonly Content[]

/** @example html`<p title="${name}">${text}</p>`.source */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(parts.reduce((so, part, k) => so + sourceOf(contents[k - 1]) + part))

function sourceOf(content: Content): string {
  if (content instanceof Markup) return content.source
  if (typeof content === 'string') return escapeHtml(content)
  if (typeof content === 'number') return `${content}`
  return content === null || content === false ? '' : content.map(sourceOf).join('')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** @example escapeHtml('<script>') // &lt;script&gt; */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character])

/** HTML, or a part of a page, that is known to be right: our own files. */
export const trustedHtml = (source: string): Markup => new Markup(source)

/** Somebody's text, which may be written from right to left, and must not turn what stands beside it. */
export const foreign = (text: string): Markup => html`<bdi>${text}</bdi>`

/** A case, or whatever else is to be read letter by letter: what cannot be seen is spelled out. */
export const code = (text: string): Markup => html`<code dir="auto">${visible(text)}</code>`

/** Data for a script of the page, which no text in it can end. @example json('picture-1', { symbols: ['</script>'] }) */
export const json = (id: string, data: unknown): Markup =>
  trustedHtml(
    `<script type="application/json" id="${escapeHtml(id)}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  )
