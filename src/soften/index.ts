// From average hard attention to softmax at a temperature (Theorem 26): constants, temperature, and how errors grow by layers.
export { type Constants, constantsOf } from './constants.ts'
export { errorsAt, errorsOf, normsOf } from './errors.ts'
export { type Gamma, type GammaOptions, type GammaSource, gammaOf, gammaText } from './gamma.ts'
export {
  type ErrorWitness,
  type LargestTemperature,
  type LargestTemperatureOptions,
  largestTemperature,
  largestTemperatureOfLength,
} from './largest-temperature.ts'
export { type OfLength, ofLengthText, readOfLength, valueFor } from './of-length.ts'
export { type Recursion, recursion, type Steps } from './recursion.ts'
export { type SoftenedModel, type SoftenOptions, soften } from './soften.ts'
export { inverseTemperature, leastInverseTemperature, type Target } from './temperature.ts'
export { traceSoftened } from './trace.ts'
