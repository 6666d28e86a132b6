// npm run mutants: the planted mistakes, by the command line, or with --stryker those that a machine makes.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const words = process.argv.slice(2)
const others = words.filter((word) => word !== '--stryker')
const command =
  others.length < words.length
    ? [fileURLToPath(new URL('stryker/run.js', import.meta.url)), ...others]
    : ['cli/lemmata.js', 'mutants', ...words]
process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 130
