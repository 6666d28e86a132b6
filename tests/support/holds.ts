import * as fc from 'fast-check'

/** Asserts a property on the same cases in every run. */
export function holds<T>(property: fc.IProperty<T>, numRuns = 500): void {
  fc.assert(property, { seed: 1, numRuns })
}
