// Whether a model computes its formula at every length: its certificate is made, and checked by the small program that must be trusted.
// What does not go through is open: no word refutes it yet, and no proof says that none will.
import { type Checked, checkCertificate, type Meanings, type Refused } from '../certificate/index.ts'
import type { Construction } from '../check/index.ts'
import { meaningsOf } from '../compile/index.ts'
import { type Plain, parseDocument, printJsonError } from '../json/index.ts'
import { isBuiltIn, type Predicate, predicateText, readPredicate } from '../logic/index.ts'
import type { Model } from '../transformer/index.ts'
import { certificateOf } from './certificate-of.ts'

/** Of a model; null where nothing is annotated. @example const answers: readonly EveryLength[] = ['proved', 'open', null] */
export type EveryLength = 'proved' | 'open' | null

export type Proof =
  | { readonly kind: 'proved'; readonly certificate: Plain; readonly rules: ReadonlyMap<string, number> }
  | ({ readonly kind: 'open'; readonly certificate: Plain | null } & Refused)

/** Null for a model that says of no coordinate what it means. @example prove(compile(formula('Y Q_1'), 'theorem-12a').model)?.kind // proved */
export function prove(model: Model, meanings: Meanings | undefined = model.meanings): Proof | null {
  if (meanings === undefined) return null
  const twice = namesake(model)
  if (twice !== undefined) {
    const message = `two predicates are called ${twice}`
    return { kind: 'open', certificate: null, layer: 0, lemma: 'definition-19', of: twice, message }
  }
  const made = certificateOf(model, meanings)
  return made.kind === 'refused' ? { ...made, kind: 'open', certificate: null } : checked(made.certificate)
}

/** A construction whose model says nothing itself is taken at its places. @example proveConstruction(compile(formula('Y Q_1'), 'theorem-12a'))?.kind // proved */
export function proveConstruction({ model, formula, places }: Construction): Proof | null {
  const own = meaningsOf(formula, model.coordinates, places)
  // What a model says of itself must be about this formula; it may know of more coordinates.
  const said = model.meanings
  const isSame =
    said !== undefined &&
    said.root === own.root &&
    JSON.stringify(said.nodes.slice(0, own.nodes.length)) === JSON.stringify(own.nodes)
  return prove(model, isSame ? said : own)
}

/** A certificate in JSON. @example checkText('{}').kind // unreadable */
export function checkText(text: string): Checked {
  const json = parseDocument(text)
  return json.kind === 'unreadable' ? json : checkCertificate(json.value)
}

function checked(certificate: Plain): Proof {
  const result = checkText(JSON.stringify(certificate))
  if (result.kind === 'proved') return { kind: 'proved', certificate, rules: result.rules }
  if (result.kind === 'refused') return { ...result, kind: 'open', certificate }
  const message = result.errors.map(printJsonError).join('\n')
  return { kind: 'open', certificate, layer: null, lemma: 'definition-4', of: 'the certificate', message }
}

/** A proof knows predicates by name only, so that one of your own must not be called like another. */
function namesake({ schedule }: Model): string | undefined {
  const known = new Map<string, Predicate>()
  for (const { value } of schedule.positions) {
    if (value.kind !== 'predicate') continue
    const name = predicateText(value.predicate)
    if (!isBuiltIn(value.predicate) && readPredicate(name) !== undefined) return name
    const other = known.get(name) ?? value.predicate
    if (other.holds !== value.predicate.holds && !(isBuiltIn(other) && isBuiltIn(value.predicate))) return name
    known.set(name, other)
  }
  return undefined
}

/** @example refusalText({ layer: 2, lemma: 'lemma-9', of: 'x', message: 'too much' }) // layer 2, lemma-9, x: too much */
export const refusalText = ({ layer, lemma, of, message }: Refused): string =>
  `${layer === null ? '' : `layer ${layer}, `}${lemma}, ${of}: ${message}`
