// The map of the statements.

export { map, worstMood } from './map.ts'
