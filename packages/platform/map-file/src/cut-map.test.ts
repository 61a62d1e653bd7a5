// proves 16.63
import { mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { runCutCommand } from './cut-command.ts'
import { openMapFile } from './open-map-file.ts'
import { aTown } from './town/index.ts'

const TOWN = aTown({ lng: 10.2, lat: 50.1 })
/** The tile of the middle at zoom 14. */
const [X, Y] = [8656, 5549]
const MIDDLE = '10.19,50.095,10.21,50.105'
let folder: string
let source: string
let out: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-cut-'))
  source = path.join(folder, 'world.pmtiles')
  out = path.join(folder, 'city.pmtiles')
  writeFileSync(source, TOWN)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function cut(...args: string[]) {
  const said: string[] = []
  const code = await runCutCommand(args, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

async function tileOf(file: string, z: number, x: number, y: number) {
  const map = await openMapFile(file)
  const tile = await map.tile(z, x, y)
  await map.close()
  return tile && Buffer.from(tile)
}

test('a cut region has exactly the tiles of its area', async () => {
  const { code } = await cut(source, out, '--bbox', MIDDLE)

  expect(code).toBe(0)
  expect(await tileOf(out, 14, X, Y)).toEqual(await tileOf(source, 14, X, Y))
  expect(await tileOf(source, 14, X - 2, Y)).toBeDefined()
  expect(await tileOf(out, 14, X - 2, Y)).toBeUndefined()
})

test('a cut region ends at the given zoom', async () => {
  await cut(source, out, '--bbox', MIDDLE, '--maxzoom', '12')

  const map = await openMapFile(out)

  expect(map.maxZoom).toBe(12)
  await map.close()
})

test('a region is cut from a remote archive by range requests', async () => {
  let served = 0
  const server = createServer(({ headers }, response) => {
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
    const part = TOWN.subarray(Number(from), Number(to) + 1)
    served += part.length
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${TOWN.length}` }).end(part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const { code } = await cut(`http://127.0.0.1:${port}/world.pmtiles`, out, '--bbox', MIDDLE)
  await new Promise((resolve) => server.close(resolve))

  expect(code).toBe(0)
  expect(await tileOf(out, 14, X, Y)).toEqual(await tileOf(source, 14, X, Y))
  expect(served).toBeGreaterThan(0)
})

test.each([
  ['no region', []],
  ['a region that ends before it begins', ['--bbox', '10.3,50,10.1,51']],
  ['three numbers', ['--bbox', '10,50,11']],
  ['a zoom that is no number', ['--bbox', MIDDLE, '--maxzoom', 'x']],
])('called with %s the command prints its usage', async (_, args) => {
  const { code, said } = await cut(source, out, ...args)

  expect(code).toBe(2)
  expect(said).toContain('--bbox')
})

test('cutting a region without tiles leaves no file', async () => {
  const { code, said } = await cut(source, out, '--bbox', '100,10,101,11')

  expect(code).toBe(1)
  expect(said).toContain('no tiles in this region')
  expect(existsSync(out)).toBe(false)
})
