// The report as one HTML file.
export type { MutantReport } from './mutants.ts'
export { type PageOptions, pageOf } from './page.ts'
