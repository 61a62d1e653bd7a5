import { brotliDecompressSync } from 'node:zlib'
import { germanCities, randomFrom, searchOf } from './flat-rows.ts'
import type { Marketplace } from './open-marketplace.ts'
import { percentile } from './percentile.ts'
import { post } from './post.ts'

/** All times in milliseconds. */
export interface SearchFigures {
  p50: number
  p95: number
  /** The same SQL over the same pool. */
  sqlP50: number
  sqlP95: number
  /** CPU time of the server's process, which includes the embedded database. */
  cpu: number
  meanFound: number
}

/** Enough requests for the code to be compiled; with fewer the interpreter would be measured. */
const WARM_UP = 300
const SEARCHES = 150
const SEED = 11

/**
 * Searches cities one after the other, each followed by its bare SQL, so that drift of the machine affects both. An
 * unmeasured run before loads the same pages into memory for both.
 */
export async function measureSearch(marketplace: Marketplace): Promise<SearchFigures> {
  const random = randomFrom(SEED)
  const city = germanCities(random)
  const [http, sql, cpu, found]: [number[], number[], number[], number[]] = [[], [], [], []]

  for (let index = -WARM_UP; index < SEARCHES; index += 1) {
    const visit = { url: marketplace.url, visitor: addressOf(index + WARM_UP) }
    const body = JSON.stringify(searchOf(city(), random))
    await search(visit, body)
    const { milliseconds, total } = await search(visit, body)
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

interface Visit {
  url: string
  /** The visitor's address: a single one would meet the rate limit. */
  visitor: string
}

async function search(
  { url, visitor }: Visit,
  body: string,
): Promise<{ milliseconds: number; total: number }> {
  const { status, bytes, headers, milliseconds } = await post(`${url}/api/flat/search/filter`, body, {
    'x-forwarded-for': visitor,
  })
  const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes
  const { total } = status === 200 ? (JSON.parse(text.toString()) as { total?: number }) : {}
  if (total === undefined) throw new Error(`a search was answered with ${status}`)
  return { milliseconds, total }
}

function addressOf(index: number): string {
  return `10.0.${index >> 8}.${index & 255}`
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
