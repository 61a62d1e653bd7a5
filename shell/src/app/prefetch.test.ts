// proves 14.34, 9.4
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Apps } from '../lib/page-facts.ts'
import { fetchAhead } from './late-work.ts'
import { createPrefetch } from './prefetch.ts'

const route = (path: string, owner: string) =>
  ({ path, owner, layout: 'general', access: 'open', page: `${owner}-page` }) as const
const remote = (name: string) => ({ name, version: '1', entry: '/x.js', source: 'channel', refused: [] })
const APPS: Apps = {
  remotes: [remote('mf-search'), remote('mf-flat')],
  routes: [
    route('/rent', 'shell'),
    route('/search', 'mf-search'),
    route('/flat/:id', 'mf-flat'),
    route('/x', 'mf-x'),
  ],
  failed: { 'mf-x': [{ code: 'MISSING', of: 'mf-x 1.0.0' }] },
}

afterEach(() => connectionIs(undefined))

function fetchedFor(path: string, apps: Apps | null = APPS): string[] {
  const fetched: string[] = []
  const fetch = (what: string) => Promise.resolve(void fetched.push(what))
  createPrefetch({ getApps: () => apps, loadRemote: fetch, loadOwnPage: fetch })(path)
  return fetched
}

function connectionIs(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

test.each([
  ['/search?q=Berlin', ['mf-search']],
  ['/flat/7#map', ['mf-flat']],
  ['/rent', ['shell-page']],
  ['/x', []],
  ['/nowhere', []],
])('for the path %s the prefetch loads %j', (path, expected) => {
  expect(fetchedFor(path)).toEqual(expected)
})

test('nothing is prefetched before the list of apps has loaded', () => {
  expect(fetchedFor('/search', null)).toEqual([])
})

test.each([
  ['a 2g connection', { effectiveType: '2g' }],
  ['a slow 2g connection', { effectiveType: 'slow-2g' }],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
])('nothing is prefetched for %s', (_who, connection) => {
  connectionIs(connection)

  expect(fetchedFor('/search')).toEqual([])
})

test('nothing is prefetched while offline', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  const fetched = fetchedFor('/search')
  online.mockRestore()

  expect(fetched).toEqual([])
})

test('on a fast connection the app is prefetched', () => {
  connectionIs({ effectiveType: '4g', saveData: false })

  expect(fetchedFor('/search')).toEqual(['mf-search'])
})

test('a failed prefetch is ignored', async () => {
  const failing = () => Promise.reject(new Error('offline'))

  createPrefetch({ getApps: () => APPS, loadRemote: failing, loadOwnPage: failing })('/search')

  await expect(Promise.resolve()).resolves.toBeUndefined()
})

test('the entry of an app that a visitor may open is preloaded once', () => {
  for (const path of ['/search', '/search?q=Berlin', '/rent']) fetchAhead(path, APPS)

  const links = [...document.head.querySelectorAll('link[rel=prefetch]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/x.js'])
})
