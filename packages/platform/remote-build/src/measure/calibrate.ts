import type { Browser, CDPSession, Page, Request } from 'playwright-core'

/**
 * What the reference machine needs for the fixed piece of work, in milliseconds. It is about as fast as a phone: a quarter as
 * fast as the machine on which this was written. The number and the work never change: they are the unit of all budgets.
 */
export const REFERENCE_MS = 600

/** How long the fixed piece of work keeps the main thread of this machine's browser, in milliseconds. */
export async function calibrate(browser: Browser): Promise<number> {
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

/**
 * The work of a page that shows itself for the first time, in the browser: functions that run for the first time, elements,
 * styles and their layout, and data.
 */
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
export async function watchMainThread(page: Page) {
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
