import { spawnSync } from 'node:child_process'
import { PNPM } from './install.mjs'
import { ROOT } from './paths.mjs'

/**
 * Known weaknesses of packages that do not concern us: the identifier (GHSA-…), why, and the day (YYYY-MM-DD) after
 * which that has to be looked at again.
 */
const ACCEPTED = []

/** From here on a weakness fails the checks; a release (`npm run supply-chain`) fails for any. */
const SERIOUS = ['high', 'critical']

/** The registry is asked once: without a network the answer would take more than a minute otherwise. */
const ONCE = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '20000' }
const LONGEST_MS = 30_000

/**
 * Asks the registry about the packages of production. `refusal` says why there was no answer. The command fails when it
 * has found something, too: what counts is whether its answer can be read.
 */
export function lookUpWeaknesses() {
  const { stdout, stderr, error } = spawnSync(process.execPath, [PNPM, 'audit', '--prod', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...ONCE },
    timeout: LONGEST_MS,
  })
  try {
    return { advisories: Object.values(JSON.parse(stdout).advisories) }
  } catch {
    return { advisories: [], refusal: error?.message ?? reasonIn(stderr) }
  }
}

function reasonIn(said) {
  const words = said
    .replaceAll(/[│×├╰─▶]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words || 'it said nothing'
}

/** One sentence for each weakness that fails a check, and for each exception whose day has passed. */
export function problemsOf(
  advisories,
  { isSeriousOnly, accepted = ACCEPTED, today = new Date().toISOString().slice(0, 10) },
) {
  const inForce = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id))
  const found = advisories
    .filter(({ severity }) => !isSeriousOnly || SERIOUS.includes(severity))
    .filter(({ github_advisory_id: id }) => !inForce.has(id))
    .map(
      ({ module_name: name, title, severity, patched_versions: mended, url }) =>
        `${name}: ${title} (${severity}, ${url}). Mended in ${mended}.`,
    )
  const over = accepted
    .filter(({ id }) => !inForce.has(id))
    .map(({ id, until }) => `${id} was accepted until ${until}: look at it again, in weaknesses.mjs.`)

  return [...found, ...over]
}
