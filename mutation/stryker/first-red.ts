// A reporter for vitest that ends the run at the first failure, and keeps its message. With --bail it would be lost every
// other time: vitest stops its workers before they have sent it.
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type Answer, WRITTEN } from './answer.ts'

type Problem = ReturnType<TestModule['errors']>[number]

const write = (answer: Answer): void => writeFileSync(WRITTEN, JSON.stringify(answer))

const wordsOf = (errors: readonly Problem[]): string => errors.map(({ stack, message }) => stack ?? message).join('\n')

/** Not by vitest's own cancellation, which loses the message. */
function endWith(answer: Answer): never {
  write(answer)
  process.exit(1)
}

export default class FirstRed implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'failed')
      endWith({ kind: 'red', file: test.module.relativeModuleId, test: test.fullName, message: wordsOf(errors) })
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors()
    if (errors.length > 0)
      endWith({
        kind: 'red',
        file: module.relativeModuleId,
        test: null,
        message: `cannot be loaded: ${wordsOf(errors)}`,
      })
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly Problem[]): void {
    const message = `an error outside of tests: ${wordsOf(errors)}`
    write(errors.length === 0 ? { kind: 'green' } : { kind: 'red', file: 'npm test', test: null, message })
  }
}
