// Fields of values that may be anything.

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Whether it is an object that has all of the fields. */
export const hasFields = <Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Readonly<Record<Name, unknown>> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
