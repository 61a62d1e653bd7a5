import { germanCities, randomFrom, searchOf } from './flat-rows.ts'
import type { Marketplace } from './open-marketplace.ts'
import { percentile } from './percentile.ts'

/** Milliseconds. */
export interface SearchFigures {
  p50: number
  p95: number
  /** The same SQL through the same pool. */
  sqlP50: number
  sqlP95: number
  /** Processor time of the server's process, with the database if that is in it. */
  cpu: number
  meanFound: number
}

const WARM_UP = 60
const SEARCHES = 150
const SEED = 11

/**
 * Searches cities one after the other, each right before its bare SQL, so that a machine that drifts drifts for both;
 * and once before both, so that both find the same pages in memory.
 */
export async function measureSearch(marketplace: Marketplace): Promise<SearchFigures> {
  const random = randomFrom(SEED)
  const city = germanCities(random)
  const [http, sql, cpu, found]: [number[], number[], number[], number[]] = [[], [], [], []]

  for (let index = -WARM_UP; index < SEARCHES; index += 1) {
    const body = JSON.stringify(searchOf(city(), random))
    await search(marketplace.url, body)
    const startedAt = performance.now()
    const total = await search(marketplace.url, body)
    const milliseconds = performance.now() - startedAt
    const { requestCpuMs, sqlMs } = await marketplace.cost()
    if (index < 0) continue

    http.push(milliseconds)
    sql.push(sqlMs)
    cpu.push(requestCpuMs)
    found.push(total)
  }

  return {
    p50: percentile(http, 50),
    p95: percentile(http, 95),
    sqlP50: percentile(sql, 50),
    sqlP95: percentile(sql, 95),
    cpu: mean(cpu),
    meanFound: mean(found),
  }
}

async function search(url: string, body: string): Promise<number> {
  const answer = await fetch(`${url}/api/flat/search/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { total } = (await answer.json()) as { total?: number }
  if (total === undefined) throw new Error(`a search was answered with ${answer.status}`)
  return total
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
