// How many mistakes a claim noticed, of those that it must and of those that others must; and each that it must, with how it was noticed.

import type { Theorem } from '../document/index.ts'
import { type MutantRecord, type OtherClaim, worstFirst } from '../document/index.ts'
import { formatCount } from '../text/index.ts'
import { clueText, oddSign } from './clues.ts'
import { html, type Markup } from './markup.ts'
import { typeset } from './typeset.ts'

/** @param mutants Of all claims. */
export function claimMutants({ key, mutants: own }: Theorem, mutants: readonly MutantRecord[]): Markup | null {
  const asked = mutants.flatMap(({ others }): readonly OtherClaim[] => others.filter(({ claim }) => claim === key))
  const listed = worstFirst(mutants.filter(({ killer }) => killer === key))
  if (own === null && asked.length === 0 && listed.length === 0) return null
  const kills = own === null ? 'none of its own' : `${own.killed} of ${own.total}`
  const speed = own === null || own.median === null ? '' : `, after a median of ${formatCount(own.median, 'case')}`
  const besides = `; and ${asked.filter(({ killed }) => killed).length} of ${asked.length} that others must kill`
  return html`${kills}${speed}${asked.length === 0 ? null : besides}${
    listed.length === 0 ? null : html`<ul class="mutants">${listed.map(item)}</ul>`
  }`
}

/** Its counterexample stands where the link leads. */
const item = (record: MutantRecord): Markup => {
  const { name, mistake, cases, gaveAway } = record
  const how = `${gaveAway === null ? '' : 'given away by '}${clueText(record)}${cases === null ? '' : `, after ${formatCount(cases, 'case')}`}`
  return html`<li>${oddSign(record)}<a href="#mutant-${name}">${lastWord(name)}</a> ${typeset(mistake)} <small>${how}</small></li>`
}

/** What comes after the dot says what it is; the rest is mostly the claim's. */
const lastWord = (name: string): string => name.slice(name.indexOf('.') + 1)
