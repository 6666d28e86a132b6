// The claims that the command line knows: those that come with lemmata. Users' own claims run under vitest.
export { claims } from '../properties/index.ts'
