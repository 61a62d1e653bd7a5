import type { CDPSession, Page, Request } from 'playwright-core'

const LOOK_MS = 250
/** Less than this between two looks is the browser's own work. */
const IDLE_MS = 20
/** The number of quiet looks in a row after which the page has settled. */
const QUIET_LOOKS = 4
/** A page that never rests is measured up to here. */
const LONGEST_MS = 15_000

/** The work of a page's main thread. */
export interface MainThread {
  /** How long the thread has run so far, in milliseconds of processor time: what else the machine does is not in it. */
  used(): Promise<number>
  /** Resolves when the page has no open request and its thread is idle, or at the latest after 15 s. */
  settled(): Promise<void>
}

/** Watches the main thread of a page from now on. */
export async function watchMainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const open = openRequests(page)
  const used = () => taskTime(session)

  return {
    used,
    settled: async () => {
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
