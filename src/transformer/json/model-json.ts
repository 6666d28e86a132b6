// Models as JSON that a person can read and write; the shape is in shape.ts, its schema in docs/model.schema.json.
// Both ways are exact, and linear in the document.
import { printJsonError, type Read, readJson, shape, writeJson } from '../../json/index.ts'
import type { Model } from '../model.ts'
import { requireModel } from '../well-formed/index.ts'
import { modelOf } from './load.ts'
import { documentOf } from './save.ts'
import { modelShape } from './shape.ts'

/**
 * A whole model, or what is wrong with the text: up to 20 errors. Never throws.
 * @example loadModel(saveModel(compile(formula('Y Q_1'), 'theorem-12a').model)).kind // read
 */
export function loadModel(text: string): Read<Model> {
  const json = readJson(text)
  if (json.kind === 'unreadable') return json
  const document = shape.read(modelShape, json.value)
  return document.kind === 'read' ? modelOf(document.value) : document
}

/**
 * What {@link loadModel} reads back. A model that it would not, because it is ill-formed, has an empty table or a number of too many
 * digits, is a RangeError that says so: a file that was saved can be loaded.
 * @example saveModel(compile(formula('Y Q_1'), 'theorem-12a').model).includes('"lemmata": "model"') // true
 */
export function saveModel(model: Model): string {
  requireModel(model)
  const text = writeJson(documentOf(model))
  const back = loadModel(text)
  if (back.kind === 'read') return text
  throw new RangeError(`this model cannot be saved:\n${back.errors.map(printJsonError).join('\n')}`)
}
