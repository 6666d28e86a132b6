// A gadget on all Boolean columns: it writes what its hard reading says, exactly, and its layers keep their obligations. A gadget reads
// and writes nothing but its own coordinates, so a formula whose gadgets are right at a length is right at that length, by induction.
import { integers, words } from '../../../generators/index.ts'
import { checkObligations } from '../../../src/check/index.ts'
import { type Claim, record } from '../../../src/engine/index.ts'
import type { Gadget } from '../../../src/gadgets/index.ts'
import { STATEMENTS, type Statement } from '../../../src/statements/index.ts'
import { isExact, soft, type Word } from '../../../src/transformer/index.ts'
import { keepsObligations, stated } from '../../library/index.ts'
import { columnsOf, type GadgetModel, gadgetModel, suppliers, symbolsFor } from './model.ts'

export interface GadgetCase {
  /** Which gadget and statement, from 1. */
  readonly way: number
  /** Symbols whose bits are the columns. */
  readonly word: Word
}

export interface GadgetHeader {
  readonly key: string
  readonly title: string
  readonly uses: readonly string[]
  /** The longest columns that are tried. Default: 8. */
  readonly longest?: number
}

/** Gadgets of one kind, all with the same number of inputs, for every way in which a statement supplies what they need. */
export function gadgetClaim(
  { key, title, uses, longest = 8 }: GadgetHeader,
  gadgets: readonly Gadget[],
  build: (gadget: Gadget, statement: Statement) => GadgetModel = gadgetModel,
): Claim<GadgetCase, never> {
  const ways = gadgets.flatMap((gadget) =>
    suppliers(gadget, STATEMENTS).map((statement) => ({ gadget, statement, made: build(gadget, statement) })),
  )
  const names = new Set(ways.map(({ gadget, statement }) => `${gadget.name} (${statement.id})`))
  const [sample] = gadgets
  return {
    ...stated({
      key,
      variant: 'step',
      title,
      statement: `For all Boolean columns of length up to ${longest} the gadget writes what it should, exactly: ${[...names].join(', ')}. With its frame, which is checked statically, every formula made of such gadgets is right at those lengths, by induction.`,
      uses,
      counts: {
        quick: { random: 100, targeted: 0, small: sample.inputs > 1 ? 3 : 5 },
        deep: { random: 0, targeted: 0, small: longest },
        mutate: { random: 50, small: 3 },
      },
    }),
    domain: record({
      way: everyOne(ways.length),
      word: words(symbolsFor(sample), { maxLength: longest }),
    }),
    check({ way, word }, probe) {
      const { gadget, made } = ways[way - 1]
      const run = soft(made.model, word)
      const last = run.activations[run.activations.length - 1]
      const columns = columnsOf(gadget, word)
      const outputs = last.map((row) => {
        const value = row[made.output]
        return isExact(value) ? value : 'not exact'
      })
      const expected = word.map((_, k) => gadget.meaning(columns, k + 1, word.length))
      return probe.all(
        ...keepsObligations(checkObligations(made.model, run), probe),
        probe.same(outputs, expected, gadget.name),
      )
    },
    explain: ({ way }) => `${ways[way - 1].gadget.name}, as ${ways[way - 1].statement.id} supplies it`,
  }
}

/** 1 to count, all of it enumerated whatever scope is asked for. */
function everyOne(count: number) {
  const domain = integers(1, count)
  const { small } = domain
  if (small === undefined) return domain
  return {
    ...domain,
    small: { upTo: () => small.upTo(count), count: () => count, scope: () => small.scope(count), isWhole: () => true },
  }
}
