import { appendFileSync } from 'node:fs'
import { register } from 'node:module'

// The first that a process of tests loads: from then on it imports TypeScript, and stack traces name its lines.
process.setSourceMapsEnabled(true)
register('./source-hooks.mjs', import.meta.url)

const log = process.env.DOMIZIL_TEST_TIMES
if (log)
  process.once('exit', () => {
    const { user, system } = process.cpuUsage()
    appendFileSync(log, `${JSON.stringify({ process: (user + system) / 1e6 })}\n`)
  })
