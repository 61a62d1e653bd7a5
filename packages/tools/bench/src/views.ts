// What changes when a drawn page is hydrated: nothing that was shown, at any width and with any user agent, and its page
// component renders twice at most. Counted, so that a busy machine says the same as a quiet one.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Figures, judge, overBudget } from './budgets.ts'
import { openBrowser } from './open-browser.ts'
import { serveAlone } from './serve.ts'
import { ROOT } from './paths.ts'
import { publishedFile, publishedText, sourceAt } from './sources.ts'

const PAGES = process.env['BENCH_PAGES']?.split(',') ?? [
  '/',
  '/de',
  '/es',
  '/search',
  '/de/search',
  '/es/search',
  '/flat/1',
  '/de/flat/2',
  '/es/flat/3',
]
const WIDTHS = [390, 768, 1024, 1440]
const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
}
const VISITS = PAGES.flatMap((page) =>
  WIDTHS.flatMap((width) =>
    Object.entries(AGENTS).map(([agent, userAgent]) => ({
      page,
      width,
      agent,
      userAgent,
    })),
  ),
)
const SETTLED_MS = 2_500
/** Until styles, font and first picture are there. */
const PAINTED_MS = 1_000

const own = process.env['BENCH_URL'] ? undefined : await serveAlone()
const site = process.env['BENCH_URL'] ?? own?.url ?? ''
const browser = await openBrowser()
try {
  const rows: Record<string, Figures> = {}
  for (const one of VISITS) {
    const { renders, changed } = await compare(site + one.page, one)
    const name = `${one.page} at ${one.width} (${one.agent})`
    for (const change of changed) overBudget(`${name}: ${change}`)
    rows[name] = { renders, changed: changed.length }
  }
  judge('views', rows)
} finally {
  await browser.close()
  await own?.stop()
}

interface Screen {
  readonly width: number
  readonly userAgent: string
}

async function compare(url: string, screen: Screen) {
  const drawn = await visit(screen, async (page) => {
    // They hang: a page whose scripts fail says so.
    await page.route(/\/remotes\/.*\.js$/, () => undefined)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector('#root[data-drawn] h1')
    await page.waitForTimeout(PAINTED_MS)
    return readShown(page)
  })
  const hydrated = await visit(screen, async (page) => {
    const renders = await countRenders(page)
    await page.goto(url, { waitUntil: 'load' })
    const isRemote = /\/(search|flat)/.test(url)
    await page.waitForFunction(
      (name) => performance.getEntriesByName(name).length > 0,
      `${isRemote ? 'remote' : 'shell'} ready`,
    )
    await page.waitForTimeout(SETTLED_MS)
    return { shown: await readShown(page), renders: await renders() }
  })
  return { renders: hydrated.renders, changed: differences(drawn, hydrated.shown) }
}

async function visit<T>({ width, userAgent }: Screen, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height: 850 },
    userAgent,
    reducedMotion: 'reduce',
    locale: 'en',
  })
  try {
    // The question about cookies moves the bars at the foot.
    await context.addInitScript(() => localStorage.setItem('domizil.cookies', 'declined'))
    return await run(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Counts the calls of page components from now on, by the browser's coverage; found by the maps beside the published files. */
async function countRenders(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const counts = result.flatMap(({ url, functions }) => {
      const file = /\/page-[^/]*\.js$/.test(url) ? publishedFile(url) : undefined
      return functions.flatMap(({ ranges: [range] }) =>
        file && range && isPageComponent(file, range.startOffset) ? range.count : [],
      )
    })
    return Math.max(0, ...counts)
  }
}

/** Whether the function that begins there is the component that its file exports. */
function isPageComponent(file: string, offset: number): boolean {
  const before = publishedText(file).slice(0, offset).split('\n')
  const { originalSource = '', originalLine = 0 } = sourceAt(
    file,
    before.length - 1,
    before.at(-1)?.length ?? 0,
  )
  if (!originalSource.endsWith('-page.tsx')) return false
  const [app = ''] = file.split('/')
  const source = readFileSync(path.resolve(ROOT, app, originalSource.replace(/^.*?(?=src\/)/, '')), 'utf8')
  return /^export function \w+Page\(/.test(source.split('\n')[originalLine] ?? '')
}

/** What is seen of an element: its words or picture, and its place. */
interface Shown {
  readonly what: string
  readonly place: string
}

/** The texts and pictures of a page that are on the first screen, in their order: what is below is laid out when it comes near. */
function readShown(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const limit = innerHeight
    const shown: { what: string; place: string }[] = []
    const placeOf = ({ left, top, width, height }: DOMRect) =>
      [left, top + scrollY, width, height].map((one) => Math.round(one)).join(' ')
    const isSeen = (element: Element, { width, height, top }: DOMRect) =>
      width > 1 && height > 1 && top < limit && element.checkVisibility({ visibilityProperty: true })

    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, 5)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      // Who visits is known in the browser alone, and changes the header.
      if (!element || element.closest('noscript, header')) continue
      if (node instanceof HTMLImageElement) {
        const rect = node.getBoundingClientRect()
        if (isSeen(node, rect))
          shown.push({ what: node.currentSrc.replace(/^.*?\/api/, '/api'), place: placeOf(rect) })
      } else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
        const font = `${fontFamily.split(',', 1)[0]} ${fontSize} ${fontWeight}`
        if (isSeen(element, rect))
          shown.push({ what: `${node.textContent.trim()} (${font})`, place: placeOf(rect) })
      }
    }
    return shown
  })
}

/** What the first view showed that the page shows no longer, or elsewhere. */
function differences(before: readonly Shown[], after: readonly Shown[]): string[] {
  return before.flatMap(({ what, place }) => {
    const same = after.filter((one) => one.what === what)
    if (same.some((one) => one.place === place)) return []
    const [moved] = same
    return [moved ? `${what} has moved from ${place} to ${moved.place}` : `${what} at ${place} is gone`]
  })
}
