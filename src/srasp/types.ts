// The types of values and of expressions that are known to have one; `infer` finds out whether they do.
import type { Expression, Table, Value, ValueType } from './program.ts'

/** Of the vectors, and of the values of the tables, by name. */
export interface Types {
  readonly vectors: ReadonlyMap<string, ValueType>
  readonly tables: ReadonlyMap<string, ValueType>
}

/** What a line may read: everything that stands before it. */
export interface Scope {
  readonly vectors: ReadonlyMap<string, ValueType>
  readonly tables: ReadonlyMap<string, { readonly table: Table; readonly type: ValueType }>
}

/** With their articles. */
export const TYPE_NAMES: Readonly<Record<ValueType, string>> = {
  boolean: 'a Boolean',
  symbol: 'a symbol',
  natural: 'a natural',
}

/** @example typeOfValue(3) // 'natural' */
export function typeOfValue(value: Value): ValueType {
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'string' ? 'symbol' : 'natural'
}

/**
 * The type of an expression of a program that was checked.
 * @example typeOf({ kind: 'vector', name: 'd', at: 'i' }, { vectors: new Map([['d', 'natural']]), tables: new Map() }) // 'natural'
 */
export function typeOf(expression: Expression, types: Types): ValueType {
  let node = expression
  // Both branches have one type.
  while (node.kind === 'if') node = node.then
  switch (node.kind) {
    case 'constant':
      return typeOfValue(node.value)
    case 'input':
      return 'symbol'
    case 'vector':
      return known(types.vectors, node.name)
    case 'apply':
      return known(types.tables, node.table)
    case 'position':
    case 'length':
    case 'plus':
    case 'minus':
      return 'natural'
    case 'not':
    case 'and':
    case 'or':
    case 'compare':
      return 'boolean'
  }
}

function known(types: ReadonlyMap<string, ValueType>, name: string): ValueType {
  const type = types.get(name)
  if (type === undefined) throw new RangeError(`nothing is called ${name}: checkTypes says where the program is wrong`)
  return type
}
