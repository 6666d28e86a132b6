// The property library, and the built-in claims.
export * from './library/index.ts'
export { claims } from './paper/claims.ts'
