// `theorems.json`: the contract with everything that reads results. Its entries are the results of claims, with what only the whole
// run knows about them.
import { resultFields } from '../../src/engine/index.ts'
import { type Read, readDocument, type Schema, type Shaped, shape } from '../../src/json/index.ts'
import { sharesShape } from './coverage.ts'
import { NEUTRAL, presentationShape } from './presentation.ts'

const { boolean, constant, count, list, nullable, number, object, optional } = shape

/** How a statement fared on the rows of other claims that rest on it. */
const compiledShape = object({
  rows: count,
  violations: count,
  tightness: resultFields.tightness,
  /** The claim whose case the closest call is. */
  by: optional(resultFields.scope, null),
})
export type Compiled = Shaped<typeof compiledShape>

/** From the last run of `lemmata mutants`; `median` counts cases until a kill, and is null if all mutants survived. */
const mutantsShape = object({ killed: count, total: count, median: nullable(number()) })
export type Mutants = Shaped<typeof mutantsShape>

/** Observations have a file of their own; seed and profile belong to the whole run. */
const { observations: _observations, seed, profile, ...ofResult } = resultFields

const theoremShape = object({
  ...ofResult,
  compiled: nullable(compiledShape),
  /** Of its statement. */
  coverage: nullable(sharesShape),
  mutants: nullable(mutantsShape),
  /** Seeds of the runs merged into this one, mostly just one; the first found the counterexample. */
  seeds: list(seed, 1),
  /** Whether it did not run this time, so that this is what an earlier run says of it. */
  earlier: optional(boolean(), false),
})
/** @example const isOpen = ({ verdict }: Theorem) => verdict === 'undecided' */
export type Theorem = Shaped<typeof theoremShape>

export const SCHEMA = 'lemmata/theorems/1'

const theoremsShape = object({
  schema: constant(SCHEMA),
  profile,
  seed,
  seconds: number(),
  /** The title, the sections and the names of statements that the reporter was given. */
  presentation: optional(presentationShape, NEUTRAL),
  claims: list(theoremShape),
})
/** @example const document: Theorems = theorems([], { profile: 'quick', seed: 1, seconds: 0 }) */
export type Theorems = Shaped<typeof theoremsShape>

/** @example Object.keys(theoremsSchema()).includes('properties') // true */
export const theoremsSchema = (): Schema =>
  shape.schemaOf(theoremsShape, 'What lemmata knows of each claim after a run')

/** @example readTheorems('{}').kind // unreadable */
export const readTheorems = (document: string): Read<Theorems> => readDocument(theoremsShape, document)
