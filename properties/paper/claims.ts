// The suites of the paper, in its order: the one place where a new statement is registered.
import { collect } from '../library/index.ts'
import * as corollary17 from './corollary-17/corollary-17.claims.ts'
import * as corollary17a from './corollary-17/corollary-17a.claims.ts'
import * as corollary17b from './corollary-17/corollary-17b.claims.ts'
import * as corollary18a from './corollary-18/corollary-18a.claims.ts'
import * as corollary18b from './corollary-18/corollary-18b.claims.ts'
import * as corollary22a from './corollary-22/corollary-22a.claims.ts'
import * as corollary22b from './corollary-22/corollary-22b.claims.ts'
import * as corollary23 from './corollary-23/corollary-23.claims.ts'
import * as definition1 from './definition-1/definition-1.claims.ts'
import * as definition2 from './definition-2/definition-2.claims.ts'
import * as definition3 from './definition-3/definition-3.claims.ts'
import * as definition4 from './definition-4/definition-4.claims.ts'
import * as definition5 from './definition-5/definition-5.claims.ts'
import * as definition11 from './definition-11/definition-11.claims.ts'
import * as definition14 from './definition-14/definition-14.claims.ts'
import * as definition19 from './definition-19/definition-19.claims.ts'
import * as lemma6 from './lemma-6/lemma-6.claims.ts'
import * as lemma7 from './lemma-7/lemma-7.claims.ts'
import * as lemma8a from './lemma-8/lemma-8a.claims.ts'
import * as lemma8b from './lemma-8/lemma-8b.claims.ts'
import * as lemma8c from './lemma-8/lemma-8c.claims.ts'
import * as lemma9 from './lemma-9/lemma-9.claims.ts'
import * as lemma25 from './lemma-25/lemma-25.claims.ts'
import * as lemma27 from './lemma-27/lemma-27.claims.ts'
import * as lemma28 from './lemma-28/lemma-28.claims.ts'
import * as lemma29 from './lemma-29/lemma-29.claims.ts'
import * as lemma30 from './lemma-30/lemma-30.claims.ts'
import * as lemma31 from './lemma-31/lemma-31.claims.ts'
import * as lemma32 from './lemma-32/lemma-32.claims.ts'
import * as lemma33 from './lemma-33/lemma-33.claims.ts'
import * as proposition10a from './proposition-10/proposition-10a.claims.ts'
import * as proposition10b from './proposition-10/proposition-10b.claims.ts'
import * as proposition10c from './proposition-10/proposition-10c.claims.ts'
import * as proposition10d from './proposition-10/proposition-10d.claims.ts'
import * as proposition24 from './proposition-24/proposition-24.claims.ts'
import * as scoreScale from './score-scale/score-scale.claims.ts'
import * as sensitivity from './sensitivity/sensitivity.claims.ts'
import * as theorem12a from './theorem-12/theorem-12a.claims.ts'
import * as theorem12b from './theorem-12/theorem-12b.claims.ts'
import * as theorem13c from './theorem-13/theorem-13c.claims.ts'
import * as theorem13d from './theorem-13/theorem-13d.claims.ts'
import * as theorem15a from './theorem-15/theorem-15a.claims.ts'
import * as theorem15b from './theorem-15/theorem-15b.claims.ts'
import * as theorem16a from './theorem-16/theorem-16a.claims.ts'
import * as theorem16b from './theorem-16/theorem-16b.claims.ts'
import * as theorem20a from './theorem-20/theorem-20a.claims.ts'
import * as theorem20b from './theorem-20/theorem-20b.claims.ts'
import * as theorem21 from './theorem-21/theorem-21.claims.ts'
import * as theorem26 from './theorem-26/theorem-26.claims.ts'

export const { claims, mutants } = collect([
  definition1,
  definition2,
  definition3,
  definition4,
  definition5,
  lemma6,
  lemma7,
  lemma8a,
  lemma8b,
  lemma8c,
  lemma9,
  proposition10a,
  proposition10b,
  proposition10c,
  proposition10d,
  definition11,
  theorem12a,
  theorem12b,
  theorem13c,
  theorem13d,
  definition14,
  theorem15a,
  theorem15b,
  theorem16a,
  theorem16b,
  corollary17,
  corollary17a,
  corollary17b,
  corollary18a,
  corollary18b,
  definition19,
  theorem20a,
  theorem20b,
  theorem21,
  corollary22a,
  corollary22b,
  corollary23,
  proposition24,
  lemma25,
  theorem26,
  lemma27,
  lemma28,
  lemma29,
  lemma30,
  lemma31,
  lemma32,
  lemma33,
  scoreScale,
  sensitivity,
])
