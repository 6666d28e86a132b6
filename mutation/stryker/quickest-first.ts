// The order of test files: a mutant's run ends with the first test that fails, so the quick ones come first. How long each takes is
// known from the run without mutants.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

type Durations = Readonly<Record<string, number>>

/** Writes how long each file took, in milliseconds, unless an earlier run did. */
export class DurationsReporter implements Reporter {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (existsSync(this.file)) return
    const durations: Durations = Object.fromEntries(
      modules.map((module) => [module.relativeModuleId, module.diagnostic().duration]),
    )
    writeFileSync(this.file, JSON.stringify(durations))
  }
}

/** @param file The file that the reporter wrote. */
export const quickestFirst = (file: string): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      if (!existsSync(file)) return files
      const durations: Durations = JSON.parse(readFileSync(file, 'utf8'))
      const durationOf = ({ moduleId }: TestSpecification): number =>
        Object.entries(durations).find(([name]) => moduleId.endsWith(`/${name}`))?.[1] ?? 0
      return files.toSorted((a, b) => durationOf(a) - durationOf(b))
    }
  }
