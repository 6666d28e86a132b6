// Functions that remember what they gave; every folder may use them.
export { oncePer, oncePerValue, remembering } from './once-per.ts'
