// How many first views are drawn while all processors are busy and the process that draws stands still for 2 s every half minute.
// Linux alone tells which process that is.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Agent, get } from 'node:http'
import { judge, percentile } from './budgets.ts'
import { processorSeconds } from './processor-time.ts'
import { serveAlone } from './serve.ts'

/** What the first view of a page was: drawn, its frame alone, or neither. */
type View = 'drawn' | 'frame' | 'blank'

interface Visit {
  readonly view: View
  /** The milliseconds until the first byte. */
  readonly firstByteMs: number
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
const FLATS = 20

/** What visitors open: mostly lists and flats, in proportion. */
const PAGES = [
  '/',
  '/de',
  '/search',
  '/de/search',
  '/search?page=2',
  '/search?q=Berlin',
  '/de/search?q=Hamburg',
  '/es/search',
  '/imprint',
  ...Array.from({ length: FLATS }, (_, flat) => `/flat/${flat + 1}`),
]

/** Opens pages of the mixture at a steady rate, whether or not those before are answered. */
async function visit(url: string, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const agent = new Agent({ keepAlive: true })
  const visits: Promise<Visit>[] = []
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    visits.push(open(url + (PAGES[sent % PAGES.length] ?? '/'), agent, sent % 3 === 0 ? DESKTOP : PHONE))
    await new Promise((resolve) => setTimeout(resolve, 1_000 / perSecond))
  }

  const all = await Promise.all(visits)
  agent.destroy()
  return all
}

function open(address: string, agent: Agent, userAgent: string): Promise<Visit> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'user-agent': userAgent } }, (response) => {
      const firstByteMs = performance.now() - startedAt
      let html = ''
      response.setEncoding('utf8').on('data', (part: string) => (html += part))
      response.once('end', () => resolve({ view: viewOf(html), firstByteMs }))
    }).once('error', reject)
  })
}

function viewOf(html: string): View {
  if (html.includes('<div id="root" data-drawn=')) return 'drawn'
  return /<div id="root" data-frame>.*<(?:nav|header)[ >]/s.test(html) ? 'frame' : 'blank'
}

/** Keeps every processor busy until it is ended. */
function keepBusy(): () => void {
  const spinning = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => spinning.forEach((one) => one.kill('SIGKILL'))
}

/** Stops the process that draws for a while, again and again, until it is ended. */
function stopNowAndThen(pid: number, { forMs, everyMs }: { forMs: number; everyMs: number }): () => void {
  let stopped: number | undefined
  const stop = () => {
    stopped = rendererOf(pid)
    process.kill(stopped, 'SIGSTOP')
    setTimeout(resume, forMs)
  }
  const resume = () => {
    if (stopped !== undefined) process.kill(stopped, 'SIGCONT')
    stopped = undefined
  }
  const timers = [setTimeout(stop, everyMs / 6), setInterval(stop, everyMs)]

  return () => {
    timers.forEach(clearInterval)
    resume()
  }
}

/** The process that draws the pages of a site, as Linux lists it. */
function rendererOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const found = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('renderer-child'),
  )
  if (found === undefined) throw new Error('The site has no process that draws.')
  return found
}

const LOAD = { perSecond: 20, seconds: 60 }
const { url, pid, stop } = await serveAlone({ DRAW_PAGES: 'process' })

try {
  await visit(url, { ...LOAD, seconds: 5 })
  const quiet = await measure()
  const endings = [keepBusy(), stopNowAndThen(pid, { forMs: 2_000, everyMs: 30_000 })]
  const busy = await measure().finally(() => endings.forEach((end) => end()))
  judge('busy', { quiet, busy: { ...busy, 'times the quiet site': busy['95 %'] / quiet['95 %'] } })
} finally {
  await stop()
}

async function measure() {
  const before = processorSeconds(pid) ?? 0
  const visits = await visit(url, LOAD)
  const processorMs = (((processorSeconds(pid) ?? 0) - before) * 1_000) / visits.length
  const times = visits.map(({ firstByteMs }) => firstByteMs)

  return {
    visits: visits.length,
    'drawn %': (count(visits, 'drawn') / visits.length) * 100,
    frames: count(visits, 'frame'),
    blank: count(visits, 'blank'),
    'first byte, median ms': percentile(times, 50),
    '95 %': percentile(times, 95),
    'ms of processor a page': Number(processorMs.toFixed(1)),
  }
}

function count(visits: readonly Visit[], view: View): number {
  return visits.filter((one) => one.view === view).length
}
