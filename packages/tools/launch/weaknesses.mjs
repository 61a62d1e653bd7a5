import { runPnpm } from './install.mjs'

/**
 * Refuses packages of production with a known weakness of at least this level; `ignoreGhsas` of pnpm-workspace.yaml names those
 * that do not concern us. The registry is asked once: without an answer nothing is refused, and a line says so.
 */
export async function refuseWeaknesses(level) {
  const options = ['--prod', '--audit-level', level, '--ignore-registry-errors', '--config.fetch-retries=0']
  const said = await runPnpm(['audit', ...options], 'Looking up known weaknesses')
  if (said.includes('audit endpoint'))
    console.warn(
      `NO ANSWER OF THE REGISTRY: known weaknesses were not looked up (${said.trim()}). Mirrors of the registry often have none to give: run npm run check:weaknesses where the public one can be reached, at the latest before a release.`,
    )
}
