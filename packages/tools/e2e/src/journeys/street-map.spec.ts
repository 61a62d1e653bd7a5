// proves 16.61, 16.62
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aTown } from '@domizil/map-file/town'
import type { Page } from '@playwright/test'
import { AT_SECOND_INSTANCE } from '../fixtures/watch-page.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { createSecondInstance, type Instance } from '../instance.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchMap } from '../pages/search-map.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES
const BERLIN = { lng: 13.4, lat: 52.52 }
/** The town of the file covers this part of Berlin. */
const IN_TOWN = '?bounds=52.54,13.43,52.50,13.37'
const OUTSIDE = '?bounds=48.20,11.60,48.10,11.50'

/** Pages of an instance whose map has the streets of a town made for tests. */
const test = base.extend<object, { streetSite: Instance }>({
  streetSite: [
    async ({ browserName: _browserName }, run, { project }) => {
      const folder = mkdtempSync(join(tmpdir(), 'domizil-streets-'))
      const MAP_FILE = join(folder, 'town.pmtiles')
      writeFileSync(MAP_FILE, aTown(BERLIN))
      const site = createSecondInstance(project.use.baseURL ?? '', { MAP_FILE })
      await run(site)
      await site.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ streetSite }, run) => {
    await run(await streetSite.url())
  },
})
// One worker, and thus one instance: starting it takes longer than a journey.
test.describe.configure({ mode: 'default' })
test.use({ allowed: AT_SECOND_INSTANCE })

/** The tiles that a page asks for. */
function tilesOf(page: Page): string[] {
  const tiles: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/map/')) tiles.push(request.url())
  })
  return tiles
}

test('the street map is drawn from tiles of the site, without the label “Simplified map”', {
  tag: '@one-size',
}, async ({ page }) => {
  const tile = page.waitForResponse(/\/map\/[0-9a-f]{16}\/\d+\/\d+\/\d+\.mvt$/)
  const map = new SearchMap(page, en)
  await new SearchPage(page, en).open(IN_TOWN)
  await map.show()

  const answer = await tile

  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('immutable')
  await expect(map.attributions).toContainText('© OpenStreetMap')
  await expect(map.attributions).not.toContainText('Simplified map')
})

test('outside of its area the street map is replaced by the simplified map', { tag: '@one-size' }, async ({
  page,
}) => {
  const map = new SearchMap(page, en)
  await new SearchPage(page, en).open(OUTSIDE)
  await map.show()

  await expect(map.attributions).toContainText('Simplified map')
})

test('a page without a map loads no tiles', { tag: '@one-size' }, async ({ page }) => {
  const tiles = tilesOf(page)

  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(tiles).toEqual([])
})

test.describe('a street map whose tiles fail', () => {
  test.use({
    allowed: {
      messages: [...AT_SECOND_INSTANCE.messages, /503/],
      failures: [...AT_SECOND_INSTANCE.failures, /\/map\//],
    },
  })

  test('is replaced by the simplified map', { tag: '@one-size' }, async ({ page }) => {
    const map = new SearchMap(page, en)
    await page.route('**/map/**', (route) => route.fulfill({ status: 503 }))
    await new SearchPage(page, en).open(IN_TOWN)
    await map.show()

    await expect(map.attributions).toContainText('Simplified map')
    await expect(map.pins.or(map.clusters).first()).toBeVisible()
  })
})
