// The cases that a run keeps for observations: the first of each phase, and always the one that ends it.
import type { Ending } from './examine.ts'
import type { Notes } from './probe.ts'
import type { Observation, Phase } from './result.ts'

/** Most are random ones: they show how cases are distributed, and small scopes would crowd them out. */
const SHARE: Readonly<Record<Phase, number>> = {
  corpus: 0.1,
  examples: 0.1,
  exhaustive: 0.2,
  random: 0.5,
  targeted: 0.1,
}

export class Observer {
  readonly observations: Observation[] = []
  private readonly most: number
  private readonly kept = new Map<Phase, number>()

  constructor(most: number) {
    this.most = most
  }

  /** `print` is called for what is kept only. */
  add(phase: Phase, ending: Ending, notes: Notes, print: () => string): void {
    if (!this.hasRoom(phase, ending)) return
    const { labels, measures, magnitudes } = notes
    const features: Record<string, string | number> = {}
    for (const name of labels) features[name] = 'yes'
    for (const [name, value] of measures) features[name] = value
    for (const [name, { text }] of magnitudes) features[name] = text
    const reason = ending.kind === 'crashed' ? ending.message : ending.kind
    this.observations.push({ case: print(), status: STATUS[ending.kind], reason, phase, features })
  }

  /** Nothing that fails is among them: that ends a run. */
  restore(observations: readonly Observation[]): void {
    this.observations.push(...observations)
    for (const { phase } of observations) this.kept.set(phase, (this.kept.get(phase) ?? 0) + 1)
  }

  /** The case that ends a run takes, if need be, the place of another. */
  private hasRoom(phase: Phase, { kind }: Ending): boolean {
    const { observations, most, kept } = this
    if (STATUS[kind] === 'failed') {
      if (observations.length >= most) observations.pop()
      return most > 0
    }
    const count = kept.get(phase) ?? 0
    if (observations.length >= most || count >= SHARE[phase] * most) return false
    kept.set(phase, count + 1)
    return true
  }
}

const STATUS: Readonly<Record<Ending['kind'], Observation['status']>> = {
  passed: 'passed',
  discarded: 'gave_up',
  undecided: 'gave_up',
  failed: 'failed',
  crashed: 'failed',
}
