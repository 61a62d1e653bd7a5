import { Agent, get } from 'node:http'

/** What the first view of a page was: drawn, its frame alone, or neither. */
export type View = 'drawn' | 'frame' | 'blank'

export interface Visit {
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
export async function visit(url: string, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const agent = new Agent({ keepAlive: true })
  const visits: Promise<Visit>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    visits.push(open(url + (PAGES[count % PAGES.length] ?? '/'), agent, count % 3 === 0 ? DESKTOP : PHONE))
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
