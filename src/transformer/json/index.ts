// Models as JSON that a person can read and write.

export { type LoadedModel, loadModel, saveModel } from './model-json.ts'
