// proves 16.61
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type MapFile, openMapFile } from '@domizil/map-file'
import { aTown } from '@domizil/map-file/town'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aSite } from '../testing/a-site.ts'
import type { Site } from '../testing/site.ts'

const MIDDLE = '14/8656/5549'
let folder: string
let map: MapFile
let site: Site
const tile = (place: string, headers?: Record<string, string>) =>
  site.get(`/map/${map.fingerprint}/${place}.mvt`, headers)

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-tiles-'))
  writeFileSync(path.join(folder, 'town.pmtiles'), aTown({ lng: 10.2, lat: 50.1 }))
  map = await openMapFile(path.join(folder, 'town.pmtiles'))
  site = await aSite({ map })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a tile is sent compressed as stored, and cached as immutable', async () => {
  const { status, headers } = await tile(MIDDLE, { 'accept-encoding': 'gzip, br' })

  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
})

test.each(['', 'br', 'gzip;q=0'])('a client that accepts "%s" gets a tile uncompressed', async (accepted) => {
  const { headers, text } = await tile(MIDDLE, { 'accept-encoding': accepted })

  expect(headers['content-encoding']).toBeUndefined()
  expect(text).toContain('Hauptbahnhof')
})

test('an empty tile is answered with 204', async () => {
  const { status, text } = await tile('14/0/0')

  expect([status, text]).toEqual([204, ''])
})

test.each(['14/16384/0', '3/0/8', '23/0/0'])(
  'the tile %s, which cannot exist, is answered with 404',
  async (place) => {
    const { status } = await tile(place)

    expect(status).toBe(404)
  },
)

test.each([
  '/map/0123456789abcdef/14/8656/5549.mvt',
  '/map/../../etc/passwd',
  '/map/town.pmtiles',
  `/map/x/-1/0/0.mvt`,
])('%s, which is no tile, is answered with 404', async (address) => {
  const { status } = await site.get(address)

  expect(status).toBe(404)
})

test('a tile accepts only reads', async () => {
  const { status } = await site.ask('POST', `/map/${map.fingerprint}/${MIDDLE}.mvt`)

  expect(status).toBe(405)
})

test('an unreadable map file is logged once, and its answers are not cached', async () => {
  const other = await aSite({
    map: { ...map, tile: () => Promise.reject(new Error('it was changed')), close: async () => undefined },
  })

  const answers = await Promise.all(
    [MIDDLE, '8/0/0'].map((place) => other.get(`/map/${map.fingerprint}/${place}.mvt`)),
  )
  await other.close()

  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
  expect(other.log.filter((line) => line.includes('street map'))).toEqual([
    'the street map cannot be read: it was changed',
  ])
})
