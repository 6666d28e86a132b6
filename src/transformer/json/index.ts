// Models as JSON that a person can read and write.

export { loadModel, saveModel } from './model-json.ts'
