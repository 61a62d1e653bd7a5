// proves 14.22
import { afterEach, expect, test } from '@jest/globals'
import { addLateHashes } from './late-hashes.ts'

const RELEASE = {
  name: 'mf-flat',
  version: '1.1.0',
  files: { 'entry.js': 'sha256-entry', 'page.js': 'sha256-page', 'page.css': 'sha256-css' },
}
const FACTS = {
  name: 'mf-flat',
  version: '1.1.0',
  entry: '',
  source: 'channel',
  refused: [],
  hash: 'sha256-release',
}

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  document.head.replaceChildren()
})

function givenRelease(): void {
  globalThis.fetch = () => Promise.resolve(Response.json(RELEASE))
}

const mapInPage = () => JSON.parse(document.head.querySelector('script[type=importmap]')?.textContent ?? '{}')

test('a remote loaded later adds the hashes of its scripts to the page', async () => {
  givenRelease()

  await addLateHashes(FACTS, undefined)

  expect(mapInPage()).toEqual({
    integrity: {
      '/remotes/mf-flat/1.1.0/entry.js': 'sha256-entry',
      '/remotes/mf-flat/1.1.0/page.js': 'sha256-page',
    },
  })
})

test('unchanged scripts are mapped to their earlier version, with their hash', async () => {
  givenRelease()

  await addLateHashes({ ...FACTS, unchanged: { '1.0.0': [1] } }, undefined)

  expect(mapInPage()).toEqual({
    imports: { '/remotes/mf-flat/1.1.0/page.js': '/remotes/mf-flat/1.0.0/page.js' },
    integrity: {
      '/remotes/mf-flat/1.1.0/entry.js': 'sha256-entry',
      '/remotes/mf-flat/1.0.0/page.js': 'sha256-page',
    },
  })
})

test('the release is fetched with its hash as integrity', async () => {
  const asked: unknown[] = []
  globalThis.fetch = async (address, options) => {
    asked.push(address, options?.integrity)
    throw new TypeError('Failed to fetch')
  }

  const adding = addLateHashes(FACTS, undefined)

  await expect(adding).rejects.toMatchObject({ failure: 'release' })
  expect(asked).toEqual(['/remotes/mf-flat/1.1.0/release.json', 'sha256-release'])
  expect(mapInPage()).toEqual({})
})
