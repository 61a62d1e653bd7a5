// The process that tries one version. What its code does to itself harms nothing else: it has no settings and no secrets.
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import vm, { compileFunction } from 'node:vm'
import type { RemoteModule } from '@domizil/shell-api'
import { standInShell } from '@domizil/shell-api/stand-in'
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'

// What waits for nothing would end it otherwise, with no word of why.
setInterval(() => undefined, 60_000)
// A rejection that nothing awaits ends no page.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', (error) => answer({ kind: 'failed', what: String(error).slice(0, 500) }))
// Without the registry nothing ends it.
process.once('disconnect', () => process.exit())
process.once('message', (wish: TrialWish) => void tryApps(wish).then(answer))

function answer(result: TrialResult): void {
  process.send?.(result, () => process.exit())
}

/** An app in its folder, as the process that tries it gets it. */
export interface TriedApp {
  /** The folder with the files of the version. */
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly entry: string
  /** The file of its server half; undefined without one. */
  readonly half: string | undefined
}

/** A version to try, and the host that it is tried in. */
export interface TrialWish {
  readonly host: TriedApp
  /** Undefined where the host itself is tried. */
  readonly remote: TriedApp | undefined
  /** The pages to mount. */
  readonly pages: readonly TriedPage[]
}

/** A page by its address, whose parameters have values. */
export interface TriedPage {
  readonly route: string
  readonly path: string
  readonly isSignedIn: boolean
}

/** What fails, as a clause; the route where it is a page. `ok` is the last message. */
export type TrialResult =
  | { readonly kind: 'ok' }
  | { readonly kind: 'failed'; readonly what: string; readonly route?: string }

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
async function tryApps({ host, remote, pages }: TrialWish): Promise<TrialResult> {
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
    { filename: `${name}/server.cjs` },
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

const ORIGIN = 'https://trial.invalid'

/** A page without a browser, into which the scripts of apps are loaded as the browser would. */
interface StandInPage {
  readonly window: DOMWindow
  /** Evaluates the entry of an app, and resolves with its exports. */
  load(app: TriedApp): Promise<Readonly<Record<string, unknown>>>
  addressOf(app: TriedApp): string
  /** What was thrown in the page and caught by nothing, since it was asked last. */
  uncaught(): unknown
}

/** Opens a page that can load the files of these apps. An import of any other address throws. */
function openPage(apps: readonly TriedApp[]): StandInPage {
  let thrown: unknown
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', ({ type, detail, cause }: Error & { type?: string; detail?: unknown }) => {
    if (type === 'unhandled exception') thrown ??= detail ?? cause
  })
  const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: `${ORIGIN}/`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  })
  addWhatIsMissing(dom.window)
  const run = moduleRunner(dom.getInternalVMContext(), apps)
  const addressOf = ({ name, version, entry }: TriedApp) => `${ORIGIN}/remotes/${name}/${version}/${entry}`

  return {
    window: dom.window,
    addressOf,
    load: (app) => run(addressOf(app)),
    uncaught() {
      const found = thrown
      thrown = undefined
      return found
    },
  }
}

/** Runs modules of the apps by their address, each once. */
function moduleRunner(context: vm.Context, apps: readonly TriedApp[]) {
  const modules = new Map<string, vm.SourceTextModule>()
  const running = new Map<string, Promise<Readonly<Record<string, unknown>>>>()

  function moduleAt(url: string): vm.SourceTextModule {
    const known = modules.get(url)
    if (known) return known
    const module = new vm.SourceTextModule(readFileSync(fileOf(url, apps), 'utf8'), {
      context,
      identifier: url,
      initializeImportMeta: (meta) =>
        Object.assign(meta, { url, resolve: (wanted: string) => new URL(wanted, url).href }),
      importModuleDynamically: async (wanted: string) => {
        await run(new URL(wanted, url).href)
        return moduleAt(new URL(wanted, url).href)
      },
    })
    modules.set(url, module)
    return module
  }

  async function runOnce(url: string): Promise<Readonly<Record<string, unknown>>> {
    const module = moduleAt(url)
    await module.link((wanted, from) => moduleAt(new URL(wanted, from.identifier).href))
    await module.evaluate()
    return module.namespace as Readonly<Record<string, unknown>>
  }

  function run(url: string): Promise<Readonly<Record<string, unknown>>> {
    const known = running.get(url) ?? runOnce(url)
    running.set(url, known)
    return known
  }
  return run
}

/** @throws {Error} for an address that is no file of the apps. */
function fileOf(url: string, apps: readonly TriedApp[]): string {
  const { origin, pathname } = new URL(url)
  const app = apps.find(({ name, version }) => pathname.startsWith(`/remotes/${name}/${version}/`))
  if (!app || origin !== ORIGIN) throw new Error(`${url} is no file of it`)
  return path.join(app.folder, pathname.slice(`/remotes/${app.name}/${app.version}/`.length))
}

/** What browsers have and jsdom lacks: there to be called, and never with an answer. */
function addWhatIsMissing(window: DOMWindow): void {
  const never = () => new Promise(() => undefined)
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): unknown[] {
      return []
    }
  }
  class Port extends window.EventTarget {
    postMessage(): void {}
    terminate(): void {}
    close(): void {}
  }
  const query = (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })
  Object.assign(window, {
    fetch: never,
    structuredClone,
    TextEncoder,
    TextDecoder,
    matchMedia: query,
    scrollTo() {},
    requestIdleCallback: () => 0,
    cancelIdleCallback() {},
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    PerformanceObserver: Observer,
    Worker: Port,
    BroadcastChannel: Port,
    CSS: { supports: () => true, escape: (text: string) => text },
  })
  const { HTMLCanvasElement, HTMLDialogElement, Element, MutationObserver, document } = window
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, show() {}, close() {} })
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    animate: () => ({ finished: never(), cancel() {}, addEventListener() {} }),
  })
  // Style sheets are not loaded, and scripts wait for them.
  const loaded = (node: Node) => node.nodeName === 'LINK' && node.dispatchEvent(new window.Event('load'))
  new MutationObserver((records) =>
    records.flatMap(({ addedNodes }) => [...addedNodes]).forEach(loaded),
  ).observe(document, { childList: true, subtree: true })
}
