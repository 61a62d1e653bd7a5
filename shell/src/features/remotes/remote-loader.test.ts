import { afterEach, expect, test } from '@jest/globals'
import { createRemoteLoader } from './remote-loader.ts'

const FLAT = {
  name: 'mf-flat',
  version: '1.1.0',
  entry: '/remotes/mf-flat/1.1.0/entry.js',
  source: 'channel',
  refused: [],
  hash: 'sha256-release',
}

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

const aLoader = (failed = {}) =>
  createRemoteLoader(async () => ({ remotes: [FLAT], routes: [], failed }), {
    timeoutMs: 1_000,
    nonce: undefined,
  })

test('a remote whose hashes fail to load is retried once, and never loaded without them', async () => {
  const asked: unknown[] = []
  globalThis.fetch = async (address) => {
    asked.push(address)
    throw new TypeError('Failed to fetch')
  }

  await expect(aLoader().loadRemote('mf-flat')).rejects.toMatchObject({ failure: 'release' })

  expect(asked).toEqual(Array.from({ length: 2 }, () => '/remotes/mf-flat/1.1.0/release.json'))
})

test('a remote that cannot be served fails with its reason', async () => {
  const loader = aLoader({ 'mf-search': [{ code: 'MISSING', of: 'mf-search 2.0.0' }] })

  await expect(loader.loadRemote('mf-search')).rejects.toMatchObject({
    failure: 'incompatible',
    message: 'mf-search 2.0.0 MISSING',
  })
  await expect(loader.loadRemote('mf-none')).rejects.toThrow('mf-none is not in the registry')
})
