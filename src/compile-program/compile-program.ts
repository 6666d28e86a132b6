// From an S-RASP program to an AHAT that computes every vector of it, on words of every length. Weights depend on the program only;
// position embeddings are i/n, (i/n)² and [i=1], and activations stay between 0 and 1 unless a natural of the program overflows.
// Every vector has coordinates of its own.
import { match } from 'ts-pattern'
import type { OfLength } from '../soften/index.ts'
import { checkTypes, type Expression, type Line, type Program, type Types, typeProblemText } from '../srasp/index.ts'
import { type Heads, plain } from '../stream/index.ts'
import type { Model } from '../transformer/index.ts'
import { compileAttention } from './attention.ts'
import { byName } from './by-name.ts'
import { operandOf, type Scope } from './expression.ts'
import { averageHardModel } from './model.ts'
import { formOf, natural, type Operand } from './operand.ts'
import { type Watch, watchOf } from './overflow.ts'
import { coordinatesOf, placeOf, type VectorPlace } from './place.ts'
import { prefixSum } from './prefix-sum.ts'
import { openWorkshop } from './workshop.ts'

/** @example const { model, places }: ProgramModel = compileProgram(srasp.program('alphabet a b\ny(i) = in(i) = "a"')) */
export interface ProgramModel {
  readonly program: Program
  /** All heads are average-hard. */
  readonly model: Model
  /** In the order of the lines. */
  readonly places: ReadonlyMap<string, VectorPlace>
  /** Where naturals that are too large show, in the order in which the interpreter would meet them. */
  readonly watches: readonly Watch[]
  /** The gaps of the heads, by what they do: every row's gap is at least the least of these. */
  readonly gaps: readonly OfLength[]
}

export interface CompileProgramOptions {
  /** Default: multi, as many heads as can work at once. Dyck-2 takes 13 layers then and 16 with one head each; 1/τ grows like L². */
  readonly heads?: Heads
}

/**
 * An ill-typed program is a RangeError.
 * @example compileProgram(srasp.program('alphabet a b\ny(i) = psum[j <= i] 1')).model.layers.length // 3
 */
export function compileProgram(program: Program, { heads = 'multi' }: CompileProgramOptions = {}): ProgramModel {
  const checked = checkTypes(program)
  if (checked.kind === 'ill-typed') throw new RangeError(checked.problems.map(typeProblemText).join('\n'))
  const shop = openWorkshop()
  const letters = program.alphabet.map((symbol) => [symbol, plain(shop.site.letter(symbol))] as const)
  const vectors = new Map<string, Operand>()
  const scope: Scope = {
    shop,
    input: { type: 'symbol', forms: new Map(letters) },
    tables: new Map(program.tables.map((table) => [table.name, table])),
    vectors,
    known: new Map<Expression, Operand>(),
  }
  const places = new Map<string, VectorPlace>()
  const watches: Watch[] = []
  for (const line of program.lines) {
    const compiled = compileLine(scope, checked.types, line)
    vectors.set(line.name, compiled.operand)
    watches.push(...compiled.watches)
    places.set(line.name, placeOf(shop, line.name, compiled.operand))
  }
  const outputs = coordinatesOf(byName(places, program.output))
  const model = averageHardModel(`S-RASP: ${program.output}`, shop.plan(), heads, outputs)
  return { program, model, places, watches, gaps: [...shop.gaps.values()] }
}

function compileLine(
  scope: Scope,
  types: Types,
  { name, operation }: Line,
): { operand: Operand; watches: readonly Watch[] } {
  const watch = (over: Watch['over'], expression: Expression): Watch => watchOf(scope, name, over, expression)
  return match(operation)
    .returnType<{ operand: Operand; watches: readonly Watch[] }>()
    .with({ kind: 'position-wise' }, ({ value }) => {
      const operand = operandOf(scope, value, name)
      return { operand, watches: [watch('positions', value)] }
    })
    .with({ kind: 'prefix-sum' }, ({ value }) => {
      const { sum, mean } = prefixSum(scope.shop, name, formOf(operandOf(scope, value, `${name}: value`)))
      const sums: Watch = {
        vector: name,
        over: 'positions',
        guards: [{ expression: value, at: 'i', form: mean, scale: 'n*i' }],
      }
      return { operand: natural(sum), watches: [watch('positions', value), sums] }
    })
    .with({ kind: 'attention' }, (attention) => {
      const operand = compileAttention(scope, types, name, attention)
      const { predicate, value, otherwise } = attention
      return { operand, watches: [watch('pairs', predicate), watch('positions', value), watch('positions', otherwise)] }
    })
    .exhaustive()
}
