// What changes when a drawn page is hydrated: nothing that was shown, at any width and with any user agent, and its page
// component renders twice at most. Counted, so that a busy machine says the same as a quiet one.
import type { Page } from '@playwright/test'
import { type Figures, judge, overBudget } from './budgets.ts'
import { openBrowser } from './open-browser.ts'
import { serveAlone } from './serve.ts'
import { countRenders } from './views/count-renders.ts'
import { differences, readShown } from './views/shown.ts'

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
