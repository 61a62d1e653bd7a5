import { expect, test } from '@jest/globals'
import { countOpenLandlordRequests, countOpenTenantRequests, listTenantBookings } from '@domizil/contract'
import { aBooking, FakeShell } from '@domizil/testing'
import { createCounters } from './counters.ts'

const NOTHING = { openTenantRequests: 0, openLandlordRequests: 0, tenantRequests: [], loading: false }
const MINE = [aBooking({ id: 7 })]

/** A server on which as many requests are open as told. */
const aShell = (count: () => number | Promise<number>) =>
  new FakeShell()
    .on(countOpenTenantRequests, async () => ({ count: await count() }))
    .on(countOpenLandlordRequests, async () => ({ count: await count() }))
    .on(listTenantBookings, () => MINE)

test('before anything is known nothing is open', () => {
  const { counters } = createCounters(aShell(() => 2).send)

  expect(counters.get()).toEqual(NOTHING)
})

test('what is open is counted, and the own requests are listed', async () => {
  const { counters, refresh } = createCounters(aShell(() => 2).send)

  await refresh()

  expect(counters.get()).toEqual({
    openTenantRequests: 2,
    openLandlordRequests: 2,
    tenantRequests: MINE,
    loading: false,
  })
})

test('while they are asked for, they are said to be loading', async () => {
  const { counters, refresh } = createCounters(aShell(() => 2).send)

  const refreshed = refresh()
  const meanwhile = counters.get().loading
  await refreshed

  expect([meanwhile, counters.get().loading]).toEqual([true, false])
})

test('a count that cannot be had keeps its last value', async () => {
  const shell = aShell(() => 2)
  const { counters, refresh } = createCounters(shell.send)
  await refresh()

  shell.on(countOpenTenantRequests, () => Promise.reject(new Error('no')))
  shell.on(countOpenLandlordRequests, () => ({ count: 5 }))
  await refresh()

  expect(counters.get()).toMatchObject({ openTenantRequests: 2, openLandlordRequests: 5 })
})

test('counts that come after signing out are shown to nobody', async () => {
  let answer: (count: number) => void = () => undefined
  const late = new Promise<number>((resolve) => {
    answer = resolve
  })
  const { counters, refresh, clear } = createCounters(aShell(() => late).send)
  const refreshed = refresh()

  clear()
  answer(2)
  await refreshed

  expect(counters.get()).toEqual(NOTHING)
})

test('counts that come after those of a later question are dropped', async () => {
  const answers: ((count: number) => void)[] = []
  const slow = aShell(() => new Promise((resolve) => answers.push(resolve)))
  const { counters, refresh } = createCounters(slow.send)
  const [first, second] = [refresh(), refresh()]

  for (const answer of answers.slice(2)) answer(1)
  await second
  for (const answer of answers.slice(0, 2)) answer(9)
  await first

  expect(counters.get()).toMatchObject({ openTenantRequests: 1, openLandlordRequests: 1 })
})
