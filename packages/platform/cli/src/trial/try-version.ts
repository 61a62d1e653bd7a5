import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { RefusedError } from '../refused-error.ts'
import type { TrialResult, TrialWish, TriedApp, TriedPage } from './trial-process.ts'

/** Resolved from `src` as well as from `dist`: the process runs compiled code, also under test. */
const PROCESS = new URL('../../dist/trial/trial-process.js', import.meta.url)
const PACKAGE = path.join(import.meta.dirname, '../..')
const LOOK_MS = 50
const MS_PER_TICK = 10
/** What uses less than this part of a processor while it sleeps waits, though it may look now and then whether to go on. */
const LEAST_WORK = 0.1

/** What a trial may use. Waiting for a processor counts as nothing. */
export interface TrialLimits {
  readonly processorMs: number
  /** How long it may wait for what never comes, in milliseconds. */
  readonly idleMs: number
  readonly megabytes: number
}

const LIMITS: TrialLimits = { processorMs: 60_000, idleMs: 10_000, megabytes: 256 }

/** A version in its folder. */
export interface VersionFolder {
  readonly release: Release
  readonly folder: string
}

/**
 * Imports a version once, as a page and the renderer would, and mounts its pages, but those of `allow`, in a stand-in shell,
 * in a process that reads only these files. @throws {RefusedError} VERSION_FAILS with its error.
 */
export async function tryVersion(
  version: VersionFolder,
  host: VersionFolder,
  { allow = [], limits = LIMITS }: { allow?: readonly string[]; limits?: TrialLimits } = {},
): Promise<void> {
  const { release } = version
  const isHost = release.kind === 'host'
  const wish: TrialWish = {
    host: triedApp(host),
    remote: isHost ? undefined : triedApp(version),
    pages: isHost ? [] : pagesOf(release, allow),
  }
  const result = await runTrial(wish, [version.folder, host.folder], limits)
  if (result.kind === 'ok') return
  const { what, route } = result
  const where = route === undefined ? 'cannot be loaded' : `cannot show ${route}`
  const hint =
    route === undefined ? '' : ` A page that needs more of a browser is confirmed: --allow ${route}`
  const sentence = `${release.name} ${release.version} ${where}: ${what.replace(/\.$/, '')}.${hint}`
  throw new RefusedError('VERSION_FAILS', sentence)
}

function triedApp({ release: { name, version, entry, server }, folder }: VersionFolder): TriedApp {
  return { folder, name, version, entry, half: server && path.join(folder, server.entry) }
}

function pagesOf({ routes }: Release, allow: readonly string[]): TriedPage[] {
  return routes
    .filter(({ path: route }) => !allow.includes(route))
    .map(({ path: route, access }) => ({
      route,
      path: route.replaceAll(/:[^/]+/g, '1'),
      isSignedIn: access !== 'open',
    }))
}

/** Resolves with what the process says, or with why it was ended. */
function runTrial(wish: TrialWish, folders: readonly string[], limits: TrialLimits): Promise<TrialResult> {
  const child = fork(PROCESS, {
    env: {},
    stdio: 'ignore',
    execArgv: [
      '--experimental-vm-modules',
      '--no-warnings',
      `--max-old-space-size=${limits.megabytes}`,
      ...readsOnly(folders),
    ],
  })
  return new Promise((resolve) => {
    const failed = (what: string) => resolve({ kind: 'failed', what })
    const timer = watch(child, limits, (what) => {
      failed(what)
      child.kill('SIGKILL')
    })
    child.once('message', (result: TrialResult) => {
      resolve(result)
      child.kill('SIGKILL')
    })
    child.once('error', (error) => failed(error.message))
    child.once('exit', () => {
      clearInterval(timer)
      failed(`it ended the process that tried it, or needed more than ${limits.megabytes} MB`)
    })
    child.send(wish)
  })
}

/** The permissions of the process: it may read its code and the files of the versions. */
function readsOnly(folders: readonly string[]): string[] {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  )
  if (!flag) return []
  const { resolve } = createRequire(import.meta.url)
  const installed = resolve('jsdom')
  const modules = installed.slice(0, installed.indexOf(`${path.sep}node_modules${path.sep}`) + 1)
  // In a checkout it is beside this package, and no installed one.
  const shellApi = path.join(path.dirname(resolve('@domizil/shell-api/stand-in')), '..')
  const tried = folders.map((one) => path.resolve(one))
  const own = [PACKAGE, shellApi, path.join(modules, 'node_modules'), ...tried]
  const isInAnother = (folder: string, at: number) =>
    own.some((other, before) => (folder === other ? before < at : folder.startsWith(`${other}${path.sep}`)))
  // Node's own check fails for a folder that is named twice.
  const outer = own.filter((folder, at) => !isInAnother(folder, at))
  return [flag, ...outer.map((folder) => `--allow-fs-read=${folder}${path.sep}*`)]
}

/** Ends a process that works, or waits, for too long. Only Linux says how long: elsewhere the clock counts. */
function watch(
  { pid }: ChildProcess,
  { processorMs, idleMs }: TrialLimits,
  end: (what: string) => void,
): NodeJS.Timeout {
  let [idle, before] = [0, 0]
  const start = Date.now()
  return setInterval(() => {
    const { usedMs, isAsleep } = activityOf(pid) ?? { usedMs: Date.now() - start, isAsleep: false }
    idle = Math.max(0, idle + (isAsleep ? LOOK_MS : 0) - (usedMs - before) / LEAST_WORK)
    before = usedMs
    if (usedMs > processorMs) end(`it needs more than ${processorMs / 1000} s of processor time`)
    else if (idle > idleMs) end('it waits for something that never comes')
  }, LOOK_MS).unref()
}

/** See proc(5): the fields behind the name of the process. Undefined where the system does not tell. */
function activityOf(
  pid: number | undefined,
): { readonly usedMs: number; readonly isAsleep: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const usedMs = (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
    return { usedMs, isAsleep: fields[0] === 'S' }
  } catch {
    return undefined
  }
}
