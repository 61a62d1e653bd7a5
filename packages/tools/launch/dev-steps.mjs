import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openRemotes } from './dev-remotes.mjs'
import { ROOT } from './paths.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { start } from './start-steps.mjs'

const WORK = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/local-build/remote-in-work.js')).href
const CONFIG = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/config/read-config.js')).href

/** Where `npm start` publishes what it builds, unless another folder is named. */
const OWN_REGISTRY = join(ROOT, '.domizil/registry')
/** The registry of this loop. The next loop, and nothing else, begins by emptying it. */
const WORK_REGISTRY = join(ROOT, '.domizil/development')

/**
 * Opens the product with remotes served from their sources: each change replaces modules in open pages, which keep their
 * state; with `--production` it is built as for a release, and open pages load again. The registry that it begins with, local or
 * shared, is only read.
 */
export async function dev(args, env) {
  process.chdir(ROOT)
  env.ENVIRONMENT ||= 'development'
  const flags = args.filter((arg) => arg === '--production')
  const names = args.filter((arg) => !flags.includes(arg))

  await exitWithMessage(async () => {
    await refuseRunning(env)
    const beforeOpening = async () => {
      await openWorkRegistry(names, env)
      env.REMOTES_IN_WORK = await openRemotes(names, await siteOf(env), flags)
    }
    await start(env, beforeOpening, { buildsApps: !isShared(env) })
    console.log(`\nWorking on ${names.join(', ')}: ${await siteOf(env)} shows each change. Ctrl+C ends it.\n`)
  })
}

/** Others may serve what is in a registry that was named: nothing is built into it. */
export function isShared({ REGISTRY_FOLDER: folder = '' }) {
  return folder.trim() !== '' && resolve(ROOT, folder.trim()) !== OWN_REGISTRY
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
