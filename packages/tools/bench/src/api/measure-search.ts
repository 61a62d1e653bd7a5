import { brotliDecompressSync } from 'node:zlib'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { germanCities, randomFrom, searchOf, WIDE_SEARCHES, type WideSearch } from './city-searches.ts'
import type { Marketplace } from './open-marketplace.ts'
import { percentile } from './percentile.ts'

const agent = new Agent({ keepAlive: true })

interface Answer {
  status: number
  /** The raw body, possibly compressed. */
  bytes: Buffer
  headers: IncomingHttpHeaders
  /** From the call until the last byte, without decoding. */
  milliseconds: number
}

/** Posts JSON over a keep-alive connection, as a browser does. */
async function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: headersOf(body, headers) }, (coming) => {
      buffer(coming).then(
        (bytes) =>
          resolve({ status: coming.statusCode ?? 0, bytes, headers: coming.headers, milliseconds: 0 }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
  return { ...answer, milliseconds: performance.now() - startedAt }
}

function headersOf(body: string, headers: Record<string, string>): Record<string, string | number> {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'br, gzip',
    ...headers,
  }
}

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
  wide: Record<WideSearch, Times>
}

/** In milliseconds. */
export interface Times {
  p50: number
  p95: number
}

/** Enough requests for the code to be compiled; with fewer the interpreter would be measured. */
const WARM_UP = 300
const SEARCHES = 150
const [WIDE_WARM_UP, WIDE] = [20, 100]
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
    wide: {
      place: await measureWide(marketplace, 'place'),
      country: await measureWide(marketplace, 'country'),
      everything: await measureWide(marketplace, 'everything'),
    },
  }
}

/** Each search is made once: what is measured twice has been read into memory by the first. */
async function measureWide({ url }: Marketplace, kind: WideSearch): Promise<Times> {
  const random = randomFrom(SEED)
  const city = germanCities(random)
  const times: number[] = []
  for (let index = -WIDE_WARM_UP; index < WIDE; index += 1) {
    const body = JSON.stringify(WIDE_SEARCHES[kind](city(), random))
    const { milliseconds } = await search({ url, visitor: addressOf(WARM_UP + SEARCHES + index) }, body)
    if (index >= 0) times.push(milliseconds)
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
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
