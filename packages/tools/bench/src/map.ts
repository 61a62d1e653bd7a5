// Benchmarks of the map: the time from the end of a pan to the new list among 100,000 flats, and the input delay and
// frame rate while a map with 500 prices is dragged. All over a round trip of 100 ms.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@domizil/database'
import { addPictures } from './api/add-pictures.ts'
import { createDatabase } from './api/create-database.ts'
import { fillFlats } from './api/fill-flats.ts'
import { startLocalPostgres } from './api/local-postgres.ts'
import { serve } from './serve.ts'
import { measureDrags } from './measure-drags.ts'
import { measurePans } from './measure-pans.ts'
import { openBrowser } from './open-browser.ts'
import { ROOT } from './paths.ts'

const PORT = 8393

interface MapSite {
  readonly url: string
  /** Which database it runs on. */
  readonly database: 'postgres' | 'embedded'
  stop(): Promise<void>
}

/**
 * Starts the product with `flats` flats besides the demo's on a temporary database: PostgreSQL if there is one
 * (`DATABASE_URL` or an installed one), else the embedded one, which takes some minutes to fill.
 */
async function openMapSite(folder: string, flats: number): Promise<MapSite> {
  const local = process.env['DATABASE_URL'] ? undefined : await startLocalPostgres()
  const server = process.env['DATABASE_URL'] ?? local?.url
  const database = server ? await createDatabase(server) : undefined
  const close = async () => {
    await database?.drop()
    await local?.stop()
  }
  const env = { DATA_FOLDER: folder, ...(database && { DATABASE_URL: database.url }) }

  try {
    // The first start creates the schema and copies the pictures.
    const first = await serve(PORT, { ...env, DEMO_DATA: 'on' })
    await first.stop()
    await fill(database ? { url: database.url } : { folder: path.join(folder, 'postgres') }, flats)

    const { url, stop } = await serve(PORT, { ...env, DEMO_DATA: 'off' })
    return {
      url,
      database: database ? 'postgres' : 'embedded',
      stop: async () => {
        await stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(place: Parameters<typeof openDatabase>[0], flats: number): Promise<void> {
  const { pool, close } = await openDatabase(place)
  try {
    await fillFlats(pool, flats)
    await addPictures(pool)
  } finally {
    await close()
  }
}

interface Budget {
  readonly flats: number
  readonly maxPanToListMs: number
  readonly maxInteractionMs: number
}

const { map: budget } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as {
  map: Budget
}
/** Fewer flats make a quick trial run: BENCH_MAP_FLATS=5000. */
const FLATS = Number(process.env['BENCH_MAP_FLATS'] ?? budget.flats)
const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-map-'))

try {
  console.log(`Listing ${FLATS} flats …`)
  const site = await openMapSite(path.join(work, 'data'), FLATS)
  try {
    await measure(site.url, `${FLATS} flats on ${site.database}`)
  } finally {
    await site.stop()
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function measure(url: string, place: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const pans = await measurePans(browser, url)
    const drags = await measureDrags(browser, url)
    const rows = [
      {
        what: `pan to new list, ${place}, median ms`,
        measured: medianOf(pans),
        allowed: budget.maxPanToListMs,
      },
      {
        what: 'interaction to next paint with 500 pins, worst ms',
        measured: Math.max(...drags.interactions),
        allowed: budget.maxInteractionMs,
      },
      { what: 'longest picture while dragging, ms', measured: drags.longestFrame, allowed: null },
    ]
    console.table(rows)
    process.exitCode = rows.some(({ measured, allowed }) => allowed !== null && measured > allowed) ? 1 : 0
  } finally {
    await browser.close()
  }
}

function medianOf(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0)
}
