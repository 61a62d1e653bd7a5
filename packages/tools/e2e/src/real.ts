// The journeys of the browser on real parts: `npm run test:real`, with names of journeys after `--`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterUs } from './parts/after-us.ts'
import { endOf } from './parts/processes.ts'
import { startSiteOfParts } from './parts/site-of-parts.ts'
import { ROOT } from './paths.ts'

const JOURNEYS = path.join(ROOT, 'packages/tools/e2e')
const chosen = process.argv.slice(2)
/** Keycloak judges passwords and locks accounts in its own way: packages/backend/identity/keycloak/README.md. */
const OF_KEYCLOAK = ['--grep-invert', '@own-identity']

/** That of journeys which ran before, with all that they left. */
const used = process.env['DOMIZIL_E2E_DATA']
const dataFolder = used && existsSync(path.join(used, 'postgres')) ? used : undefined

const site = await startSiteOfParts(console.log, { dataFolder })
if (site) {
  try {
    const program = path.join(JOURNEYS, 'node_modules/@playwright/test/cli.js')
    const journeys = spawn(process.execPath, [program, 'test', ...OF_KEYCLOAK, ...chosen], {
      cwd: JOURNEYS,
      stdio: 'inherit',
      env: { ...process.env, DOMIZIL_URL: site.url, DOMIZIL_MAILS: site.mails.folder },
    })
    journeys.once('exit', afterUs('kill "$1"', [journeys.pid ?? 0]))
    process.exitCode = (await endOf(journeys)) ?? 1
  } finally {
    await site.stop()
  }
}
