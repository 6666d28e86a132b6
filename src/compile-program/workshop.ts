// Where a program's model is built: a site with the three position embeddings, the two things that can be done there (attend,
// write by a net), each done once however often it is asked for, and the gaps that the heads have. The pieces are not `Gadget`s: they
// read and leave linear forms of values in [0, 1] instead of coordinates of Booleans, and state a gap instead of a lemma.
import { rational } from '../numbers/index.ts'
import { type OfLength, ofLengthText } from '../soften/index.ts'
import { formText, type Ground, openSite, type Plan, plain, type Site } from '../stream/index.ts'
import type { LinearForm, Mask } from '../transformer/index.ts'
import { isSame, nothing, scale, sum } from './form.ts'

const GROUND = { id: 'S-RASP', positions: ['i/n', '(i/n)^2', '[i=1]'] } as const satisfies Ground

export interface Workshop {
  readonly site: Site<Ground>
  readonly one: LinearForm
  /** i/n. */
  readonly position: LinearForm
  /** (i/n)². */
  readonly positionSquare: LinearForm
  /** 1 at the first position. */
  readonly first: LinearForm
  /** γ(n) of the heads so far, by their text; the gap of every row is at least one of these. */
  readonly gaps: Map<string, OfLength>
  plan(): Plan
}

export function openWorkshop(): Workshop {
  const { site, plan } = openSite<Ground>(GROUND)
  return {
    site,
    one: plain(site.one),
    position: plain(site.position('i/n')),
    positionSquare: plain(site.position('(i/n)^2')),
    first: plain(site.position('[i=1]')),
    gaps: new Map(),
    plan,
  }
}

/** Where a head looks: s_ij = Σ query(i)·key(j) over what the mask shows; equal scores where there are no pairs. */
export interface Look {
  readonly mask: Mask
  readonly pairs: readonly { readonly query: LinearForm; readonly key: LinearForm }[]
  /** The least distance from a largest score to the next one; null where all are equal. */
  readonly gap: OfLength | null
}

/** A row of these masks may be empty: nothing is seen there, and what is read is 0. */
const isStrict = (mask: Mask): boolean => mask === 'strict-future' || mask === 'strict-past'

/** The mean of a form over the positions looked at. */
export function attend({ site, one, gaps }: Workshop, name: string, look: Look, value: LinearForm): LinearForm {
  const isConstant = value.every(({ index }) => index === site.one.index)
  // Weights sum to 1, wherever there are any.
  if (value.length === 0 || (isConstant && !isStrict(look.mask))) return value
  const { query, key } = projectionsOf(look, one)
  const pattern = [look.mask, ...query.map(formText), ...key.map(formText), formText(value)].join(' | ')
  if (look.gap !== null) gaps.set(ofLengthText(look.gap), look.gap)
  return plain(
    site.once(`attend ${pattern}`, () => {
      const to = site.fresh(name, 'exact')
      site.add({ kind: 'attention', name, mask: look.mask, query, key, value, to: to.index })
      return to
    }),
  )
}

/*
 * Pairs with one query are one dimension. d_k is the next square r², so that √d_k is rational: it is folded into the query, and
 * (r·q)·k/√d_k = q·k.
 */
function projectionsOf({ pairs }: Look, one: LinearForm): { query: LinearForm[]; key: LinearForm[] } {
  const keys = new Map<string, { query: LinearForm; key: LinearForm }>()
  for (const { query, key } of pairs) {
    const known = keys.get(formText(query))?.key ?? nothing
    keys.set(formText(query), { query, key: sum(known, key) })
  }
  const dimensions = [...keys.values()].filter(({ query, key }) => query.length * key.length > 0)
  const root = Math.ceil(Math.sqrt(dimensions.length))
  // The constant first: heads that differ in one query only then look alike to a reader.
  dimensions.sort((a, b) => Number(isSame(b.query, one)) - Number(isSame(a.query, one)))
  const padding = new Array<LinearForm>(root * root - dimensions.length).fill(nothing)
  return {
    query: [...dimensions.map(({ query }) => scale(root, query)), ...padding],
    key: [...dimensions.map(({ key }) => key), ...padding],
  }
}

/** factor·ReLU(form). */
export interface Unit {
  readonly factor: number
  readonly form: LinearForm
}

/** base + Σ factor·ReLU(form): the ReLUs in a coordinate of their own. */
export function write({ site }: Workshop, name: string, base: LinearForm, units: readonly Unit[]): LinearForm {
  const merged = mergedUnits(units)
  if (merged.length === 0) return base
  // In any order: u ≠ v and v ≠ u are one net.
  const pattern = merged.map(({ factor, form }) => `${factor}·ReLU(${formText(form)})`).sort()
  const written = site.once(`net ${pattern.join()}`, () => {
    const to = site.fresh(name, 'exact')
    site.add({
      kind: 'net',
      name,
      units: merged.map(({ factor, form }) => ({ bias: rational.zero, form, outputs: scale(factor, plain(to)) })),
      bias: [],
      obligations: [],
    })
    return to
  })
  return sum(base, plain(written))
}

export const relu = (form: LinearForm, factor = 1): Unit => ({ factor, form })

function mergedUnits(units: readonly Unit[]): readonly Unit[] {
  const known = new Map<string, Unit>()
  for (const { factor, form } of units) {
    const text = formText(form)
    known.set(text, { form, factor: (known.get(text)?.factor ?? 0) + factor })
  }
  return [...known.values()].filter(({ factor, form }) => factor !== 0 && form.length > 0)
}
