// Models as JSON that a person can read and write; the shape is in shape.ts, its schema in docs/model.schema.json.
// Both ways are exact, and linear in the document.
import { type JsonError, printJsonError, readJson, shape, writeJson } from '../../json/index.ts'
import type { Model } from '../model.ts'
import { modelOf } from './load.ts'
import { documentOf } from './save.ts'
import { modelShape } from './shape.ts'

export type LoadedModel =
  | { readonly kind: 'loaded'; readonly model: Model }
  | { readonly kind: 'invalid'; readonly errors: readonly JsonError[] }

/** A whole model, or what is wrong with the text: up to 20 errors. Never throws. @example loadModel(saveModel(model)) */
export function loadModel(text: string): LoadedModel {
  const json = readJson(text)
  if (json.kind === 'invalid') return json
  const document = shape.read(modelShape, json.value)
  if (document.kind === 'invalid') return document
  const model = modelOf(document.value)
  return model.kind === 'read' ? { kind: 'loaded', model: model.value } : model
}

/**
 * What {@link loadModel} reads back. A model that it would not, because two coordinates have one name or a temperature is
 * negative, say, is a RangeError with the same words: a file that was saved can be loaded.
 */
export function saveModel(model: Model): string {
  const text = writeJson(documentOf(model))
  const back = loadModel(text)
  if (back.kind === 'loaded') return text
  throw new RangeError(`this model cannot be saved:\n${back.errors.map(printJsonError).join('\n')}`)
}
