// Typesets our plain notation, with links to the statements and claims on the page.
import { NEUTRAL, nameOf } from '../document/index.ts'
import { notation, type Piece } from '../text/index.ts'
import { html, type Markup } from './markup.ts'

/** What a page has of statements and claims. */
export interface Link {
  /** The address on the page; null if it is not there. */
  to(name: string): string | null
  /** What people call it. */
  nameOf(key: string): string
}

export const NO_LINKS: Link = { to: () => null, nameOf: (key) => nameOf(key, NEUTRAL) }

/** @example typeset('ε_ℓ ≤ a + r·ε_{ℓ−1}').source */
export const typeset = (text: string, link: Link = NO_LINKS): Markup =>
  markupOf(
    notation(text, (key) => link.to(key) !== null),
    link,
  )

const markupOf = (pieces: readonly Piece[], link: Link): Markup => html`${pieces.map((piece) => pieceOf(piece, link))}`

function pieceOf(piece: Piece, link: Link): Markup {
  switch (piece.kind) {
    case 'text':
      return html`${piece.text}`
    case 'variable':
      return html`<var>${piece.text}</var>`
    case 'index':
      return html`<sub>${markupOf(piece.pieces, link)}</sub>`
    case 'exponent':
      return html`<sup>${markupOf(piece.pieces, link)}</sup>`
    case 'root':
      return html`√<span class="root">${markupOf(piece.pieces, link)}</span>`
    case 'reference':
      return linkTo(piece.key, link, piece.text ?? link.nameOf(piece.key))
  }
}

/** A link where the page has the statement or claim, else its name alone. */
export const linkTo = (name: string, link: Link, text = link.nameOf(name)): Markup => {
  const target = link.to(name)
  return target === null ? html`${text}` : html`<a href="${target}">${text}</a>`
}
