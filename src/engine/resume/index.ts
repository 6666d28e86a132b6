// Runs that go on in another process: where they stand, and whether the claim is still the same.
export { type RunState, stateShape } from './state.ts'
export { versionOf } from './version.ts'
