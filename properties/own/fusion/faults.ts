// Compilers with a mistake that shows in large cases only: formulas are usually drawn with at most 12 nodes, which have five conjunctions at
// most, and over letters of one character.
import { compile } from '../../../src/compile/index.ts'
import { conjunction, disjunction, type Gadget } from '../../../src/gadgets/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import { type Model, vector } from '../../../src/transformer/index.ts'
import type { Compiler } from '../../paper/constructions/simulation.ts'

export interface Fault {
  readonly name: string
  readonly mistake: string
  compile(id: StatementId): Compiler
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'sixth-conjunction',
    mistake: 'From the sixth conjunction of a formula on, they are disjunctions.',
    compile: (id) => (formula) => {
      let made = 0
      const and = (parts: number, name: string): Gadget => (++made > 5 ? disjunction : conjunction)(parts, name)
      return compile(formula, id, { gadgets: { and } })
    },
  },
  {
    name: 'symbols-alike',
    mistake: 'Of symbols that begin alike, all are taken for the first.',
    compile: (id) => (formula) => {
      const { model, ...rest } = compile(formula, id)
      return { ...rest, model: withFirstOfSymbols(model) }
    },
  },
]

function withFirstOfSymbols(model: Model): Model {
  const { symbols, other } = model.embedding
  const firstLike = (symbol: string): (typeof symbols)[number] =>
    symbols.find((one) => one.symbol[0] === symbol[0]) ?? { symbol, vector: vector(model.coordinates.length, []) }
  return { ...model, embedding: { symbols: symbols.map(({ symbol }) => ({ ...firstLike(symbol), symbol })), other } }
}
