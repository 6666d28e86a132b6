#!/usr/bin/env node
// Tracked and executable, since tsc drops the executable bit of what it builds.
import { existsSync } from 'node:fs'

const built = new URL('../dist/cli/process/start.js', import.meta.url)
if (existsSync(built)) {
  const { start } = await import(built.href)
  await start()
} else {
  console.error('lemmata is not built: run "npm run build" first')
  process.exitCode = 2
}
