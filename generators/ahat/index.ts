// AHATs whose gap is known.

export { type Ahat, type AhatKind, type AhatOptions, ahats, gapOf } from './ahat.ts'
