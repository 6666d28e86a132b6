// The report as one HTML file.
export type { MutantReport } from './mutants.ts'
export { pageOf } from './page.ts'
