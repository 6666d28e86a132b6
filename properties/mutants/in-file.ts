// Source mutants of one file, in a line or two each.
import type { SourceMutant } from './mutant.ts'

/** @example inFile('src/numbers/interval.ts')('arithmetic.sum', 'arithmetic.outward', 'Sums are not rounded.', 'above(', '(') */
export const inFile =
  (file: string) =>
  (name: string, killer: string, mistake: string, find: string, put: string, equivalent?: string): SourceMutant => ({
    kind: 'source',
    name,
    mistake,
    killer,
    file,
    find,
    put,
    ...(equivalent === undefined ? {} : { equivalent }),
  })
