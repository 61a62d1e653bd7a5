import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { secondsSince } from './step.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

const SERVE = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/serve.js')).href

/** Installs, builds and serves everything: what `npm start` does. `beforeOpening` runs when all is built. */
export async function start(env, beforeOpening = async () => {}, { buildsApps = true } = {}) {
  const startedAt = performance.now()
  // Relative folders are resolved against the checkout, not the working directory.
  process.chdir(ROOT)
  // Until the site is open and handles signals itself, stopping ends the current step.
  const forgetSignals = stopOnSignals()

  await exitWithMessage(async () => {
    console.log(`\nDomizil is getting ready (Node ${process.versions.node})`)
    await checkPrerequisites(env)
    await prepare(env, { buildsApps })
    await beforeOpening()
    console.log(`  Ready to open after ${secondsSince(startedAt)} s`)
    forgetSignals()
    await import(SERVE)
  })
}

/** Checks early that the port is free and the data folder is writable. */
async function checkPrerequisites(env) {
  checkFolder('DATA_FOLDER', env.DATA_FOLDER || '.domizil/data')
  checkFolder('REGISTRY_FOLDER', env.REGISTRY_FOLDER || '.domizil/registry')
  await checkPort(readPort(env.PORT || '8080'), env.HOST || '127.0.0.1')
}

function readPort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port

  throw new Problem(`PORT is "${text}", but has to be a number from 1 to 65535.`)
}

function checkPort(port, host) {
  return new Promise((free, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(new Problem(portSentence(error, port, host))))
    server.listen(port, host, () => server.close(free))
  })
}

function portSentence(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs special rights. Choose one above 1023: PORT=8080 npm start`

  return `HOST is "${host}", which is no address of this machine (${error.code}).`
}

function checkFolder(variable, folder) {
  const path = resolve(ROOT, folder)
  const probe = join(path, `.write-probe-${process.pid}`)
  try {
    makeFolder(path)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Problem(
      `The folder ${path} cannot be written (${error.code}). Make it writable, or set ${variable} to one that is.`,
    )
  }
}

/** One folder at a time: a recursive mkdir hangs on a file system like /proc. */
function makeFolder(path) {
  if (existsSync(path)) return

  makeFolder(dirname(path))
  mkdirSync(path)
}
