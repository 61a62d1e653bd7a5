import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

const JOURNEYS_OF_PATHS = join(ROOT, 'packages/tools/e2e/journeys-of-paths.json')
const LINTED = /\.(ts|tsx|js|mjs)$/
/** A unit test runs itself, and reaches no journey. */
const TESTED_BY_ITSELF = /\.test\.tsx?$/
const SPEC = /^packages\/tools\/e2e\/src\/journeys\/([^/]+)\.spec\.ts$/

/**
 * What to run for a change: the files to lint, the commit for the unit tests' comparison, and the journeys by file name: a
 * changed journey, and what the table has for the longest path that a changed file is in.
 */
export function planFor(base, files, journeysOfPaths = readJourneysOfPaths()) {
  const code = files.filter((file) => !file.endsWith('.md') && !TESTED_BY_ITSELF.test(file))
  const journeys = code.flatMap((file) =>
    [SPEC.exec(file)?.[1] ?? journeysOfPaths[longestPath(file, journeysOfPaths)]].flat(),
  )

  return { base, lint: files.filter((file) => LINTED.test(file)), journeys: [...new Set(journeys)] }
}

/** The empty path is in every table, for files that no other has. */
function longestPath(file, table) {
  const paths = Object.keys(table).filter((path) => path === '' || file.startsWith(`${path}/`))
  return paths.toSorted((a, b) => b.length - a.length)[0]
}

/**
 * The plan for `npm test -- --changed[=<commit>]`: the difference to the commit, or where the base is `true` to the last
 * one, or, in a clean tree, to the one before it.
 */
export function planSince(commit) {
  const isClean = git('status', '--porcelain') === ''
  const base = commit === true ? (isClean ? 'HEAD~1' : 'HEAD') : commit
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)

  return planFor(base, files)
}

function readJourneysOfPaths() {
  return JSON.parse(readFileSync(JOURNEYS_OF_PATHS, 'utf8'))
}

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  } catch (error) {
    throw new Problem(
      `What has changed is not known: git ${args.join(' ')} says ${String(error.stderr ?? error).trim()}`,
    )
  }
}
