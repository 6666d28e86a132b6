// Random cases by number, and slices of runs.
export { type Drawn, drawAt, drawCase, FORGET, type Origin, pathOf } from './draw.ts'
export { caseNamed, type Kept, nameOf } from './kept.ts'
export { randomFrom, type SeededRandom, seedFor } from './random.ts'
export { countIn, inSlice, type Slice, sliceFrom, sliceText, WHOLE } from './slice.ts'
