// The mistakes that claims must notice: beside their claims, in files of claims and of mutants. Every file of mutants is listed here.
import type { Mutant } from './library/index.ts'
import * as exponentialsAndComparisons from './own/arithmetic/exponentials-and-comparisons.mutants.ts'
import * as intervalsAndRationals from './own/arithmetic/intervals-and-rationals.mutants.ts'
import * as own from './own/claims.ts'
import * as fusion from './own/fusion/fusion.mutants.ts'
import * as counts from './own/gadgets/counts.mutants.ts'
import * as searches from './own/gadgets/searches.mutants.ts'
import * as compiler from './own/srasp/compiler.mutants.ts'
import * as srasp from './own/srasp/srasp.mutants.ts'
import * as paper from './paper/claims.ts'
import * as statements from './paper/constructions/statements.mutants.ts'
import * as corollary17 from './paper/corollary-17/corollary-17.mutants.ts'
import * as corollary23 from './paper/corollary-23/corollary-23.mutants.ts'
import * as definition1 from './paper/definition-1/definition-1.mutants.ts'
import * as soft from './paper/definition-1/soft.mutants.ts'
import * as definition2 from './paper/definition-2/definition-2.mutants.ts'
import * as definition3 from './paper/definition-3/definition-3.mutants.ts'
import * as definition4 from './paper/definition-4/definition-4.mutants.ts'
import * as definition5 from './paper/definition-5/definition-5.mutants.ts'
import * as definition11 from './paper/definition-11/definition-11.mutants.ts'
import * as definition14 from './paper/definition-14/definition-14.mutants.ts'
import * as definition19 from './paper/definition-19/definition-19.mutants.ts'
import * as lemma7 from './paper/lemma-7/lemma-7.mutants.ts'
import * as lemma8 from './paper/lemma-8/lemma-8.mutants.ts'
import * as lemma9 from './paper/lemma-9/lemma-9.mutants.ts'
import * as lemma25 from './paper/lemma-25/lemma-25.mutants.ts'
import * as lemma27 from './paper/lemma-27/lemma-27.mutants.ts'
import * as lemma28 from './paper/lemma-28/lemma-28.mutants.ts'
import * as lemma29 from './paper/lemma-29/lemma-29.mutants.ts'
import * as lemma30 from './paper/lemma-30/lemma-30.mutants.ts'
import * as lemma31 from './paper/lemma-31/lemma-31.mutants.ts'
import * as lemma32 from './paper/lemma-32/lemma-32.mutants.ts'
import * as lemma33 from './paper/lemma-33/lemma-33.mutants.ts'
import * as proposition10 from './paper/proposition-10/proposition-10.mutants.ts'
import * as proposition24 from './paper/proposition-24/proposition-24.mutants.ts'
import * as scoreScale from './paper/score-scale/score-scale.mutants.ts'
import * as sensitivity from './paper/sensitivity/sensitivity.mutants.ts'
import * as theorem12 from './paper/theorem-12/theorem-12.mutants.ts'
import * as theorem13 from './paper/theorem-13/theorem-13.mutants.ts'
import * as theorem15 from './paper/theorem-15/theorem-15.mutants.ts'
import * as theorem16 from './paper/theorem-16/theorem-16.mutants.ts'
import * as theorem20 from './paper/theorem-20/theorem-20.mutants.ts'
import * as theorem21 from './paper/theorem-21/theorem-21.mutants.ts'
import * as theorem26 from './paper/theorem-26/theorem-26.mutants.ts'
import * as tasks from './tasks/claims.ts'
import * as everyTask from './tasks/tasks.mutants.ts'

export const mutants: readonly Mutant[] = [
  paper,
  own,
  tasks,
  definition1,
  soft,
  definition2,
  definition3,
  definition4,
  definition5,
  lemma7,
  lemma8,
  lemma9,
  proposition10,
  definition11,
  theorem12,
  theorem13,
  definition14,
  theorem15,
  theorem16,
  corollary17,
  definition19,
  theorem20,
  theorem21,
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
  statements,
  counts,
  searches,
  fusion,
  compiler,
  srasp,
  exponentialsAndComparisons,
  intervalsAndRationals,
  everyTask,
].flatMap((suite) => suite.mutants)
