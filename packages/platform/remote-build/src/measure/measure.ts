import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { match, type Release } from '@domizil/federation'
import { filesHash, RENDER_FILE, type RenderTimes, routesToMeasure } from '@domizil/federation/render-times'
import { parseRelease } from '@domizil/federation/schema'
import type { Browser, LaunchOptions } from 'playwright-core'
import { hashOf } from '@domizil/federation/hash'
import { openPort } from '../open-port.ts'
import { refuseSite } from '../refuse-site.ts'
import { serveBuild } from '../serve-build.ts'
import { calibrate, REFERENCE_MS, watchMainThread } from './calibrate.ts'
import { exampleOf } from '../example-of.ts'

/** Rounds that count: one more comes before, with a cold browser. */
const ROUNDS = 7

/** Where and what is measured. */
export interface MeasureOptions {
  /** The origin of a site whose visitors may choose versions. */
  readonly site: string
  /** Examples of pages with parameters or for people who are signed in, as in `/flat/1`. */
  readonly paths: readonly string[]
  /** A file with cookies and storage of a visitor who is signed in. */
  readonly state?: string | undefined
  readonly say: (line: string) => void
}

/**
 * Measures the pages of a build inside a site, writes their render times into the build, and resolves with them. Before and
 * after each visit a fixed piece of work is measured, and only the relation of the two counts: the times are those of a reference
 * machine.
 * @throws {Error} if there is no page to measure, no browser, or the site does not show the build.
 */
export async function measure(folder: string, options: MeasureOptions): Promise<RenderTimes['pages']> {
  const { site, paths, state, say } = options
  const release = readBuild(folder)
  const places = placesOf(release, { paths, isSignedIn: state !== undefined })
  const browser = await openBrowser()
  const { server, changed } = serveBuild(folder, site)
  try {
    changed()
    await openPort(server, 0)
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    await refuseSite(firstAddressOf({ site, name: release.name, origin }))
    say(
      `Measuring ${places.map((place) => place.path).join(', ')} at ${site}: about a minute for each page …`,
    )
    const pages = await measurePages(browser, places, { site, state, name: release.name, origin })
    writeRenderTimes(folder, {
      schemaVersion: 1,
      of: filesHash(release),
      measuredAt: new Date().toISOString(),
      browser: browser.version(),
      pages,
    })
    return pages
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

function readBuild(folder: string): Release {
  const file = join(folder, 'release.json')
  if (!existsSync(file)) throw new Error(`There is no build in ${folder}: \`npm run build\` makes one.`)
  return parseRelease(readFileSync(file, 'utf8'))
}

async function measurePages(
  browser: Browser,
  places: readonly Place[],
  visitor: Omit<Visit, 'path'>,
): Promise<RenderTimes['pages']> {
  const shares = places.map(() => [] as number[])
  for (let round = 0; round <= ROUNDS; round += 1) {
    let before = await calibrate(browser)
    for (const [at, place] of places.entries()) {
      const used = await visit(browser, { ...visitor, path: place.path })
      const after = await calibrate(browser)
      if (round > 0) shares[at]?.push((used * 2) / (before + after))
      before = after
    }
  }

  const pages: Record<string, number> = {}
  for (const [at, { route }] of places.entries()) {
    const time = Math.round(medianOf(shares[at] ?? []) * REFERENCE_MS)
    pages[route] = Math.max(time, pages[route] ?? 0)
  }
  return pages
}

function medianOf(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

/** Where a browser may be, the likeliest first: Playwright's own, an installed Chrome or Edge, a Chromium of the system. */
const PLACES: readonly LaunchOptions[] = [
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-browser' },
  { executablePath: '/snap/bin/chromium' },
]

/**
 * Opens a browser that is on this machine, or the one that `CHROME_PATH` names.
 * @throws {Error} that says in one sentence what is missing.
 */
async function openBrowser(named = process.env['CHROME_PATH']): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new Error('Measuring needs playwright-core: `npm install --save-dev playwright-core@1.65.1`.', {
      cause,
    })
  })
  if (named) {
    return chromium.launch({ executablePath: named }).catch((cause: unknown) => {
      throw new Error(`CHROME_PATH names ${named}, which does not start as a browser.`, { cause })
    })
  }
  for (const place of PLACES) {
    const browser = await chromium.launch(place).catch(() => undefined)
    if (browser) return browser
  }
  throw new Error(
    'Measuring needs a browser: install Chrome or Edge, run `npx playwright-core install chromium`, or name one in CHROME_PATH.',
  )
}

/** A page of the shell, from which the visitor goes on to the remote; any address without a remote will do. */
const FIRST_PAGE = '/imprint'
const VIEW = { viewport: { width: 1280, height: 900 } }

/** A visit to a page of a remote. */
interface Visit {
  readonly site: string
  readonly name: string
  /** Where the build is served on this machine. */
  readonly origin: string
  readonly path: string
  /** Cookies and storage of a visitor who is signed in, as Playwright saves them. */
  readonly state?: string | undefined
}

/** Where a visit begins, with the build in place of the served version. */
function firstAddressOf({ site, name, origin }: Pick<Visit, 'site' | 'name' | 'origin'>): string {
  return `${site}${FIRST_PAGE}?remotes=${name}@${origin}`
}

/**
 * Opens a page of the site with empty caches, goes on to a page of the remote without loading again, and resolves with the
 * time that its main thread needs until it rests, in milliseconds of this machine. What the shell needed before is not in it.
 * @throws {Error} if the site shows another page.
 */
async function visit(browser: Browser, { site, name, origin, path, state }: Visit): Promise<number> {
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

/** Writes render times into a build, and names them in its `release.json` as one of its files. */
export function writeRenderTimes(folder: string, times: RenderTimes): void {
  const place = join(folder, 'release.json')
  const text = `${JSON.stringify(times, null, 2)}\n`
  const release = JSON.parse(readFileSync(place, 'utf8')) as Release
  const files = { ...release.files, [RENDER_FILE]: hashOf(text) }

  writeFileSync(join(folder, RENDER_FILE), text)
  writeFileSync(place, `${JSON.stringify({ ...release, files }, null, 2)}\n`)
}

/** An address to open, and the route of the remote that answers it. */
export interface Place {
  readonly path: string
  readonly route: string
}

/** The pages that a team names, and whether it has named a visitor who is signed in. */
export interface Examples {
  readonly paths: readonly string[]
  readonly isSignedIn: boolean
}

/**
 * The pages of a release to measure: those that every visitor can open, and the examples of others.
 * @throws {Error} if an example is none of its pages or asks for an account that is not there, there is nothing to measure, or
 * it is the shell.
 */
export function placesOf({ name, kind, routes }: Release, { paths, isSignedIn }: Examples): Place[] {
  if (kind === 'host') throw new Error(`${name} is the shell: only the pages of remotes are measured.`)
  const open = routesToMeasure({ routes }).map(({ path }) => ({ path, route: path }))
  const named = paths.map((path) => {
    const { route } = match(path.split(/[?#]/, 1)[0] ?? '', routes) ?? {}
    if (!route) throw new Error(`${path} is no page of ${name}.`)
    if (route.access === 'open' || isSignedIn) return { path, route: route.path }
    throw new Error(`${path} is for people who are signed in: --state names the file with their cookies.`)
  })
  if (open.length + named.length > 0) return [...open, ...named]

  throw new Error(
    `All pages of ${name} have parameters, or are for people who are signed in: name one with --page, as in --page ${exampleOf(routes)}, and for those --state.`,
  )
}
