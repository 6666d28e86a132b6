// The report as one HTML file.
export type { Planted } from './mutants.ts'
export { pageOf } from './page.ts'
