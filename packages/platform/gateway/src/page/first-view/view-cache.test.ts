// proves 14.9
import { expect, test } from '@jest/globals'
import { createViewCache } from './view-cache.ts'

let now = 0

/** A cache with a clock of the test, and a function that counts its calls. */
function aCache() {
  now = 1_000_000
  const cache = createViewCache<number | undefined>(
    (value) => value !== undefined,
    () => now,
  )
  let made = 0
  return { cache, make: async () => ++made, made: () => made }
}

test('a value is made once within five seconds', async () => {
  const { cache, make, made } = aCache()

  await cache.get('/', make)
  now += 4_999

  expect(await cache.get('/', make)).toEqual({ value: 1, isCached: true })
  expect(made()).toBe(1)
})

test('an older value is served once more while it is made again', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  now += 5_000

  const stale = await cache.get('/', make)
  await Promise.resolve()

  expect(stale.value).toBe(1)
  expect((await cache.get('/', make)).value).toBe(2)
})

test('a value of fifteen seconds is too old to be served', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  now += 15_000

  expect(await cache.get('/', make)).toEqual({ value: 2, isCached: false })
})

test('those that ask at the same time share one making', async () => {
  const { cache, make, made } = aCache()

  await Promise.all([cache.get('/', make), cache.get('/', make)])

  expect(made()).toBe(1)
})

test('nothing is kept of a making without a result', async () => {
  const { cache, make } = aCache()

  expect(await cache.get('/', async () => undefined)).toEqual({ value: undefined, isCached: false })
  expect(await cache.get('/', make)).toEqual({ value: 1, isCached: false })
})

test('what was begun before a change is not kept', async () => {
  const { cache, make } = aCache()
  let finish: (value: number) => void = () => undefined
  const slow = cache.get('/', () => new Promise<number>((resolve) => (finish = resolve)))

  cache.clear()
  finish(-1)
  await slow

  now += 10
  expect((await cache.get('/', make)).value).toBe(1)
})

test('of more than two hundred addresses the oldest is dropped', async () => {
  const { cache, make } = aCache()
  for (let page = 0; page <= 200; page += 1) await cache.get(`/${page}`, make)

  expect((await cache.get('/0', make)).isCached).toBe(false)
  expect((await cache.get('/200', make)).isCached).toBe(true)
})

test('a change of one group leaves the values of others only', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  await cache.get('/flat/7', make, '7')
  await cache.get('/flat/8', make, '8')

  cache.clear('7')

  const kept = await Promise.all(['/', '/flat/7', '/flat/8'].map((key) => cache.get(key, make)))
  expect(kept.map(({ isCached }) => isCached)).toEqual([false, false, true])
})
