// Functions that remember what they gave; every folder may use them.
export { oncePer, remembering } from './once-per.ts'
