import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { RemoteModule } from '@domizil/shell-api'
import { standInShell } from '@domizil/shell-api/stand-in'
import { openPage, type StandInPage } from './stand-in-page.ts'
import type { TrialResult, TrialWish, TriedApp, TriedPage } from './trial-messages.ts'

interface FederationHost {
  registerRemotes(remotes: readonly object[]): void
  loadRemote(id: string): Promise<Partial<RemoteModule> | null>
}

/** Fails with a clause that says what. */
class TrialError extends Error {}

/**
 * Loads the host as far as its modules are shared, then the remote, and mounts each of its pages, with the first thing that fails as
 * the result. A host that shares nothing is none that a remote could be tried in.
 */
export async function tryApps({ host, remote, pages }: TrialWish): Promise<TrialResult> {
  let route: string | undefined
  try {
    const lent = loadHalf(host, {})?.['shared'] as Record<string, unknown> | undefined
    const page = openPage([host, ...(remote ? [remote] : [])])
    // The host does not start then: it shares its modules, and no more.
    Object.assign(page.window, { domizilBoot: { isLeaving: true, timeoutMs: 60_000, chunkLoaded() {} } })
    const federation = await loadHost(page, host)
    if (!federation || !remote) return { kind: 'ok' }

    const module = await loadRemote(page, federation, remote)
    for (const one of pages) {
      route = one.route
      await mountPage(page, module, one)
    }
    route = undefined
    if (remote.half && lent) refuseHalf(loadHalf(remote, lent))
    return { kind: 'ok' }
  } catch (error) {
    return { kind: 'failed', what: clauseOf(error), ...(route !== undefined && { route }) }
  }
}

async function loadHost(page: StandInPage, host: TriedApp): Promise<FederationHost | undefined> {
  await page.load(host)
  const { __FEDERATION__: found } = page.window as unknown as {
    __FEDERATION__?: { __INSTANCES__?: FederationHost[] }
  }
  const { __INSTANCES__: instances } = found ?? {}
  return instances?.[0]
}

/** @throws {TrialError} unless the entry is a container of lifecycles that names the remote. */
async function loadRemote(
  page: StandInPage,
  federation: FederationHost,
  remote: TriedApp,
): Promise<RemoteModule> {
  const container = await page.load(remote)
  if (typeof container['get'] !== 'function' || typeof container['init'] !== 'function') {
    throw new TrialError(`its entry ${remote.entry} is no ES module that exports get and init`)
  }
  federation.registerRemotes([{ name: 'tried', entry: page.addressOf(remote), type: 'module' }])
  const found = await federation.loadRemote('tried/lifecycles')
  const { bootstrap, mount, unmount } = found?.lifecycles ?? {}
  if (![bootstrap, mount, unmount].every((one) => typeof one === 'function')) {
    throw new TrialError('its module ./lifecycles exports no `lifecycles` with bootstrap, mount and unmount')
  }
  const { name, version, shellApi } = found?.meta ?? {}
  if (name !== remote.name || version !== remote.version || !Number.isInteger(shellApi)) {
    throw new TrialError(
      `its module ./lifecycles exports no \`meta\` with the name ${remote.name}, the version ${remote.version} and the number shellApi`,
    )
  }
  return found as RemoteModule
}

/** Mounts a page as the shell does, and takes it away again. */
async function mountPage(page: StandInPage, { lifecycles, meta }: RemoteModule, wanted: TriedPage) {
  const { document } = page.window
  const errors: unknown[] = []
  const { path: address, isSignedIn } = wanted
  const onError = (error: unknown) => void errors.push(error)
  const shell = standInShell({ path: address, isSignedIn, version: meta.shellApi, onError })
  const domElement = document.body.appendChild(document.createElement('div'))
  const props = { name: `${meta.name}${wanted.path}`, domElement, shell }

  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await frames(page)
  const failed = errors[0] ?? page.uncaught()
  if (failed) throw failed
  await lifecycles.unmount(props)
  domElement.remove()
}

/** Two frames: what was loaded is rendered, and its effects have run. */
async function frames({ window }: StandInPage): Promise<void> {
  for (let left = 2; left > 0; left -= 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve))
  }
}

/** The exports of a server half, which may import what is lent to it and the modules of Node; undefined without one. */
function loadHalf({ half, name }: TriedApp, lent: Readonly<Record<string, unknown>>) {
  if (!half) return undefined
  const module = { exports: {} as Record<string, unknown> }
  const builtIn = createRequire(import.meta.url)
  const load = (wanted: string): unknown => {
    if (Object.hasOwn(lent, wanted)) return lent[wanted]
    if (isBuiltin(wanted)) return builtIn(wanted)
    throw new TrialError(`its server half imports ${wanted}, which the shell does not lend`)
  }
  const run = compileFunction(
    readFileSync(half, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    {
      filename: `${name}/server.cjs`,
    },
  ) as (...scope: unknown[]) => void
  run(module, module.exports, load, half, path.dirname(half))
  return module.exports
}

function refuseHalf(exports: Record<string, unknown> | undefined): void {
  const { questions, draw } = (exports?.['remote'] ?? {}) as Record<string, unknown>
  if (typeof questions === 'function' && typeof draw === 'function') return
  throw new TrialError('its server half exports no `remote` with questions and draw')
}

/** What was thrown may come from another realm, or be no error at all. */
function clauseOf(error: unknown): string {
  const { name = 'Error', message = String(error) } = (error ?? {}) as Partial<Error>
  const [first = ''] = message.split('\n')
  return (error instanceof TrialError ? first : `${name}: ${first}`).slice(0, 500)
}
