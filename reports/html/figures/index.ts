// Small pictures of numbers.

export { round } from './figure.ts'
export { growthOverN } from './growth.ts'
export { histogram } from './histogram.ts'
export { layerByLayer } from './layer-chart.ts'
