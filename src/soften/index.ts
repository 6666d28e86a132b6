// From average hard attention to softmax at a temperature (Theorem 26): constants, temperature, and how errors grow by layers.
export { withStranger } from './alphabet.ts'
export { type Constants, constantsOf } from './constants.ts'
export { type Gamma, type GammaOptions, type GammaSource, gammaOf, gammaText } from './gamma.ts'
export { type OfLength, ofLengthText, readOfLength, valueFor } from './of-length.ts'
export { type Recursion, recursion, type Steps } from './recursion.ts'
export { type SoftenedModel, type SoftenOptions, soften } from './soften.ts'
export { inverseTemperature, leastInverseTemperature, type Target } from './temperature.ts'
