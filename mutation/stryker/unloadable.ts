// A mutant that keeps a test file from loading makes every run red; but such a file has no test that could fail, and Stryker's runner
// looks at tests only. So this reports the error as one outside of tests.
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
