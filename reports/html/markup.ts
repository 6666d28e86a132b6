// HTML from templates: whatever is put into one is escaped as text, unless it is our own HTML. So no symbol, statement or message can
// become markup.
import { escapeMarkup, visible } from '../text/index.ts'

/** Only this file makes it. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** What may be put into a template; null and false leave nothing. */
export type Content = Markup | string | number | null | false | readonly Content[]

/** @example html`<p title="${name}">${text}</p>`.source */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(parts.reduce((source, part, k) => source + sourceOf(contents[k - 1]) + part))

function sourceOf(content: Content): string {
  if (content instanceof Markup) return content.source
  if (typeof content === 'string') return escapeMarkup(content)
  if (typeof content === 'number') return `${content}`
  return content === null || content === false ? '' : content.map(sourceOf).join('')
}

/** The length of a bar. The page's policy allows no style attributes. @example percent(0.5) // 50.00% */
export const percent = (share: number): string => `${Math.min(100, Math.max(0, 100 * share)).toFixed(2)}%`

/** HTML that needs no escaping: our own files. */
export const trustedHtml = (source: string): Markup => new Markup(source)

/** A case, or another text to be read letter by letter: invisible characters are spelled out. */
export const code = (text: string): Markup => html`<code dir="auto">${visible(text)}</code>`

/** Data for a script of the page. No text in it can end the element. @example json('trace-1', { symbols: ['</script>'] }) */
export const json = (id: string, data: unknown): Markup =>
  trustedHtml(
    `<script type="application/json" id="${escapeMarkup(id)}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  )
