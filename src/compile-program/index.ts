// From S-RASP programs to transformers: average-hard ones that compute them exactly, and softmax ones at a temperature.
export { type CompileProgramOptions, compileProgram, type ProgramModel } from './compile-program.ts'
export type { Guard, Watch } from './overflow.ts'
export { isStray, readVector, type Stray, type VectorPlace } from './place.ts'
export { type RanCompiled, runCompiled } from './run-compiled.ts'
export { runSoftened } from './run-softened.ts'
export { type SoftenedProgram, type SoftenProgramOptions, softenProgram, statedGap } from './soften-program.ts'
