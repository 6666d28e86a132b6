// The map of the statements.

export { legend, map, worstMood } from './map.ts'
