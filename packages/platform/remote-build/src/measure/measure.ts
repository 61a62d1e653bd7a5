import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { match, type Release } from '@domizil/federation'
import { hashOf } from '@domizil/federation/hash'
import { filesHash, RENDER_FILE, type RenderTimes, routesToMeasure } from '@domizil/federation/render-times'
import { parseRelease } from '@domizil/federation/schema'
import type { Browser, CDPSession, LaunchOptions, Page, Request } from 'playwright-core'
import { exampleOf, openPort, refuseSite, serveBuild } from '../serve-build.ts'

/** Rounds that count: one more comes before, with a cold browser. */
const ROUNDS = 7

/** Where and what is measured. */
interface MeasureOptions {
  /** The origin of a site whose visitors may choose versions. */
  readonly site: string
  /** Examples of pages with parameters or for people who are signed in, as in `/flat/1`. */
  readonly paths: readonly string[]
  /** A file with cookies and storage of a visitor who is signed in. */
  readonly state?: string | undefined
  readonly say: (line: string) => void
}

/**
 * Measures the pages of a build inside a site, and writes their render times into it: a fixed piece of work is measured before
 * and after each, and the relation counts. @throws {Error} if no page or browser is there, or the site does not show it.
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

/** Opens a browser of this machine, or the one that `CHROME_PATH` names. @throws {Error} that says what is missing. */
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
 * Goes from a page of the site to one of the remote, with empty caches and without loading again: the milliseconds that its
 * main thread needs until it rests. @throws {Error} if the site shows another page.
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
interface Place {
  readonly path: string
  readonly route: string
}

/** The pages that a team names, and whether it has named a visitor who is signed in. */
interface Examples {
  readonly paths: readonly string[]
  readonly isSignedIn: boolean
}

/** The pages that every visitor can open, and the examples. @throws {Error} if one is none of its pages, or there is none. */
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

/**
 * What the reference machine needs for the fixed piece of work, in milliseconds. It is about as fast as a phone: a quarter as
 * fast as the machine on which this was written. The number and the work never change: they are the unit of all budgets.
 */
const REFERENCE_MS = 600

/** How long the fixed piece of work keeps the main thread of this machine's browser, in milliseconds. */
async function calibrate(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const thread = await watchMainThread(page)
    await thread.settled()
    const before = await thread.used()
    await page.evaluate(fixedWork)
    await thread.settled()
    return (await thread.used()) - before
  } finally {
    await context.close()
  }
}

/** In the browser, the work of a page that shows itself first: new functions, elements, styles and their layout, data. */
function fixedWork(): number {
  const digits = Array.from({ length: 20 }, (_, at) => `(x % ${at + 2})`).join(' + ')
  for (let at = 0; at < 900; at += 1) {
    const script = document.createElement('script')
    script.textContent = `{ const x = ${at}, o = { a: x, b: [x, x + 1] }
      function run${at}(n) { let s = 0; for (let i = 0; i < n; i += 1) { s += (i * ${at} + o.b[i & 1]) % 7; o['p' + (i & 15)] = s } return s }
      o.last = run${at}(150) + ${digits} }`
    document.head.append(script)
  }

  let sum = 0
  const style = document.createElement('style')
  style.textContent = Array.from(
    { length: 300 },
    (_, at) => `.c${at} > .d${at % 7} { padding: ${at % 9}px; color: rgb(${at % 255}, 0, 0); display: flex }`,
  ).join('')
  const root = document.createElement('div')
  document.head.append(style)
  document.body.append(root)
  for (let round = 0; round < 18; round += 1) {
    for (let at = 0; at < 250; at += 1) {
      const outer = document.createElement('div')
      const inner = document.createElement('span')
      outer.className = `c${at}`
      inner.className = `d${at % 7}`
      inner.textContent = `Text number ${at} of ${round}, and a few words`
      outer.append(inner)
      root.append(outer)
    }
    sum += root.offsetHeight
  }

  const rows = Array.from({ length: 4000 }, (_, id) => ({ id, name: `name ${id}`, tags: [id % 3, id % 5] }))
  for (let round = 0; round < 9; round += 1) {
    const copies = JSON.parse(JSON.stringify(rows)) as typeof rows
    sum += copies
      .map((row) => ({ ...row, next: row.id * 2 }))
      .filter(({ next }) => next % 3)
      .toSorted((a, b) => b.next - a.next).length
  }
  return sum
}

const LOOK_MS = 250
/** Less than this between two looks is the browser's own work. */
const IDLE_MS = 20
/** The number of quiet looks in a row after which the page has settled. */
const QUIET_LOOKS = 4
/** A page that never rests is measured up to here. */
const LONGEST_MS = 15_000

/** Watches the main thread of a page from now on. */
async function watchMainThread(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const open = openRequests(page)
  const used = () => taskTime(session)

  return {
    /** How long the thread has run so far, in milliseconds of processor time: what else the machine does is not in it. */
    used,
    /** Resolves when the page has no open request and its thread is idle, or at the latest after 15 s. */
    settled: async (): Promise<void> => {
      const end = Date.now() + LONGEST_MS
      let last = await used()
      for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < end; ) {
        await page.waitForTimeout(LOOK_MS)
        const now = await used()
        quiet = open.size === 0 && now - last < IDLE_MS ? quiet + 1 : 0
        last = now
      }
    },
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}
