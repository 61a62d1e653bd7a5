import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import type { TriedApp } from './trial-messages.ts'

const ORIGIN = 'https://trial.invalid'

/** A page without a browser, into which the scripts of apps are loaded as the browser would. */
export interface StandInPage {
  readonly window: DOMWindow
  /** Evaluates the entry of an app, and resolves with its exports. */
  load(app: TriedApp): Promise<Readonly<Record<string, unknown>>>
  addressOf(app: TriedApp): string
  /** What was thrown in the page and caught by nothing, since it was asked last. */
  uncaught(): unknown
}

/** Opens a page that can load the files of these apps. An import of any other address throws. */
export function openPage(apps: readonly TriedApp[]): StandInPage {
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
