// A mutant that keeps a test file from loading makes every run red; but the file has no test that could fail, and Stryker's runner
// asks for those only. So it is told of an error outside of tests.
import type { Reporter, TestModule, Vitest } from 'vitest/node'

export class UnloadableReporter implements Reporter {
  private vitest: Vitest | null = null

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.vitest?.state.catchError(error, 'Unhandled Error')
  }
}
