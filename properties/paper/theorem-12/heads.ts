// The remark in the proof of Theorem 12: ⊖ takes two layers of one head, or one layer of two. Both compute the formula.
import { type Compiled, compile } from '../../../src/compile/index.ts'
import type { Claim } from '../../../src/engine/index.ts'
import type { Formula } from '../../../src/logic/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import { remembering, type SimulationCase, simulationOutcomes, stated, untargeted } from '../../library/index.ts'
import { casesFor } from '../constructions/domain.ts'

type Label = 'two heads in a layer'

/** For every ⊖ and ⊕, the layers in which the nearest even and the nearest odd position are looked for. */
function neighbourLayers({ layers }: Model): number[][] {
  const layersOf = new Map<string, number[]>()
  layers.forEach(({ obligations = [] }, l) => {
    for (const obligation of obligations) {
      if (obligation.kind !== 'tie-break') continue
      const reader = `${obligation.mask} ${obligation.value.map(({ index }) => index).join(' ')}`
      layersOf.set(reader, [...(layersOf.get(reader) ?? []), l])
    }
  })
  return [...layersOf.values()]
}

/** How many layers each ⊖ and ⊕ takes. */
const spans = (model: Model): number[] => neighbourLayers(model).map((places) => new Set(places).size)

const mostHeads = ({ layers }: Model): number => layers.reduce((most, { heads }) => Math.max(most, heads.length), 0)

type Build = (formula: Formula) => Compiled

export const single: Build = (formula) => compile(formula, 'theorem-12a')
const multi: Build = (formula) => compile(formula, 'theorem-12a', { heads: 'multi' })

/** Both ways, or others. */
export function heads(builds: readonly [Build, Build] = [single, multi]): Claim<SimulationCase, Label> {
  const both = remembering((formula: Formula) => [builds[0](formula), builds[1](formula)] as const)
  return {
    ...stated<Label>({
      key: 'theorem-12a.heads',
      variant: 'step',
      title: '⊖ in two layers, or in one with two heads',
      statement:
        'Every ⊖ and ⊕ takes two layers where layers have one head, and one layer where they may have several. Both models compute the formula, their layers keep their obligations, and the second has no more layers.',
      uses: ['theorem-12a', 'definition-1'],
      requires: { 'two heads in a layer': 0.4 },
      counts: untargeted({ quick: 50, deep: { random: 5_000, small: 4 } }),
    }),
    domain: casesFor('theorem-12a'),
    check(c, probe) {
      const [one, several] = both(c.formula)
      const [slow, fast] = [spans(one.model), spans(several.model)]
      probe.measure('layers saved', one.model.layers.length - several.model.layers.length)
      probe.label('two heads in a layer', mostHeads(several.model) > 1)
      return probe.all(
        probe.atMost(rational.of(mostHeads(one.model)), rational.one, 'heads in a layer'),
        probe.same(
          slow,
          fast.map(() => 2),
          'the layers of every ⊖ and ⊕, with one head each',
        ),
        probe.same(
          fast,
          fast.map(() => 1),
          'the layers of every ⊖ and ⊕, with several heads',
        ),
        probe.atMost(rational.of(several.model.layers.length), rational.of(one.model.layers.length), 'layers'),
        ...simulationOutcomes(one, c, probe),
        ...simulationOutcomes(several, c, probe),
      )
    },
  }
}
