import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { filesHash, type RenderTimes } from '@domizil/federation/render-times'
import { parseRelease } from '@domizil/federation/schema'
import type { Browser } from 'playwright-core'
import { openPort } from '../open-port.ts'
import { refuseSite } from '../refuse-site.ts'
import { serveBuild } from '../serve-build.ts'
import { calibrate, REFERENCE_MS } from './calibrate.ts'
import { openBrowser } from './open-browser.ts'
import { type Place, placesOf } from './places.ts'
import { firstAddressOf, type Visit, visit } from './visit.ts'
import { writeRenderTimes } from './write-render-times.ts'

/** Rounds that count: one more comes before, with a cold browser. */
const ROUNDS = 7

/** Where and what is measured. */
export interface MeasureOptions {
  /** The origin of a site whose visitors may choose versions. */
  readonly site: string
  /** Examples of pages with parameters or for people who are signed in, as in `/flat/1`. */
  readonly paths: readonly string[]
  /** A file with cookies and storage of a visitor who is signed in. */
  readonly state?: string | undefined
  readonly say: (line: string) => void
}

/**
 * Measures the pages of a build inside a site, writes their render times into the build, and resolves with them. Before and
 * after each visit a fixed piece of work is measured, and only the relation of the two counts: the times are those of a reference
 * machine.
 * @throws {Error} if there is no page to measure, no browser, or the site does not show the build.
 */
export async function measure(folder: string, options: MeasureOptions): Promise<RenderTimes['pages']> {
  const { site, paths, state, say } = options
  const release = readBuild(folder)
  const places = placesOf(release, { paths, isSignedIn: state !== undefined })
  const browser = await openBrowser()
  const { server, changed } = serveBuild(folder, site)
  try {
    changed()
    await openPort(server, 0)
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    await refuseSite(firstAddressOf({ site, name: release.name, origin }))
    say(
      `Measuring ${places.map((place) => place.path).join(', ')} at ${site}: about a minute for each page …`,
    )
    const pages = await measurePages(browser, places, { site, state, name: release.name, origin })
    writeRenderTimes(folder, {
      schemaVersion: 1,
      of: filesHash(release),
      measuredAt: new Date().toISOString(),
      browser: browser.version(),
      pages,
    })
    return pages
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

function readBuild(folder: string): Release {
  const file = path.join(folder, 'release.json')
  if (!existsSync(file)) throw new Error(`There is no build in ${folder}: \`npm run build\` makes one.`)
  return parseRelease(readFileSync(file, 'utf8'))
}

async function measurePages(
  browser: Browser,
  places: readonly Place[],
  visitor: Omit<Visit, 'path'>,
): Promise<RenderTimes['pages']> {
  const shares = places.map(() => [] as number[])
  for (let round = 0; round <= ROUNDS; round += 1) {
    let before = await calibrate(browser)
    for (const [at, place] of places.entries()) {
      const used = await visit(browser, { ...visitor, path: place.path })
      const after = await calibrate(browser)
      if (round > 0) shares[at]?.push((used * 2) / (before + after))
      before = after
    }
  }

  const pages: Record<string, number> = {}
  for (const [at, { route }] of places.entries()) {
    const time = Math.round(medianOf(shares[at] ?? []) * REFERENCE_MS)
    pages[route] = Math.max(time, pages[route] ?? 0)
  }
  return pages
}

function medianOf(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}
