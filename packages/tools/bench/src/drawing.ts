// Benchmarks of drawing on the server: processor time of a page, memory of a set of versions, pages from the cache.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRenderer, type Half, type Renderer, type VersionSet } from '@domizil/renderer'
import { ask } from './ask.ts'
import { type Figures, judge, percentile } from './budgets.ts'
import { ROOT } from './paths.ts'
import { processorSeconds } from './processor-time.ts'
import { serveAlone } from './serve.ts'

const PAGES = { '/': undefined, '/search': 'mf-search', '/flat/1': 'mf-flat' }
const [WARM_UP, RUNS, CACHED] = [40, 100, 400]
const PATIENT = { taskMs: 10_000, startMs: 30_000, megabytes: 512 }
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile'

const { url, pid, stop } = await serveAlone()
try {
  // The first thread of a process loads what all share: it is no part of a set.
  await measureMemory('/', await fetchDrawn('/', undefined))
  const rows: Record<string, Figures> = {}
  for (const [page, remote] of Object.entries(PAGES)) {
    const drawn = await fetchDrawn(page, remote)
    rows[page] = {
      'MB of a set': await measureMemory(page, drawn),
      'ms to draw': await measureDrawing(page, drawn),
      'cached pages a second': await measureCached(page),
    }
  }
  judge('drawing', rows)
} finally {
  await stop()
}

/** What a page of the product was drawn with: enough to draw it again without a backend. */
interface DrawnPage {
  readonly set: VersionSet
  readonly facts: { readonly drawnOn: string }
  readonly answers: Readonly<Record<string, unknown>>
}

interface App {
  readonly name: string
  readonly version: string
}

/** Asks for a page until it comes drawn; the first visitors of a version may come before its halves are loaded. */
async function fetchDrawn(page: string, remote: string | undefined): Promise<DrawnPage> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const html = await (await fetch(url + page, { headers: { 'user-agent': PHONE } })).text()
    const facts = jsonOf<{ drawnOn?: string; shell: App; parts: { remotes: App[] } }>(html, 'page-facts')
    const answers = jsonOf<DrawnPage['answers']>(html, 'first-answers')
    if (facts?.drawnOn && answers) {
      const guest = facts.parts.remotes.find(({ name }) => name === remote)
      const set = { shell: halfOf(facts.shell), remote: guest && halfOf(guest) }
      return { set, facts: { ...facts, drawnOn: facts.drawnOn }, answers }
    }
    await wait(200)
  }
  throw new Error(`${page} was never drawn`)
}

function jsonOf<T>(html: string, id: string): T | undefined {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

function halfOf({ name, version }: App): Half {
  const folder = path.resolve(ROOT, process.env['REGISTRY_FOLDER'] || '.domizil/registry', name, version)
  const { server, files } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    server: { entry: string }
    files: Record<string, string>
  }
  return { name, version, file: path.join(folder, server.entry), hash: files[server.entry] ?? '' }
}

/** A renderer that ends the benchmark with the failure of a half, instead of leaving its pages to a browser. */
function openRenderer(): Renderer {
  return createRenderer({
    onFailure: ({ part, reason }) => {
      throw new Error(`${part.name} ${part.version} cannot draw: ${reason}`)
    },
    limits: PATIENT,
  })
}

/** Draws a page with its answers at hand. */
async function drawOnce(renderer: Renderer, page: string, { set, facts, answers }: DrawnPage): Promise<void> {
  const request = { path: page, search: '', width: 412, day: facts.drawnOn, facts }
  const drawn = await renderer.draw(set, request, async () => answers)
  if (typeof drawn !== 'object') throw new Error(`${page} was not drawn: ${drawn ?? 'no half draws it'}`)
}

/** The processor time of one drawing of a warm thread: the median. */
async function measureDrawing(page: string, drawn: DrawnPage): Promise<number> {
  const renderer = openRenderer()
  const times: number[] = []
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const before = process.cpuUsage()
    await drawOnce(renderer, page, drawn)
    const { user, system } = process.cpuUsage(before)
    if (run >= 0) times.push((user + system) / 1_000)
  }
  await renderer.close()
  return percentile(times, 50)
}

/** How much a set of versions adds to the resident memory of the process once it has drawn. */
async function measureMemory(page: string, drawn: DrawnPage): Promise<number> {
  const renderer = openRenderer()
  const before = process.memoryUsage().rss
  await drawOnce(renderer, page, drawn)
  const after = process.memoryUsage().rss
  await renderer.close()
  return Math.round((after - before) / 1024 / 1024)
}

/** Pages that the process answers from its cache, compressed, in one second of processor time. */
async function measureCached(page: string): Promise<number | undefined> {
  const requests = [{ path: page, headers: { 'accept-encoding': 'br', 'user-agent': 'Mobile' } }]
  await ask(url, requests, { amount: 4 })
  const before = processorSeconds(pid)
  await ask(url, requests, { amount: CACHED, connections: 4 })
  const after = processorSeconds(pid)
  return before === undefined || after === undefined ? undefined : Math.round(CACHED / (after - before))
}
