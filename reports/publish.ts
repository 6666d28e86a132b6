// Puts the document of a run where everybody looks for it, with its schema beside it.
import { join } from 'node:path'
import { writeJson } from '../src/json/index.ts'
import { writeAtomically } from './files/index.ts'
import { type Theorems, theoremsSchema } from './theorems-shape.ts'

/** Where the reports of a project go. @example outOf('mine') // mine/reports/out */
export const outOf = (directory: string): string => join(directory, 'reports', 'out')

/** Where the document lies. @example theoremsPath('reports/out') // reports/out/theorems.json */
export const theoremsPath = (out: string): string => join(out, 'theorems.json')

/** @example publish('reports/out', theorems(results, facts)) */
export function publish(out: string, document: Theorems): void {
  writeAtomically(join(out, 'theorems.schema.json'), writeJson(theoremsSchema()))
  writeAtomically(theoremsPath(out), `${JSON.stringify(document, null, 2)}\n`)
}
