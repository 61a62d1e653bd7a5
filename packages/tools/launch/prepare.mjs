import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from './compile.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'
import { runNode, stopRunning } from './run.mjs'
import { secondsSince } from './step.mjs'

const CONFIG = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/config/read-config.js')).href

const LOCAL_BUILDS = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/local-build/local-builds.js')).href
const BUILDS_AT_ONCE = 2

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

/**
 * Builds the shell and the remotes whose sources have changed, publishes and promotes them. `isForVisitors` compresses
 * what it builds as well as possible; what is published never changes. A site that follows another registry builds nothing: its folder is a copy of that one.
 */
export async function buildApps(
  { registryFolder, channel, registryService },
  { isForVisitors = false } = {},
) {
  if (registryService) return
  const { localApps, publishLocal, serveLocal } = await import(LOCAL_BUILDS)
  const apps = localApps(ROOT, registryFolder)
  // The shell takes longest: begun last it would be built alone.
  const waiting = apps
    .filter(({ isPublished }) => !isPublished)
    .toSorted((a, b) => (b.name === 'shell') - (a.name === 'shell'))

  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      await buildApp(app, (folder) =>
        publishLocal(registryFolder, folder, apps, isForVisitors ? 'best' : 'quick'),
      )
    }
  }
  try {
    await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, work))
  } catch (error) {
    stopRunning()
    throw error
  }
  await serveLocal(registryFolder, channel, apps)
}

/** Builds in a separate process: the version is a process-wide variable. */
async function buildApp({ name, version, folder }, publish) {
  const startedAt = performance.now()
  const out = mkdtempSync(join(tmpdir(), `domizil-${name}-`))

  try {
    await runNode(join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), ['build'], {
      cwd: folder,
      env: { NODE_ENV: 'production', VERSION: version, OUT: out },
      task: `Building ${name}`,
    })
    await publish(out)
    console.log(`  Building ${name} ${version} … ${secondsSince(startedAt)} s`)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
