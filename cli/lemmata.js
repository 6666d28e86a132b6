#!/usr/bin/env node
// Tracked and executable, since tsc drops the executable bit of what it builds.
import { existsSync } from 'node:fs'

const built = new URL('../dist/cli/process/start.js', import.meta.url)

function refuse(message) {
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: message }))
  else console.error(`lemmata: ${message}`)
  process.exitCode = 2
}

/** Node's own message names a file of ours instead of what to do. */
function explainMissing(error) {
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? []
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || name === undefined) throw error
  refuse(`this needs ${name}, which is not installed here: npm install --save-dev ${name}`)
}

if (existsSync(built)) await import(built.href).then(({ start }) => start(), explainMissing)
else refuse('it is not built: run "npm run build" first')
