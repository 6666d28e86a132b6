// The residual stream of a model under construction: named coordinates, steps, layers.
export { type Heads, type LayerPlan, layerOf, planLayers, readsOf, writesOf } from './layers.ts'
export { type ModelParts, modelOf } from './model.ts'
export { type Ground, openSite, type Part, type Plan, type Site } from './site.ts'
export {
  type AttentionStep,
  type Coordinate,
  formText,
  type NetStep,
  type NetUnit,
  plain,
  type Step,
  type StepObligation,
  times,
} from './step.ts'
