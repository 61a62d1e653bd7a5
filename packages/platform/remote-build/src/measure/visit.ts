import type { Browser } from 'playwright-core'
import { watchMainThread } from './main-thread.ts'

/** A page of the shell, from which the visitor goes on to the remote; any address without a remote will do. */
const FIRST_PAGE = '/imprint'
const VIEW = { viewport: { width: 1280, height: 900 } }

/** A visit to a page of a remote. */
export interface Visit {
  readonly site: string
  readonly name: string
  /** Where the build is served on this machine. */
  readonly origin: string
  readonly path: string
  /** Cookies and storage of a visitor who is signed in, as Playwright saves them. */
  readonly state?: string | undefined
}

/** Where a visit begins, with the build in place of the served version. */
export function firstAddressOf({ site, name, origin }: Pick<Visit, 'site' | 'name' | 'origin'>): string {
  return `${site}${FIRST_PAGE}?remotes=${name}@${origin}`
}

/**
 * Opens a page of the site with empty caches, goes on to a page of the remote without loading again, and resolves with the
 * time that its main thread needs until it rests, in milliseconds of this machine. What the shell needed before is not in it.
 * @throws {Error} if the site shows another page.
 */
export async function visit(browser: Browser, { site, name, origin, path, state }: Visit): Promise<number> {
  const context = await browser.newContext({ ...VIEW, ...(state && { storageState: state }) })
  try {
    await context.grantPermissions(['local-network-access'], { origin: site })
    await context.addInitScript(saveData)
    const page = await context.newPage()
    const thread = await watchMainThread(page)
    await page.goto(firstAddressOf({ site, name, origin }))
    await thread.settled()

    const before = await thread.used()
    await page.evaluate(goTo, path)
    await thread.settled()
    const after = await thread.used()

    if (await page.evaluate(isShown, name)) return after - before
    const dev = `\`npm run dev -- --site ${site}\``
    throw new Error(`${site} does not show ${name} at ${path}: ${dev} and the banner of the page say why.`)
  } finally {
    await context.close()
  }
}

/** In the browser: for a visitor who saves data the shell loads nothing ahead, which would not be measured. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
}

/** In the browser: as a link of the shell does. */
function goTo(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** In the browser. */
function isShown(name: string): boolean {
  return document.querySelector(`[data-remote="${name}"] > *`) !== null
}
