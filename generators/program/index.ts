// S-RASP programs.

export { type ProgramOptions, programs } from './program.ts'
