// First visits over a slow connection with empty caches: beside the same page without any script, which no page can be faster
// than, and beside the same sources as one bundle.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Figures, judge, percentile } from './budgets.ts'
import { openBrowser } from './open-browser.ts'
import { buildBaseline } from './pages/build-baseline.ts'
import { measurePage, type Visit } from './pages/measure-page.ts'
import { serveWithoutScripts } from './pages/without-scripts.ts'
import { serve, serveAlone } from './serve.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const BUNDLE_PORT = 8392
const PAGES = [
  { path: '/', selector: 'main article', mark: 'shell ready' },
  { path: '/search', selector: 'main article', mark: 'remote ready' },
  { path: '/flat/1', selector: 'main h1', mark: 'remote ready' },
] as const

const folder = await mkdtemp(path.join(tmpdir(), 'domizil-bench-'))
const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
try {
  console.log('Building the same sources as one bundle …')
  const REGISTRY_FOLDER = await buildBaseline(folder)
  const ours = await serveAlone()
  closing.push(ours.stop)
  const { url } = ours
  const bundle = await serve(BUNDLE_PORT, { REGISTRY_FOLDER, API_URL: url, IDENTITY_URL: url })
  closing.push(bundle.stop)
  const floor = await serveWithoutScripts(url)
  closing.push(floor.stop)
  const browser = await openBrowser()
  closing.push(() => browser.close())

  const rows: Record<string, Figures> = {}
  for (const page of PAGES) {
    const visits: Record<'ours' | 'bundle' | 'floor', Visit[]> = { ours: [], bundle: [], floor: [] }
    // In turn, so that drift of the machine affects all of them.
    for (let run = 0; run < RUNS; run += 1) {
      visits.ours.push(await measurePage(browser, ours.url + page.path, page))
      visits.bundle.push(await measurePage(browser, bundle.url + page.path, page))
      visits.floor.push(await measurePage(browser, floor.url + page.path, { ...page, mark: undefined }))
    }
    rows[page.path] = compare(medians(visits.ours), medians(visits.bundle), medians(visits.floor))
  }
  judge('pages', rows)
} finally {
  for (const close of closing.toReversed()) await close()
}

function medians(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) =>
    percentile(
      visits.map((visit) => visit[name]),
      50,
    )
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    card: middle('card'),
    alive: middle('alive'),
  }
}

function compare(ours: Visit, bundle: Visit, floor: Visit): Figures {
  const times = (name: keyof Visit, other: Visit) => Number((ours[name] / other[name]).toFixed(2))
  return {
    ...ours,
    'first paint by the floor': times('firstPaint', floor),
    'largest paint by the floor': times('largestPaint', floor),
    'first card by one bundle': times('card', bundle),
    'alive by one bundle': times('alive', bundle),
  }
}
