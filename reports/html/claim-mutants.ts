// How many mutants a claim killed, of those that it must kill and of those that other claims must kill, and how it noticed its own.
import { type MutantRecord, type OtherClaim, type Theorem, worstFirst } from '../document/index.ts'
import { formatCount } from '../text/index.ts'
import { partId } from './address.ts'
import { clueText, oddSign } from './clues.ts'
import { html, type Markup } from './markup.ts'
import { typeset } from './typeset.ts'

/** @param mutants Of all claims. */
export function claimMutants({ key, mutants: own }: Theorem, mutants: readonly MutantRecord[]): Markup | null {
  const others = mutants.flatMap((record): readonly OtherClaim[] => record.others.filter(({ claim }) => claim === key))
  const ownMutants = worstFirst(mutants.filter(({ killer }) => killer === key))
  if (own === null && others.length === 0 && ownMutants.length === 0) return null
  const kills = own === null ? 'none of its own' : `${own.killed} of ${own.total}`
  const speed = own === null || own.median === null ? '' : `, after a median of ${formatCount(own.median, 'case')}`
  const besides = `; and ${others.filter(({ killed }) => killed).length} of ${others.length} that others must kill`
  return html`${kills}${speed}${others.length === 0 ? null : besides}${
    ownMutants.length === 0 ? null : html`<ul class="mutants">${ownMutants.map(item)}</ul>`
  }`
}

/** The link leads to its counterexample. */
const item = (record: MutantRecord): Markup => {
  const { name, mistake, cases, gaveAway } = record
  const how = `${gaveAway === null ? '' : 'given away by '}${clueText(record)}${cases === null ? '' : `, after ${formatCount(cases, 'case')}`}`
  return html`<li>${oddSign(record)}<a href="#${partId('mutant', name)}">${lastWord(name)}</a> ${typeset(mistake)} <small>${how}</small></li>`
}

/** The part after the dot; the rest is mostly the name of the claim. */
const lastWord = (name: string): string => name.slice(name.indexOf('.') + 1)
