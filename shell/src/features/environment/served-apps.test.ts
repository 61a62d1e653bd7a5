// proves 15.12
import { expect, test } from '@jest/globals'
import { addressWith, addressWithoutChoice, refusedVersions, servedApps } from './environment-strip.tsx'

const SHELL = { name: 'shell', version: '1.0.0' }
const SEARCH = { name: 'mf-search', version: '1.5.0' }

test('the shell is listed before the remotes', () => {
  const remotes = [{ ...SEARCH, entry: '/x.js', source: 'channel', refused: [] }]

  expect(servedApps({ shell: SHELL, parts: { remotes, routes: [], failed: {} } })).toEqual([SHELL, SEARCH])
})

test('a refused version is listed with its reason', () => {
  const refused = [
    { version: '9.9.9', problem: { code: 'NOT_IN_REGISTRY' as const }, reason: 'is not in the registry' },
  ]
  const remotes = [{ ...SEARCH, entry: '/x.js', source: 'channel', refused }]

  expect(refusedVersions({ parts: { remotes, routes: [], failed: {} } })).toEqual([
    { name: 'mf-search', ...refused[0] },
  ])
})

test('choosing versions keeps the page, its query and anchor', () => {
  const address = addressWith('https://staging.example/search?q=Berlin#map', [SHELL, SEARCH])

  expect(decodeURIComponent(address)).toBe(
    'https://staging.example/search?q=Berlin&remotes=shell@1.0.0,mf-search@1.5.0#map',
  )
})

test('resetting the choice replaces it in the address', () => {
  expect(addressWithoutChoice('https://staging.example/?remotes=mf-search@1.5.0')).toBe(
    'https://staging.example/?remotes=reset',
  )
})
