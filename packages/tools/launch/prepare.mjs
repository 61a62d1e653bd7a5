import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApps } from './build.mjs'
import { compile } from './compile.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'

const CONFIG = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/config/read-config.js')).href

/**
 * Installs, compiles and builds what has changed, so that the site can be started. `isForVisitors` spends more time on
 * what is sent to them; `buildsApps` may leave the registry as it is.
 */
export async function prepare(env, { isForVisitors = false, buildsApps = true } = {}) {
  await ensureInstalled()
  await compile()

  if (!buildsApps) return
  const { readConfig } = await import(CONFIG)
  await buildApps(readConfig(env), { isForVisitors })
}
