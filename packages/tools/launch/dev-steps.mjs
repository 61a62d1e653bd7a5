import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as absolute } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { ROOT } from './paths.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { runNode } from './run.mjs'
import { start } from './start-steps.mjs'
import { secondsSince } from './step.mjs'

const WORK = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/local-build/remote-in-work.js')).href
const CONFIG = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/config/read-config.js')).href

/** Where `npm start` publishes what it builds, unless another folder is named. */
const OWN_REGISTRY = join(ROOT, '.domizil/registry')
/** The registry of this loop. The next loop, and nothing else, begins by emptying it. */
const WORK_REGISTRY = join(ROOT, '.domizil/development')

const DOMIZIL = join(ROOT, 'packages/platform/cli/dist/domizil.js')
const OPENED = /^Open \S+\?remotes=(\S+)$/
const FOR_OTHER_SITES = /^Only this browser sees it/

/**
 * Opens the product with remotes served from their sources: each change replaces modules in open pages, which keep their
 * state. With `--production` each change is built as a release, published under a new version into a registry of the
 * loop, and promoted there; open pages reload by themselves. The registry that it begins with, local or shared, is only
 * read.
 */
export async function dev(args, env) {
  process.chdir(ROOT)
  env.ENVIRONMENT ||= 'development'
  const isProduction = args.includes('--production')
  const names = args.filter((arg) => arg !== '--production')

  await exitWithMessage(async () => {
    await refuseRunning(env)
    const beforeOpening = async () => {
      await openWorkRegistry(names, env)
      if (!isProduction) env.REMOTES_IN_WORK = await openRemotes(names, await siteOf(env))
    }
    await start(env, beforeOpening, { buildsApps: !isShared(env) })
    if (isProduction) await serveFromSources(names, await import(WORK))
    console.log(`\nWorking on ${names.join(', ')}: ${await siteOf(env)} shows each change. Ctrl+C ends it.\n`)
  })
}

/** Others may serve what is in a registry that was named: nothing is built into it. */
export function isShared({ REGISTRY_FOLDER: folder = '' }) {
  return folder.trim() !== '' && absolute(ROOT, folder.trim()) !== OWN_REGISTRY
}

async function siteOf(env) {
  return (await import(CONFIG)).readConfig(env).publicUrl
}

async function openWorkRegistry(names, env) {
  const { readConfig } = await import(CONFIG)
  const work = await import(WORK)
  refuseUnknown(names, work.remoteNames(ROOT))

  const { registryFolder, channel } = readConfig(env)
  work.createWorkRegistry(WORK_REGISTRY, registryFolder, channel)
  env.REGISTRY_FOLDER = WORK_REGISTRY
  env.CHANNEL = work.WORK_CHANNEL
  // A service would put its own versions there, and the back office would change those of others.
  delete env.REGISTRY_URL
}

/** Its registry would have to be changed under it. */
async function refuseRunning(env) {
  const url = env.PUBLIC_URL || `http://localhost:${env.PORT || '8080'}`
  const isRunning = await fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isRunning) return

  throw new Problem(
    `The product runs on ${url} already. Stop it and run this again: it opens the same product with the same data. Or open a second one: PORT=8090 DATA_FOLDER=.domizil/data-8090 npm run dev -- mf-search`,
  )
}

function refuseUnknown(names, known) {
  const unknown = names.filter((name) => !known.includes(name))
  if (names.length > 0 && unknown.length === 0) return

  const said =
    names.length === 0 ? 'Which remote do you work on?' : `There is no remote ${unknown.join(', ')}.`
  throw new Problem(`${said} There are: ${known.join(', ')}. For example: npm run dev -- mf-search`)
}

async function serveFromSources(names, work) {
  const refresh = async () => {
    for (const name of names) await serveNow(name, work)
  }
  let turn = refresh()

  work.watchSources(ROOT, () => {
    turn = turn.then(refresh)
  })
  await turn
}

/** A source that does not compile is reported, and the previous version stays served. */
async function serveNow(name, work) {
  const startedAt = performance.now()
  try {
    const remote = work.remoteInWork(ROOT, name)
    if (served.get(name) === remote.version) return
    if (!work.isBuilt(WORK_REGISTRY, remote)) await build(remote, work)
    await work.serveInWork(WORK_REGISTRY, remote)
    served.set(name, remote.version)
    console.log(`  ${name} ${remote.version} is served after ${secondsSince(startedAt)} s`)
  } catch (error) {
    console.error(`\n${error.message}\n`)
  }
}

const served = new Map()

async function build({ name, version, folder }, work) {
  const out = mkdtempSync(join(tmpdir(), `domizil-${name}-`))
  try {
    // A production build, otherwise it could not share the shell's React; source maps lead back to the sources.
    const args = ['build', '--devtool', 'cheap-module-source-map']
    await runNode(join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), args, {
      cwd: folder,
      env: { NODE_ENV: 'production', VERSION: version, OUT: out },
      task: `Building ${name}`,
    })
    await work.publishInWork(WORK_REGISTRY, out)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/**
 * Builds remotes with every save and serves each from a separate process, to pages of one site. Returns where they are
 * served, as in `mf-search@http://localhost:40123`.
 */
async function openRemotes(names, site) {
  return (await Promise.all(names.map((name) => openRemote(name, site)))).join(',')
}

function openRemote(name, site) {
  const child = spawn(process.execPath, [DOMIZIL, 'dev', '--site', site, '--port', '0', '--later'], {
    cwd: join(ROOT, name),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())

  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Problem(`${name} cannot be served from its sources.`)))
    createInterface(child.stdout).on('line', (line) => {
      const remote = OPENED.exec(line)?.[1]
      if (remote) resolve(remote)
      else if (line && !FOR_OTHER_SITES.test(line)) console.log(line)
    })
  })
}
