import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../api/percentile.ts'
import type { Click } from './clicks.ts'
import type { ListSite } from './serve-lists.ts'

/** Times in milliseconds. */
export interface ClickFigures extends Click {
  readonly times: readonly number[]
  /** How much longer a visitor's page takes when it is asked for while the click is answered. */
  readonly added: readonly number[]
}

const TIMES = 5
/** A visitor comes while the click is being answered, sooner or later. */
const DELAYS_MS = [2, 8, 20, 40, 80]

/** Measures each click alone, and a visitor's page that is asked for while the click is answered. */
export async function measureClicks(site: ListSite, clicks: readonly Click[]): Promise<ClickFigures[]> {
  const visits: number[] = []
  for (let index = 0; index < 60; index += 1) visits.push(await visit(site))
  const alone = percentile(visits.slice(20), 50)

  const figures: ClickFigures[] = []
  for (const click of clicks) {
    await press(site, click)
    const times: number[] = []
    const added: number[] = []
    for (let index = 0; index < TIMES; index += 1) times.push(await press(site, click))
    for (const delay of DELAYS_MS) {
      const pressed = press(site, click)
      await wait(delay)
      added.push((await visit(site)) - alone)
      await pressed
    }
    figures.push({ ...click, times, added })
  }
  return figures
}

async function visit({ url, flatId }: ListSite): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/flat/${flatId}`, { headers: { 'x-forwarded-for': anyAddress() } })
  await answer.text()
  if (!answer.ok) throw new Error(`a visitor was answered with ${answer.status}`)
  return performance.now() - startedAt
}

/** Until the answer is complete; of a file until its first bytes, the others are left. */
async function press(
  { url, token }: ListSite,
  { list, query, locale, isFile = false }: Click,
): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/admin/api/${list}?${query}`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: isFile ? 'text/csv' : 'application/json',
      'accept-language': locale,
      'x-forwarded-for': anyAddress(),
    },
  })
  if (!answer.ok || !answer.body) throw new Error(`${list}?${query} was answered with ${answer.status}`)
  if (isFile) {
    const reader = answer.body.getReader()
    await reader.read()
    const milliseconds = performance.now() - startedAt
    await reader.cancel()
    return milliseconds
  }
  await answer.arrayBuffer()
  return performance.now() - startedAt
}

let visitors = 0

/** A single address would meet the rate limit. */
function anyAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}
