// What users need for gadgets of their own, which `compile(…, { gadgets })` takes in place of ours: sites, coordinates, and the two
// steps that most constructions are made of.
export { type Coordinate, plain, type Site, times } from '../stream/index.ts'
export type { Gadget } from './gadget.ts'
export { writeRounded } from './rounding.ts'
export { attendTieBroken } from './tie-break.ts'
