// What must be trusted of a proof for every length: the check of its certificate, which imports numbers and JSON only.
export * from './check.ts'
export * from './refusal.ts'
export * from './shape.ts'
