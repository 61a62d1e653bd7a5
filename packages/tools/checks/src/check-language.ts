import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commentLines } from './language/comment-lines.ts'
import { readDocstrings } from './language/missing-docstrings.ts'
import { privateWords } from './language/private-words.ts'
import { commentedFiles } from './language/commented-files.ts'
import { workspacesOf } from './workspaces.ts'

/** Comment lines with a private word. The number may only go down. */
const MOST_PRIVATE_WORDS = 9

const workspaces = workspacesOf(process.cwd()).filter((folder) => existsSync(join(folder, 'package.json')))
const docstrings = workspaces.map((folder) => readDocstrings(folder))
const missing = docstrings.flatMap((found) => found.missing)
const names = docstrings.reduce((sum, found) => sum + found.names, 0)

for (const name of missing) console.error(`no docstring: ${name}`)
console.log(`${names} public names of packages, ${missing.length} without a docstring.`)

const files = workspaces.flatMap((folder) => commentedFiles(folder))
const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const comments = sources.reduce((sum, { source }) => sum + commentLines(source).length, 0)
const found = sources.flatMap(({ file, source }) => privateWords(source).map((line) => `${file}:${line}`))
const hasTooMany = found.length > MOST_PRIVATE_WORDS

if (hasTooMany) for (const line of found) console.error(line)
console.log(
  `${comments} comment lines, ${found.length} with private words, at most ${MOST_PRIVATE_WORDS} allowed.`,
)

process.exitCode = missing.length > 0 || names === 0 || comments === 0 || hasTooMany ? 1 : 0
