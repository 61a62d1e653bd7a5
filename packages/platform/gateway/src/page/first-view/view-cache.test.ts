// proves 14.9
import { expect, test } from '@jest/globals'
import { createViewCache } from './view-cache.ts'

const LATE = -1

let now = 0

/** A cache with a clock of the test, and a function that counts its calls. */
function aCache({ most = 200, patienceMs = 10_000 } = {}) {
  now = 1_000_000
  const cache = createViewCache<number | undefined>({
    isLasting: (value) => value !== undefined && value !== LATE,
    isConstant: (value) => value === 0,
    freshMs: 60_000,
    staleMs: 600_000,
    most,
    patience: { milliseconds: patienceMs, late: LATE },
    now: () => now,
  })
  let made = 0
  return { cache, make: async () => ++made, made: () => made }
}

const never = () => new Promise<never>(() => undefined)

test('a value is computed once within a minute', async () => {
  const { cache, make, made } = aCache()

  await cache.get('/', make)
  now += 59_999

  expect(await cache.get('/', make)).toEqual({ value: 1, isCached: true })
  expect(made()).toBe(1)
})

test('a value older than a minute is served while it is computed again', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  now += 60_000

  const stale = await cache.get('/', make)
  await Promise.resolve()

  expect(stale.value).toBe(1)
  expect((await cache.get('/', make)).value).toBe(2)
})

test('a value older than ten minutes is computed again before it is served', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  now += 600_000

  expect(await cache.get('/', make)).toEqual({ value: 2, isCached: false })
})

test.each([
  ['fails', async () => undefined],
  ['is late', never],
])('an old value is served if computing it again %s', async (_fault, again) => {
  const { cache, make } = aCache({ patienceMs: 10 })
  await cache.get('/', make)
  now += 600_000

  expect(await cache.get('/', again)).toEqual({ value: 1, isCached: true })
})

test('a request that waits too long gets no value, and the next one gets the finished value', async () => {
  const { cache } = aCache({ patienceMs: 10 })
  let finish: (value: number) => void = () => undefined
  const slow = () => new Promise<number>((resolve) => (finish = resolve))

  const first = await cache.get('/', slow)
  finish(7)
  await Promise.resolve()

  expect(first.value).toBe(LATE)
  expect((await cache.get('/', never)).value).toBe(7)
})

test('simultaneous requests share one computation', async () => {
  const { cache, make, made } = aCache()

  await Promise.all([cache.get('/', make), cache.get('/', make)])

  expect(made()).toBe(1)
})

test('a computation without a result is not cached', async () => {
  const { cache, make } = aCache()

  expect(await cache.get('/', async () => undefined)).toEqual({ value: undefined, isCached: false })
  expect(await cache.get('/', make)).toEqual({ value: 1, isCached: false })
})

test('a value whose computation began before a change is not cached', async () => {
  const { cache, make } = aCache()
  let finish: (value: number) => void = () => undefined
  const slow = cache.get('/', () => new Promise<number>((resolve) => (finish = resolve)))

  cache.clear()
  finish(-7)
  await slow

  expect((await cache.get('/', make)).value).toBe(1)
})

test('a value whose computation began before a change of another group is cached', async () => {
  const { cache, make } = aCache()
  let finish: (value: number) => void = () => undefined
  const slow = cache.get('/flat/8', () => new Promise<number>((resolve) => (finish = resolve)), '8')

  cache.clear('7')
  finish(80)
  await slow

  expect((await cache.get('/flat/8', make, '8')).value).toBe(80)
})

test('in a full cache the least requested value is evicted, not the oldest', async () => {
  const { cache, make } = aCache({ most: 10 })
  await cache.get('/popular', make)
  await cache.get('/popular', make)

  for (let page = 0; page < 50; page += 1) await cache.get(`/${page}`, make)

  expect((await cache.get('/popular', make)).isCached).toBe(true)
  expect((await cache.get('/0', make)).isCached).toBe(false)
})

test('a popular value that is no longer requested is evicted in the end', async () => {
  const { cache, make } = aCache({ most: 10 })
  for (let time = 0; time < 5; time += 1) await cache.get('/yesterday', make)

  for (let page = 0; page < 300; page += 1) await cache.get(`/${page}`, make)

  expect((await cache.get('/yesterday', make)).isCached).toBe(false)
})

test('clearing one group keeps only the values of other groups', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  await cache.get('/flat/7', make, '7')
  await cache.get('/flat/8', make, '8')

  cache.clear('7')

  const kept = await Promise.all(['/', '/flat/7', '/flat/8'].map((key) => cache.get(key, make)))
  expect(kept.map(({ isCached }) => isCached)).toEqual([false, false, true])
})

test('clearing a group deletes its values, and marks values without a group as outdated', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  await cache.get('/flat/7', make, '7')

  cache.clear('7')

  const fails = async () => undefined
  expect((await cache.get('/flat/7', fails, '7')).value).toBeUndefined()
  expect((await cache.get('/', fails)).value).toBe(1)
})

test('a value without data of the backend is kept when the cache is cleared', async () => {
  const { cache, make } = aCache()
  await cache.get('/imprint', async () => 0)

  cache.clear()

  expect(await cache.get('/imprint', make)).toEqual({ value: 0, isCached: true })
})
