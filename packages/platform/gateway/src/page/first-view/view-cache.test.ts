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

test('a value is made once within a minute', async () => {
  const { cache, make, made } = aCache()

  await cache.get('/', make)
  now += 59_999

  expect(await cache.get('/', make)).toEqual({ value: 1, isCached: true })
  expect(made()).toBe(1)
})

test('an older value is served while it is made again', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  now += 60_000

  const stale = await cache.get('/', make)
  await Promise.resolve()

  expect(stale.value).toBe(1)
  expect((await cache.get('/', make)).value).toBe(2)
})

test('a value of ten minutes is made again before it is served', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  now += 600_000

  expect(await cache.get('/', make)).toEqual({ value: 2, isCached: false })
})

test.each([
  ['fails', async () => undefined],
  ['is late', never],
])('an old value is served if its making %s', async (_fault, again) => {
  const { cache, make } = aCache({ patienceMs: 10 })
  await cache.get('/', make)
  now += 600_000

  expect(await cache.get('/', again)).toEqual({ value: 1, isCached: true })
})

test('who waits too long for a value gets none, and the next one gets it', async () => {
  const { cache } = aCache({ patienceMs: 10 })
  let finish: (value: number) => void = () => undefined
  const slow = () => new Promise<number>((resolve) => (finish = resolve))

  const first = await cache.get('/', slow)
  finish(7)
  await Promise.resolve()

  expect(first.value).toBe(LATE)
  expect((await cache.get('/', never)).value).toBe(7)
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
  finish(-7)
  await slow

  expect((await cache.get('/', make)).value).toBe(1)
})

test('what was begun before a change of another group is kept', async () => {
  const { cache, make } = aCache()
  let finish: (value: number) => void = () => undefined
  const slow = cache.get('/flat/8', () => new Promise<number>((resolve) => (finish = resolve)), '8')

  cache.clear('7')
  finish(80)
  await slow

  expect((await cache.get('/flat/8', make, '8')).value).toBe(80)
})

test('of too many values the one that is asked for least is dropped, not the one that was made first', async () => {
  const { cache, make } = aCache({ most: 10 })
  await cache.get('/popular', make)
  await cache.get('/popular', make)

  for (let page = 0; page < 50; page += 1) await cache.get(`/${page}`, make)

  expect((await cache.get('/popular', make)).isCached).toBe(true)
  expect((await cache.get('/0', make)).isCached).toBe(false)
})

test('a value that nobody asks for any more makes room in the end', async () => {
  const { cache, make } = aCache({ most: 10 })
  for (let time = 0; time < 5; time += 1) await cache.get('/yesterday', make)

  for (let page = 0; page < 300; page += 1) await cache.get(`/${page}`, make)

  expect((await cache.get('/yesterday', make)).isCached).toBe(false)
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

test('the changed group is gone, and what a change may concern is served if it cannot be made again', async () => {
  const { cache, make } = aCache()
  await cache.get('/', make)
  await cache.get('/flat/7', make, '7')

  cache.clear('7')

  const fails = async () => undefined
  expect((await cache.get('/flat/7', fails, '7')).value).toBeUndefined()
  expect((await cache.get('/', fails)).value).toBe(1)
})

test('no change concerns a value that shows nothing of the backend', async () => {
  const { cache, make } = aCache()
  await cache.get('/imprint', async () => 0)

  cache.clear()

  expect(await cache.get('/imprint', make)).toEqual({ value: 0, isCached: true })
})
