export * from './numbers/index.ts'
