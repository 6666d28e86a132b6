import { claimTest } from '../../../run/vitest/index.ts'
import { claims } from './claim.ts'

for (const claim of claims) claimTest(claim)
