// The claims that the command line knows: those that come with lemmata. Claims of strangers run under vitest.
export { claims } from '../properties/index.ts'
