// A compiler of one's own for TL[⊖] (letters, Booleans, Y): one layer for each subformula, written by named coordinates. What a claim
// needs of it is a `Construction`: the model, the subformulas, and the coordinates that hold their truth.
import { type Construction, desugar, type Formula, share, type TransformerRecipe, transformer } from 'lemmata'

type Layers = NonNullable<TransformerRecipe<string>['layers']>
type Node = Construction['formula']['nodes'][number]

/** Of the positions that Y looks back to, each has e^γ times the weight of the one before it. */
export const compilerWith =
  (gamma: string) =>
  (formula: Formula): Construction => {
    const shared = share(desugar(formula))
    const names = shared.nodes.map(({ kind }, k) => `${k}: ${kind}`)
    const coordinates = ['one', 'i/n', ...names, ...names.map(softened)]
    const letters = shared.nodes.flatMap((node, k) =>
      node.kind === 'letter' ? [[node.symbol, { one: 1, [names[k]]: 1 }] as const] : [],
    )
    const model = transformer<string>({
      name: 'TL[⊖]',
      coordinates,
      embedding: Object.fromEntries(letters),
      otherSymbols: 'one',
      positions: { 'i/n': 'i/n' },
      temperature: '1/n',
      layers: shared.nodes.flatMap((node, k) => layersOf(node, names[k], names, gamma)),
    })
    return { model, formula: shared, places: names.map((name) => coordinates.indexOf(name)) }
  }

const softened = (name: string): string => `${name}, softened`

function layersOf(node: Node, to: string, names: readonly string[], gamma: string): Layers {
  switch (node.kind) {
    case 'letter':
      return []
    case 'constant':
      return [{ net: node.value ? [{ bias: 1, writes: to }] : [] }]
    case 'not':
      return [{ net: [{ reads: { [names[node.of]]: -1 }, bias: 1, writes: to }] }]
    case 'and':
      return [{ net: [{ reads: sumOf(node.parts, names), bias: 1 - node.parts.length, writes: to }] }]
    case 'or': {
      const reads = sumOf(node.parts, names)
      return [
        {
          net: [
            { reads, writes: to },
            { reads, bias: -1, writes: { [to]: -1 } },
          ],
        },
      ]
    }
    case 'previous':
      return [lookBack(names[node.of], to, gamma)]
    default:
      throw new RangeError(`TL[⊖] has letters, Booleans and Y, but the formula has a node of kind ${node.kind}`)
  }
}

/** A part may occur twice. */
const sumOf = (parts: readonly number[], names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(parts.map((part) => [names[part], parts.filter((other) => other === part).length]))

/**
 * Position i sees those before it, the first one none. All but i − 1 together get 1 − (1 − r)/(1 − r^{i−1}) of its attention, with
 * r = e^{−γ}. Errors below 1/4 are rounded away: 2·ReLU(x − 1/4) − 2·ReLU(x − 3/4).
 */
const lookBack = (from: string, to: string, gamma: string): Layers[number] => ({
  heads: [{ mask: 'strict-future', query: { one: gamma }, key: 'i/n', value: { [softened(to)]: from } }],
  net: [
    { reads: softened(to), bias: '-1/4', writes: { [to]: 2 } },
    { reads: softened(to), bias: '-3/4', writes: { [to]: -2 } },
  ],
})
