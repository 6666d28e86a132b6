// Models as JSON that a person can read and write.

export { loadModel, saveModel } from './model-json.ts'
export { documentOf as modelDocument } from './save.ts'
