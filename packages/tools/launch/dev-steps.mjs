import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { runNode } from './run.mjs'
import { start } from './start-steps.mjs'
import { secondsSince } from './step.mjs'

const WORK = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/local-build/remote-in-work.js')).href
const CONFIG = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/config/read-config.js')).href

/**
 * Serves remotes from their sources, on the running product or on a new one. Each change is built, published under a
 * new version and promoted; open pages reload by themselves.
 */
export async function dev(names, env) {
  process.chdir(ROOT)
  env.ENVIRONMENT ||= 'development'

  await exitWithMessage(async () => {
    if (await isRunning(env)) await prepare(env)
    else await start(env)
    const { readConfig } = await import(CONFIG)
    const config = readConfig(env)
    const work = await import(WORK)
    refuseUnknown(names, work.remoteNames(ROOT))
    await serveFromSources(names, config, work)
  })
}

function refuseUnknown(names, known) {
  const unknown = names.filter((name) => !known.includes(name))
  if (names.length > 0 && unknown.length === 0) return

  const said =
    names.length === 0 ? 'Which remote do you work on?' : `There is no remote ${unknown.join(', ')}.`
  throw new Problem(`${said} There are: ${known.join(', ')}. For example: npm run dev -- mf-search`)
}

async function serveFromSources(names, config, work) {
  const refresh = async () => {
    for (const name of names) await serveNow(name, config, work)
  }
  let turn = refresh()

  work.watchSources(ROOT, () => {
    turn = turn.then(refresh)
  })
  await turn
  console.log(`\nWorking on ${names.join(', ')}: ${config.publicUrl} shows each change. Ctrl+C ends it.\n`)
}

/** A source that does not compile is reported, and the previous version stays served. */
async function serveNow(name, { registryFolder, channel }, work) {
  const startedAt = performance.now()
  try {
    const remote = work.remoteInWork(ROOT, name)
    if (served.get(name) === remote.version) return
    if (!work.isBuilt(registryFolder, remote)) await build(remote, registryFolder, work)
    await work.serveInWork(registryFolder, channel, remote)
    served.set(name, remote.version)
    console.log(`  ${name} ${remote.version} is served after ${secondsSince(startedAt)} s`)
  } catch (error) {
    console.error(`\n${error.message}\n`)
  }
}

const served = new Map()

async function build({ name, version, folder }, registryFolder, work) {
  const out = mkdtempSync(join(tmpdir(), `domizil-${name}-`))
  try {
    // A production build, otherwise it could not share the shell's React; source maps lead back to the sources.
    const args = ['build', '--devtool', 'cheap-module-source-map']
    await runNode(join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), args, {
      cwd: folder,
      env: { NODE_ENV: 'production', VERSION: version, OUT: out },
      task: `Building ${name}`,
    })
    await work.publishInWork(registryFolder, out)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

async function isRunning(env) {
  const url = env.PUBLIC_URL || `http://localhost:${env.PORT || '8080'}`
  try {
    return (await fetch(`${url}/health`)).ok
  } catch {
    return false
  }
}
