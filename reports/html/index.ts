// The report as one HTML file.
export { pageOf } from './page.ts'
