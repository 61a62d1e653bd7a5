import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { expect, test } from '@jest/globals'
import { fillFolder } from '../testing.ts'

/**
 * The version whose internals the names below were read from. For another one: verify them, run the tests here, then
 * change this.
 */
const READ_FOR = '0.5.16'

test('the installed PGlite is the version that our access to its internals was written for', () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }

  expect(version).toBe(READ_FOR)
})

test('the default start parameters of PGlite switch fsync off', () => {
  expect(PGlite.defaultStartParams).toContain('-F')
})

type Files = Record<string, unknown>

/** PGlite on a folder, with access to the file system inside its module. */
async function openWatched(folder: string) {
  const seen: { files?: Files } = {}
  class Watched extends NodeFS {
    override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
      const { emscriptenOpts } = await super.init(...given)
      const look = (module: unknown) => (seen.files = (module as { NODEFS: Files }).NODEFS)
      const preRun = [...[emscriptenOpts.preRun ?? []].flat(), look]
      return { emscriptenOpts: { ...emscriptenOpts, preRun } }
    }
  }
  return { engine: await PGlite.create({ fs: new Watched(folder) }), seen }
}

test('PGlite has the internal loop, the raw answers and the file functions that we rely on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'internals-'))
  await fillFolder(folder)
  const { engine, seen } = await openWatched(join(folder, 'postgres'))
  const run = engine.Module['_PostgresMainLoopOnce']
  let turns = 0
  engine.Module['_PostgresMainLoopOnce'] = () => {
    turns += 1
    run()
  }

  const query = Buffer.from('Q\0\0\0\rSELECT 1\0', 'latin1')
  const answers: Uint8Array[] = []
  await engine.execProtocolRawStream(query, { syncToFs: false, onRawData: (part) => answers.push(part) })
  await engine.close()
  await rm(folder, { recursive: true })

  expect(turns).toBeGreaterThan(0)
  expect(Buffer.concat(answers).includes('SELECT 1')).toBe(true)
  expect(seen.files).toMatchObject({ stream_ops: expect.any(Object), realPath: expect.any(Function) })
})
