// Speed as ratios within one run: absolute times vary between machines, ratios much less.

import fc from 'fast-check'
import { countLookup, roundingTower } from '../examples/models.ts'
import { integers } from '../generators/index.ts'
import { type Claim, runClaim } from '../src/engine/index.ts'
import { intervalExp, precise, preciseExp, rational } from '../src/numbers/index.ts'
import { floats, type Model, soft } from '../src/transformer/index.ts'
import { benchBatch } from './batch.ts'
import { benchMerge } from './merge.ts'

/** The shortest sample that the clock and the garbage collector do not drown, in milliseconds. */
const SAMPLE = 30

/** Medians, in milliseconds per call. Samples alternate between the calls, so that all see the machine in the same state. */
function compare(calls: readonly (() => void)[], samples: number): number[] {
  const counts = calls.map(callsPerSample)
  const times = calls.map((): number[] => [])
  for (let r = 0; r < samples; r++) {
    calls.forEach((call, k) => {
      times[k].push(timeOf(call, counts[k]))
    })
  }
  return times.map((list) => list.sort((a, b) => a - b)[list.length >> 1])
}

function timeOf(call: () => void, count: number): number {
  const start = performance.now()
  for (let k = 0; k < count; k++) call()
  return (performance.now() - start) / count
}

// Doubling until a sample is long enough also warms up the compiler.
function callsPerSample(call: () => void): number {
  let count = 1
  while (timeOf(call, count) * count < SAMPLE) count *= 2
  return count
}

/** The median, in milliseconds per item. */
const timeEach = <T>(items: readonly T[], work: (item: T) => unknown, samples: number): number =>
  compare([() => items.forEach(work)], samples)[0] / items.length

const word = (n: number): string[] => Array.from({ length: n }, (_, k) => ((k * k + 3 * k) % 7 < 3 ? '1' : '0'))

function benchEvaluators(): void {
  console.log('sound soft pass ÷ plain float64 pass')
  const models: [string, Model][] = [
    ['four rounding layers', roundingTower(4)],
    ['count and lookup', countLookup()],
  ]
  for (const [name, model] of models) {
    for (const n of [64, 256, 1024]) {
      const input = word(n)
      const [sound, plain] = compare([() => soft(model, input), () => floats(model, input)], 9)
      const line = `n = ${n}`.padEnd(10) + `${(sound / plain).toFixed(2)}×`.padStart(8)
      console.log(`  ${name.padEnd(24)}${line}   (${sound.toFixed(1)} ms ÷ ${plain.toFixed(1)} ms)`)
    }
  }
}

function benchExp(): void {
  console.log('one exp, both ends')
  const arguments_ = Array.from({ length: 64 }, (_, k) => rational.of(-(k * 7919 + 13), 1009))
  const floatsOnly = arguments_.map((a) => Number(a.numerator) / Number(a.denominator))
  const perFloat = timeEach(floatsOnly, (x) => intervalExp.exp({ lo: x, hi: x }), 201)
  console.log(`  float64 interval ${(perFloat * 1e6).toFixed(0)} ns`)
  for (const bits of [64, 128, 256, 512, 1024, 4096]) {
    const points = arguments_.map((a) => precise.point((a.numerator << 64n) / a.denominator, -64))
    const each = timeEach(points, (x) => preciseExp.exp(x, bits), 9)
    console.log(
      `  ${`${bits} bits`.padEnd(17)}${(each * 1e3).toFixed(1).padStart(7)} µs  ${(each / perFloat).toFixed(0).padStart(6)}× float64`,
    )
  }
}

function benchEngine(): void {
  const runs = 10_000
  const domain = integers(0, 1_000_000)
  const claim: Claim<number> = {
    key: 'trivial',
    of: 'trivial',
    variant: 'own',
    expects: 'holds',
    title: 'trivial',
    statement: 'Every number is itself.',
    uses: [],
    domain,
    check: (c, probe) => probe.same(c, c),
  }
  const property = fc.property(domain.arbitrary, (c) => c === c + 0)
  const [engine, plain] = compare(
    [() => runClaim(claim, { numRuns: runs }), () => fc.check(property, { numRuns: runs, seed: 1 })],
    15,
  )
  console.log(`engine ÷ plain fc.check on a trivial property: ${(engine / plain).toFixed(2)}×`)
}

benchEvaluators()
benchExp()
benchEngine()
benchBatch()
benchMerge()
