// A way out of a reader, from wherever it finds that the text is wrong, so that nothing on the way back has to ask.

/**
 * What `read` gives, or the problem that it stopped with.
 * @example unlessStopped((stop) => [stop('wrong'), 'not reached']) // 'wrong'
 */
export function unlessStopped<T, P extends object | string>(read: (stop: (problem: P) => never) => T): T | P {
  const problems = new Map<unknown, P>()
  const stop = (problem: P): never => {
    const stopped = new Error()
    problems.set(stopped, problem)
    throw stopped
  }
  try {
    return read(stop)
  } catch (error) {
    const problem = problems.get(error)
    if (problem === undefined) throw error
    return problem
  }
}
