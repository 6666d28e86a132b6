// Every statement of the paper that is checked, in the order of the paper.
import type { Runnable } from '../../src/engine/index.ts'
import { claims as arithmetic } from './arithmetic/claim.ts'
import { claims as corollary17 } from './corollary-17/claim.ts'
import { claims as corollary17a } from './corollary-17a/claim.ts'
import { claims as corollary17b } from './corollary-17b/claim.ts'
import { claims as corollary18a } from './corollary-18a/claim.ts'
import { claims as corollary18b } from './corollary-18b/claim.ts'
import { claims as corollary22a } from './corollary-22a/claim.ts'
import { claims as corollary22b } from './corollary-22b/claim.ts'
import { claims as corollary23 } from './corollary-23/claim.ts'
import { claims as definition1 } from './definition-1/claim.ts'
import { claims as definition2 } from './definition-2/claim.ts'
import { claims as definition3 } from './definition-3/claim.ts'
import { claims as definition4 } from './definition-4/claim.ts'
import { claims as definition5 } from './definition-5/claim.ts'
import { claims as definition11 } from './definition-11/claim.ts'
import { claims as definition14 } from './definition-14/claim.ts'
import { claims as definition19 } from './definition-19/claim.ts'
import { claims as gadgets } from './gadgets/claim.ts'
import { claims as lemma6 } from './lemma-6/claim.ts'
import { claims as lemma7 } from './lemma-7/claim.ts'
import { claims as lemma8a } from './lemma-8a/claim.ts'
import { claims as lemma8b } from './lemma-8b/claim.ts'
import { claims as lemma8c } from './lemma-8c/claim.ts'
import { claims as lemma9 } from './lemma-9/claim.ts'
import { claims as lemma25 } from './lemma-25/claim.ts'
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
import { claims as proposition24 } from './proposition-24/claim.ts'
import { claims as scoreScale } from './score-scale/claim.ts'
import { claims as sensitivity } from './sensitivity/claim.ts'
import { claims as srasp } from './srasp/claim.ts'
import { claims as theorem12a } from './theorem-12a/claim.ts'
import { claims as theorem12b } from './theorem-12b/claim.ts'
import { claims as theorem13c } from './theorem-13c/claim.ts'
import { claims as theorem13d } from './theorem-13d/claim.ts'
import { claims as theorem15a } from './theorem-15a/claim.ts'
import { claims as theorem15b } from './theorem-15b/claim.ts'
import { claims as theorem16a } from './theorem-16a/claim.ts'
import { claims as theorem16b } from './theorem-16b/claim.ts'
import { claims as theorem20a } from './theorem-20a/claim.ts'
import { claims as theorem20b } from './theorem-20b/claim.ts'
import { claims as theorem21 } from './theorem-21/claim.ts'
import { claims as theorem26 } from './theorem-26/claim.ts'

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
  ...definition11,
  ...gadgets,
  ...theorem12a,
  ...theorem12b,
  ...theorem13c,
  ...theorem13d,
  ...definition14,
  ...theorem15a,
  ...theorem15b,
  ...theorem16a,
  ...theorem16b,
  ...corollary17,
  ...corollary17a,
  ...corollary17b,
  ...corollary18a,
  ...corollary18b,
  ...definition19,
  ...theorem20a,
  ...theorem20b,
  ...theorem21,
  ...corollary22a,
  ...corollary22b,
  ...corollary23,
  ...proposition24,
  ...lemma25,
  ...theorem26,
  ...lemma27,
  ...lemma28,
  ...lemma29,
  ...lemma30,
  ...lemma31,
  ...lemma32,
  ...lemma33,
  ...arithmetic,
  ...scoreScale,
  ...sensitivity,
  ...srasp,
]
