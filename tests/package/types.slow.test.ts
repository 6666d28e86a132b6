// Strangers' packages, of both kinds and under both resolutions: what should type-check does, what should not does not, and it runs.
// fast-check has types for each kind of package, which do not mix, so `dist/commonjs` has ours once more. Needs the build.
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './entries.ts'

const CLAIMS = `
import fc from 'fast-check'
import { arbitraryOf, type Claim, compile, type Domain, domainOf, propertyOf, rational, runClaim } from 'lemmata'
import { words } from 'lemmata/generators'
import { boundedBy, statementClaims } from 'lemmata/properties'
import { headline, theorems } from 'lemmata/reports'

class Digits extends fc.Arbitrary<number> {
  private readonly most = 9
  generate(random: fc.Random): fc.Value<number> {
    return new fc.Value(random.nextInt(0, this.most), undefined)
  }
  canShrinkWithoutContext(value: unknown): value is number {
    return typeof value === 'number'
  }
  shrink(digit: number): fc.Stream<fc.Value<number>> {
    return digit > 0 ? fc.Stream.of(new fc.Value(digit - 1, undefined)) : fc.Stream.nil()
  }
}

const recipe = {
  isShaped: (value: unknown): value is number => typeof value === 'number',
  draw: (random: fc.Random) => random.nextInt(0, 9),
  simpler: (digit: number) => (digit > 0 ? [digit - 1] : []),
}
const ours: Domain<number> = domainOf({ ...recipe, size: (digit) => digit, print: String, read: Number })
const bare: fc.Arbitrary<number> = arbitraryOf({ ...recipe, contains: recipe.isShaped })

const parts = { title: 'x ≤ 9', statement: 'A digit is at most 9.', observed: (x: number) => rational.of(x), bound: () => rational.of(9) }
export const claims: readonly Claim<number>[] = [
  boundedBy({ ...parts, key: 'stock', domain: fc.integer({ min: 0, max: 9 }) }),
  boundedBy({ ...parts, key: 'own', domain: new Digits() }),
  boundedBy({ ...parts, key: 'ours', domain: ours }),
  boundedBy({ ...parts, key: 'bare', domain: bare }),
]
for (const claim of claims) fc.assert(propertyOf(claim), { numRuns: 20 })
fc.assert(fc.property(bare, words(['a', 'b']).arbitrary, (digit, word) => digit + word.length < 16))
const results = claims.map((claim) => runClaim(claim, { numRuns: 20 }))
console.log(headline(theorems(results, { profile: 'quick', seed: 1, seconds: 0 })))
console.log(statementClaims('theorem-12a', { compile: (formula) => compile(formula, 'theorem-12a') })[0].key)
`

const TESTS = `
import { claimTest } from 'lemmata/vitest'
import { claims } from './claims.js'

for (const claim of claims) claimTest(claim, { numRuns: 100 })
claimTest.only(claims[0])
claimTest.skip(claims[1])
`

const MISTAKES = `
import fc from 'fast-check'
import { type Claim, compile, decide, formula, hard, rational } from 'lemmata'
import { integers } from 'lemmata/generators'
import { boundedBy, computes, statementClaims } from 'lemmata/properties'
import { claimTest } from 'lemmata/vitest'

const header = { key: 'mine', title: 'x ≤ 9', statement: 'A digit is at most 9.' }
const observed = (x: number) => rational.of(x)
const { model } = compile(formula('Y Q_1'), 'theorem-12a')
const bound = () => rational.of(9)

// @ts-expect-error A float decides nothing.
boundedBy({ ...header, domain: integers(0, 9), observed, bound: () => 9 })
// @ts-expect-error A float decides nothing.
decide(rational.one, 0.5)
// @ts-expect-error A label that is not declared.
boundedBy({ ...header, domain: integers(0, 9), observed, bound, requires: { odd: 0.3 }, note: (x, probe) => probe.label('even', x % 2 === 0) })
// @ts-expect-error Cases of another type.
boundedBy({ ...header, domain: fc.string(), observed, bound })
// @ts-expect-error No domain.
boundedBy({ ...header, domain: [1, 2, 3], observed, bound })
// @ts-expect-error No key.
computes({ title: 'x', statement: 'x', domain: integers(0, 9), observed: (x) => x, expected: (x) => x })
// @ts-expect-error Only probes make outcomes.
const check: Claim<number>['check'] = (x) => x < 10
// @ts-expect-error No such statement.
statementClaims('theorem-99')
// @ts-expect-error A compiler gives the model and its places.
statementClaims('theorem-12a', { compile: () => model })
// @ts-expect-error A word is a list of symbols.
hard(model, 'ab')
// @ts-expect-error No claim.
claimTest({ key: 'mine' })
`

const DIST = join(ROOT, 'dist')

const RESOLUTIONS = [
  { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
]

/** The sources of a package that has everything installed, in a folder of its own. */
function packageOf(type: string): { readonly folder: string; readonly files: readonly string[] } {
  const folder = temporaryFolder()
  for (const name of ['lemmata', 'fast-check', 'vitest', '@types/node']) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(name === 'lemmata' ? ROOT : join(ROOT, 'node_modules', name), link)
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }))
  const sources = { 'claims.ts': CLAIMS, 'tests.ts': TESTS, 'mistakes.ts': MISTAKES }
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  return { folder, files: Object.keys(sources).map((name) => join(folder, name)) }
}

test.each(['commonjs', 'module'])(
  'a %s package type-checks, our declarations included, and runs its claims',
  (type) => {
    const { folder, files } = packageOf(type)
    const problems = RESOLUTIONS.map((resolution) => {
      const program = ts.createProgram(files, {
        ...resolution,
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts'],
        types: ['node'],
        typeRoots: [join(folder, 'node_modules/@types')],
        strict: true,
        exactOptionalPropertyTypes: true,
        outDir: join(folder, `${resolution.moduleResolution}`),
      })
      program.emit()
      const host = { getCanonicalFileName: String, getCurrentDirectory: () => folder, getNewLine: () => '\n' }
      const ours = program
        .getSourceFiles()
        .filter(({ fileName }) => files.includes(fileName) || fileName.startsWith(DIST))
      const found = ours.flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ])
      expect(ours.length).toBeGreaterThan(200)
      return ts.formatDiagnostics(
        [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...found],
        host,
      )
    })
    expect(problems).toEqual(['', ''])
    const compiled = join(folder, `${ts.ModuleResolutionKind.NodeNext}`, 'claims.js')
    const { stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', compiled], {
      encoding: 'utf8',
    })
    expect([stdout, stderr]).toEqual(['4 claims: 4 passed; 80 cases; 0.0 s; seed 1; quick\ntheorem-12a\n', ''])
  },
)
