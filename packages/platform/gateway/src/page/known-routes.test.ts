import { EMPTY_REGISTRY, type Release, type Resolution, type Resolved } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { createKnownRoutes } from './serve-page.ts'

const FAILED: Resolution = { apps: {}, failed: { 'mf-search': [{ code: 'MISSING' }] } }

/** What a visitor gets whose search has one route. */
function served(source: Resolved['source'], path: string): Resolution {
  const release = {
    name: 'mf-search',
    routes: [{ path, layout: 'general', access: 'open', page: 'page' }],
  } as unknown as Release
  return { apps: { 'mf-search': { release, source, hash: '', refused: [] } }, failed: {} }
}

test('while no version can be served, routes once served to visitors are known, chosen ones are not', () => {
  const known = createKnownRoutes({ readableReleaseOf: () => ({ problem: { code: 'MISSING' } }) })
  known.learn(served('channel', '/search'))
  known.learn(served('override', '/only-chosen'))

  expect(known.mayFail('/search', FAILED, EMPTY_REGISTRY)).toBe(true)
  expect(known.mayFail('/only-chosen', FAILED, EMPTY_REGISTRY)).toBe(false)
})

test('while no release of an app can be read, any address may be one of its pages', () => {
  const known = createKnownRoutes({ readableReleaseOf: () => ({ problem: { code: 'UNREADABLE' } }) })

  expect(known.mayFail('/flat/1', FAILED, EMPTY_REGISTRY)).toBe(true)
  expect(known.mayFail('/flat/1', { apps: {}, failed: {} }, EMPTY_REGISTRY)).toBe(false)
})
