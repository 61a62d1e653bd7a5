// proves 16.61
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openMapFile } from './open-map-file.ts'
import { aTown } from './town/index.ts'

const TOWN = aTown({ lng: 10.2, lat: 50.1 })
/** The tile of the middle at zoom 14. */
const [X, Y] = [8656, 5549]
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-map-'))
  file = path.join(folder, 'town.pmtiles')
  writeFileSync(file, TOWN)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('an opened map knows its area and zoom levels', async () => {
  const map = await openMapFile(file)

  expect(map).toMatchObject({ minZoom: 8, maxZoom: 14 })
  expect(map.bounds.west).toBeCloseTo(10.14)
  await map.close()
})

test('a tile is returned compressed, as it is stored', async () => {
  const map = await openMapFile(file)

  const tile = await map.tile(14, X, Y)

  expect(gunzipSync(tile ?? '').toString('latin1')).toContain('Hauptbahnhof')
  await map.close()
})

test.each([
  ['below the lowest zoom', 7, 0, 0],
  ['above the highest zoom', 15, 0, 0],
  ['beyond the east of the earth', 8, 256, 0],
  ['beyond the south of the earth', 8, 0, 256],
  ['where the map has none', 14, 0, 0],
])('the map returns no tile %s', async (_, z, x, y) => {
  const map = await openMapFile(file)

  expect(await map.tile(z, x, y)).toBeUndefined()
  await map.close()
})

test('the fingerprint changes with the file', async () => {
  const one = await openMapFile(file)
  const before = one.fingerprint
  await one.close()

  writeFileSync(file, aTown({ lng: 9, lat: 50.1 }))
  const other = await openMapFile(file)

  expect(other.fingerprint).not.toBe(before)
  await other.close()
})

test('an open map whose file is overwritten refuses to read tiles', async () => {
  const map = await openMapFile(file)

  writeFileSync(file, Buffer.alloc(TOWN.length + 1))

  await expect(map.tile(14, X, Y)).rejects.toThrow('changed')
  await map.close()
})

test.each<[string, Buffer, string]>([
  ['an empty file', Buffer.alloc(0), 'not a PMTiles archive'],
  ['another kind of file', Buffer.from('<html>'.repeat(100)), 'not a PMTiles archive'],
  ['half a file', TOWN.subarray(0, 140), 'end of file'],
  ['a map of pictures', changed(99, 2), 'pictures'],
  ['tiles without gzip', changed(98, 1), 'gzip'],
  ['metadata as large as the memory', changed(37, 1), 'at once'],
])('%s is refused with a reason', async (_, bytes, reason) => {
  writeFileSync(file, bytes)

  await expect(openMapFile(file)).rejects.toThrow(reason)
})

test('opening a missing map file fails', async () => {
  await expect(openMapFile(path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})

/** The town with one changed byte. */
function changed(at: number, value: number): Buffer {
  const copy = Buffer.from(TOWN)
  copy[at] = value
  return copy
}
