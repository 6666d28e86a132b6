// Every statement of the paper that is checked, in the order of the paper.
import type { Runnable } from '../../src/engine/index.ts'
import { claims as definition1 } from './definition-1/claim.ts'
import { claims as definition2 } from './definition-2/claim.ts'
import { claims as definition3 } from './definition-3/claim.ts'
import { claims as definition4 } from './definition-4/claim.ts'
import { claims as definition5 } from './definition-5/claim.ts'
import { claims as lemma6 } from './lemma-6/claim.ts'
import { claims as lemma7 } from './lemma-7/claim.ts'
import { claims as lemma8a } from './lemma-8a/claim.ts'
import { claims as lemma8b } from './lemma-8b/claim.ts'
import { claims as lemma8c } from './lemma-8c/claim.ts'
import { claims as lemma9 } from './lemma-9/claim.ts'
import { claims as lemma27 } from './lemma-27/claim.ts'
import { claims as lemma28 } from './lemma-28/claim.ts'
import { claims as lemma29 } from './lemma-29/claim.ts'
import { claims as lemma30 } from './lemma-30/claim.ts'
import { claims as lemma31 } from './lemma-31/claim.ts'
import { claims as lemma32 } from './lemma-32/claim.ts'
import { claims as lemma33 } from './lemma-33/claim.ts'
import { claims as proposition10a } from './proposition-10a/claim.ts'
import { claims as proposition10b } from './proposition-10b/claim.ts'
import { claims as proposition10c } from './proposition-10c/claim.ts'
import { claims as proposition10d } from './proposition-10d/claim.ts'

export const claims: readonly Runnable[] = [
  ...definition1,
  ...definition2,
  ...definition3,
  ...definition4,
  ...definition5,
  ...lemma6,
  ...lemma7,
  ...lemma8a,
  ...lemma8b,
  ...lemma8c,
  ...lemma9,
  ...proposition10a,
  ...proposition10b,
  ...proposition10c,
  ...proposition10d,
  ...lemma27,
  ...lemma28,
  ...lemma29,
  ...lemma30,
  ...lemma31,
  ...lemma32,
  ...lemma33,
]
