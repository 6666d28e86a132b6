// What must be trusted of a proof for every length: the check of its certificate, which imports numbers and JSON only.
export { type Checked, checkCertificate } from './check.ts'
export type { Refused } from './refusal.ts'
export {
  type Certificate,
  certificateSchema,
  certificateShape,
  type Meanings,
  meaningsShape,
  type Node,
  type Step,
} from './shape.ts'
