import { claimTest } from '../../../reports/vitest/index.ts'
import { claims } from './claim.ts'

for (const claim of claims) claimTest(claim)
