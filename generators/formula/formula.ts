// Formulas over an alphabet, with the operators of some features: random ones that mostly say something, and all small ones. They are
// written in the formula language, on one line.
import { type Domain, domainOf } from '../../src/engine/index.ts'
import {
  type Formula,
  PREDICATES,
  type Predicate,
  type PredicateDefinition,
  parseFormula,
  printFormula,
  problemText,
} from '../../src/logic/index.ts'
import { hasFields } from '../fields.ts'
import { flawOf } from './check.ts'
import { drawFormula } from './draw.ts'
import { type FormulaOptions, grammarOf } from './grammar.ts'
import { neighbourFormula } from './neighbour.ts'
import { simplerFormulas } from './shrink.ts'
import { formulaSize } from './size.ts'
import { smallFormulas } from './small.ts'

export type { FormulaOptions } from './grammar.ts'

/** @example formulas({ features: ['previous'], alphabet: ['a', 'b'] }).print(formula('Y Q_a')) // Y Q_a */
export function formulas(options: FormulaOptions): Domain<Formula> {
  const grammar = grammarOf(options)
  const predicates = definitionsOf(grammar.predicates)
  return domainOf({
    draw: (random) => drawFormula(random, grammar),
    // `flawOf` checks the rest.
    isShaped: (value): value is Formula => hasFields(value, 'kind'),
    flaw: (formula) => flawOf(formula, grammar),
    simpler: (formula) => simplerFormulas(formula, grammar),
    print: (formula) => printFormula(formula),
    read(line) {
      const read = parseFormula(line, { predicates })
      if (read.kind === 'unreadable') throw new Error(`not a formula:\n${problemText(line, read)}`)
      return read.value
    },
    size: (formula) => formulaSize(formula, grammar),
    small: smallFormulas(grammar),
    neighbour: (formula, random) => neighbourFormula(formula, grammar, random),
  })
}

/** What names in a text stand for: the predicates of the domain, those made in code included, otherwise the built-in ones. */
const definitionsOf = (predicates: readonly Predicate[]): PredicateDefinition[] =>
  [...new Set(predicates.map(({ name }) => name))].map((name) => {
    const own = predicates.filter((predicate) => predicate.name === name)
    const known = PREDICATES.find((definition) => definition.name === name)
    const lists = own.map(({ parameters }) => parameters.join(','))
    return {
      name,
      takes: known?.takes ?? lists.join(' or '),
      meaning: known?.meaning ?? 'defined in code',
      make: (parameters) => own[lists.indexOf(parameters.join(','))] ?? known?.make(parameters),
    }
  })
