// Whether the report of a campaign says what the run without slices says: node compare.js whole/parts report/theorems.json
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

const [parts, report] = process.argv.slice(2)
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
/** Not what depends on the clock, on the machine, or on which of equals is an example. */
const lasting = ({ key, verdict, passed, slice, cases, labels, tightness, credits, ratios, growth }) => ({
  ...{ key, verdict, passed, slice, cases, tightness, credits, ratios, growth },
  labels: labels.map(({ name, share, required }) => ({ name, share, required })),
})

const byKey = new Map(read(report).claims.map((claim) => [claim.key, lasting(claim)]))
const whole = readdirSync(parts).filter((name) => name.endsWith('.json'))
for (const name of whole) {
  const expected = lasting(read(join(parts, name)))
  const found = byKey.get(expected.key)
  if (isDeepStrictEqual(found, expected)) {
    const { random } = expected.cases
    console.log(`  ${expected.key}: ${random} random cases, closest call ${expected.tightness?.ratio}: equal`)
  } else {
    console.error(`  ${expected.key} differs: expected\n${JSON.stringify(expected)}\nfound\n${JSON.stringify(found)}`)
    process.exitCode = 1
  }
}
if (whole.length === 0 || whole.length !== byKey.size)
  throw new Error(`${whole.length} claims, ${byKey.size} in the report`)
