// Random cases by number, and slices of runs.
export { type Drawn, drawAt, drawCase, FORGET, type Origin, pathOf } from './draw.ts'
export { randomFrom, seedFor } from './random.ts'
export { countIn, inSlice, type Slice, sliceFrom, sliceText, WHOLE } from './slice.ts'
