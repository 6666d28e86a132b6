// Sugar and conventions rewritten into the paper's core. The law: meaning(desugar(φ)) under `paper` is the meaning of φ.
import { match } from 'ts-pattern'
import { type Core, type CoreNode, type CountTerm, type Formula, fold, type Semantics } from './formula.ts'
import { termWithParts } from './share.ts'

const TRUE: Core = { kind: 'constant', value: true }
const not = (of: Core): Core => ({ kind: 'not', of })
const and = (...parts: readonly Core[]): Core => ({ kind: 'and', parts })
const or = (...parts: readonly Core[]): Core => ({ kind: 'or', parts })
const less = (left: CountTerm<Core>, right: CountTerm<Core>): Core => ({ kind: 'compare', operator: '<', left, right })

/** The same formula in the core of the paper. @example printFormula(desugar(formula('Q_a S Q_b'), 'standard')) // (Q_a | Q_b) S Q_b */
export const desugar = (formula: Formula, semantics: Semantics = 'paper'): Core =>
  fold<Formula, Core>(formula, (node, parts) => desugarNode(node, parts, semantics))

const desugarNode = (node: Formula, parts: readonly Core[], semantics: Semantics): Core => {
  const [a, b] = parts
  return match(node)
    .returnType<Core>()
    .with({ kind: 'constant' }, { kind: 'letter' }, { kind: 'predicate' }, (leaf) => leaf)
    .with({ kind: 'not' }, () => not(a))
    .with({ kind: 'and' }, { kind: 'or' }, ({ kind }) => ({ kind, parts }))
    .with({ kind: 'previous' }, { kind: 'next' }, ({ kind }) => ({ kind, of: a }))
    .with({ kind: 'since' }, { kind: 'until' }, ({ kind }) => witnessed(kind, a, b, semantics))
    .with({ kind: 'predicate-of' }, ({ kind, predicate, count }) => ({ kind, predicate, count: { ...count, of: a } }))
    .with({ kind: 'implies' }, () => or(not(a), b))
    .with({ kind: 'iff' }, () => or(and(a, b), and(not(a), not(b))))
    .with({ kind: 'weak-previous' }, () => not({ kind: 'previous', of: not(a) }))
    .with({ kind: 'weak-next' }, () => not({ kind: 'next', of: not(a) }))
    .with({ kind: 'once' }, () => ({ kind: 'since', left: TRUE, right: a }))
    .with({ kind: 'eventually' }, () => ({ kind: 'until', left: TRUE, right: a }))
    .with({ kind: 'historically' }, () => not({ kind: 'since', left: TRUE, right: not(a) }))
    .with({ kind: 'always' }, () => not({ kind: 'until', left: TRUE, right: not(a) }))
    .with({ kind: 'first' }, () => not({ kind: 'previous', of: TRUE }))
    .with({ kind: 'last' }, () => not({ kind: 'next', of: TRUE }))
    .with({ kind: 'compare' }, ({ operator, ...sides }) => {
      const left = termWithParts(sides.left, parts)
      const right = termWithParts(sides.right, parts.slice(sides.left.filter(({ count }) => count !== null).length))
      return match(operator)
        .returnType<Core>()
        .with('<', () => less(left, right))
        .with('>', () => less(right, left))
        .with('<=', () => not(less(right, left)))
        .with('>=', () => not(less(left, right)))
        .with('=', () => and(not(less(left, right)), not(less(right, left))))
        .with('!=', () => or(less(left, right), less(right, left)))
        .exhaustive()
    })
    .exhaustive()
}

/** std(φ, ψ) = paper(φ ∨ ψ, ψ); strict(φ, ψ) = ⊖ std(φ, ψ), and ⊕ for until. */
function witnessed(kind: 'since' | 'until', left: Core, right: Core, semantics: Semantics): Core {
  if (semantics === 'paper') return { kind, left, right }
  const standard: CoreNode<Core> = { kind, left: or(left, right), right }
  return semantics === 'standard' ? standard : { kind: kind === 'since' ? 'previous' : 'next', of: standard }
}
