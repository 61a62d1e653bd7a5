import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

const JOURNEYS_OF_APPS = join(ROOT, 'packages/tools/e2e/journeys-of-apps.json')
const LINTED = /\.(ts|tsx|js|mjs)$/
const SPEC = /^packages\/tools\/e2e\/src\/journeys\/([^/]+)\.spec\.ts$/

/**
 * What to run for a change: the files to lint, the commit for the unit tests' comparison, and the journeys by file
 * name. Journeys are 'all' unless the change is confined to remotes and single journeys.
 */
export function planFor(base, files, journeysOfApps = readJourneysOfApps()) {
  const code = files.filter((file) => !file.startsWith('docs/') && !file.endsWith('.md'))
  const touched = code.map((file) => SPEC.exec(file)?.[1] ?? journeysOfApps[file.split('/')[0]])
  const journeys = touched.includes(undefined) ? 'all' : [...new Set(touched.flat())]

  return { base, lint: code.filter((file) => LINTED.test(file)), journeys }
}

/**
 * The plan for `npm test -- --changed[=<commit>]`: the difference to the commit, to the last one, or, in a clean
 * tree, to the one before it.
 */
export function planOfArguments(args) {
  const given = args.find((word) => word === '--changed' || word.startsWith('--changed='))
  if (!given) return undefined

  const isClean = git('status', '--porcelain') === ''
  const base = given.split('=')[1] || (isClean ? 'HEAD~1' : 'HEAD')
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)

  return planFor(base, files)
}

function readJourneysOfApps() {
  return JSON.parse(readFileSync(JOURNEYS_OF_APPS, 'utf8'))
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
