// Proofs for every length: from an annotated model to a certificate, and to what the check of certificates says of it.
export { certificateOf } from './certificate-of.ts'
export { checkText, type EveryLength, type Proof, prove, proveConstruction, refusalText } from './prove.ts'
export { refute } from './refute.ts'
