// What the build needs besides tsc: the page's assets; and for CommonJS packages, whose fast-check has types of its own, declarations once
// more, beside entries that require our modules.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const COMMONJS = 'dist/commonjs'

cpSync('reports/html/assets', 'dist/reports/html/assets', { recursive: true })
for (const folder of ['src', 'generators', 'properties', 'reports', 'run']) {
  cpSync(join('dist', folder), join(COMMONJS, folder), { recursive: true, filter: (path) => !/\.(js|css)/.test(path) })
}
writeFileSync(join(COMMONJS, 'package.json'), JSON.stringify({ type: 'commonjs' }))

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
for (const { require: entry, default: module } of Object.values(exports)) {
  if (entry === undefined) continue
  const ours = relative(dirname(entry.default), module)
  // Written out, so that tools which only read the entry find its names.
  const names = Object.keys(await import(module)).map((name) => `exports.${name} = ours.${name}`)
  writeFileSync(entry.default, [`const ours = require(${JSON.stringify(ours)})`, ...names, ''].join('\n'))
}
