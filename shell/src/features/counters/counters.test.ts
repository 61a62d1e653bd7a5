// proves 3.31, 3.35, 4.35, 16.25
import { expect, test } from '@jest/globals'
import {
  countOpenLandlordRequests,
  countOpenTenantRequests,
  countWaiting,
  listTenantBookings,
} from '@domizil/api'
import { aBooking, FakeShell } from '@domizil/testing'
import { createCounters } from './counters.ts'

const NOTHING = {
  openTenantRequests: 0,
  openLandlordRequests: 0,
  unreadTenantMessages: 0,
  unreadLandlordMessages: 0,
  tenantRequests: [],
  waiting: null,
  loading: false,
}
const WAITING = {
  helpRequests: 2,
  reports: 0,
  flatsInReview: 1,
  changedFlats: 0,
  missingContracts: 0,
  overdueInvoices: 0,
}
const MINE = [aBooking({ id: 7 })]

/** A server with this number of open requests. */
const aShell = (count: () => number | Promise<number>) =>
  new FakeShell()
    .on(countOpenTenantRequests, async () => ({ count: await count(), unreadMessages: 1 }))
    .on(countOpenLandlordRequests, async () => ({ count: await count(), unreadMessages: 4 }))
    .on(listTenantBookings, () => MINE)
    .signedInAs()

const countersOf = (shell: FakeShell) => createCounters(shell.send, shell.session)

test('before loading, all counters are zero', () => {
  const { counters } = countersOf(aShell(() => 2))

  expect(counters.get()).toEqual(NOTHING)
})

test('refreshing loads the counts and the own requests', async () => {
  const { counters, refresh } = countersOf(aShell(() => 2))

  await refresh()

  expect(counters.get()).toEqual({
    openTenantRequests: 2,
    openLandlordRequests: 2,
    unreadTenantMessages: 1,
    unreadLandlordMessages: 4,
    tenantRequests: MINE,
    waiting: null,
    loading: false,
  })
})

test('while refreshing, the counters are marked as loading', async () => {
  const { counters, refresh } = countersOf(aShell(() => 2))

  const refreshed = refresh()
  const meanwhile = counters.get().loading
  await refreshed

  expect([meanwhile, counters.get().loading]).toEqual([true, false])
})

test('a count that fails to load keeps its last value', async () => {
  const shell = aShell(() => 2)
  const { counters, refresh } = countersOf(shell)
  await refresh()

  shell.on(countOpenTenantRequests, () => Promise.reject(new Error('no')))
  shell.on(countOpenLandlordRequests, () => ({ count: 5, unreadMessages: 4 }))
  await refresh()

  expect(counters.get()).toMatchObject({ openTenantRequests: 2, openLandlordRequests: 5 })
})

test('the counts can be refreshed alone, and a newer refresh wins over an older one', async () => {
  const answers: ((count: number) => void)[] = []
  const shell = aShell(() => new Promise((resolve) => answers.push(resolve)))
  const { counters, refresh } = countersOf(shell)
  const [all, alone] = [refresh(), refresh('counts')]

  for (const answer of answers.slice(2)) answer(1)
  await alone
  for (const answer of answers.slice(0, 2)) answer(9)
  await all

  expect(counters.get()).toMatchObject({ openTenantRequests: 1, tenantRequests: MINE, loading: false })
  expect(shell.answers.inputsOf(listTenantBookings)).toHaveLength(1)
})

test('counts that arrive after sign-out are dropped', async () => {
  let answer: (count: number) => void = () => undefined
  const late = new Promise<number>((resolve) => {
    answer = resolve
  })
  const { counters, refresh, clear } = countersOf(aShell(() => late))
  const refreshed = refresh()

  clear()
  answer(2)
  await refreshed

  expect(counters.get()).toEqual(NOTHING)
})

test('counts of an older refresh that arrive late are dropped', async () => {
  const answers: ((count: number) => void)[] = []
  const slow = aShell(() => new Promise((resolve) => answers.push(resolve)))
  const { counters, refresh } = countersOf(slow)
  const [first, second] = [refresh(), refresh()]

  for (const answer of answers.slice(2)) answer(1)
  await second
  for (const answer of answers.slice(0, 2)) answer(9)
  await first

  expect(counters.get()).toMatchObject({ openTenantRequests: 1, openLandlordRequests: 1 })
})

test('an administrator gets the counts of waiting work', async () => {
  const shell = aShell(() => 0)
    .signedInAs({ isAdmin: true })
    .on(countWaiting, () => WAITING)
  const { counters, refresh } = countersOf(shell)

  await refresh()

  expect(counters.get().waiting).toEqual(WAITING)
})

test('for other users the waiting work is not even requested', async () => {
  const shell = aShell(() => 0).on(countWaiting, () => WAITING)
  const { counters, refresh, refreshWaiting } = countersOf(shell)

  await refresh()
  await refreshWaiting()

  expect([counters.get().waiting, shell.answers.inputsOf(countWaiting)]).toEqual([null, []])
})

test('waiting work can be refreshed alone, and keeps its last value on a failure', async () => {
  const shell = aShell(() => 0)
    .signedInAs({ isAdmin: true })
    .on(countWaiting, () => WAITING)
  const { counters, refreshWaiting } = countersOf(shell)
  await refreshWaiting()

  shell.on(countWaiting, () => Promise.reject(new Error('no')))
  await refreshWaiting()

  expect(counters.get()).toEqual({ ...NOTHING, waiting: WAITING })
})

test('waiting work that arrives after sign-out is dropped', async () => {
  let answer: (waiting: typeof WAITING) => void = () => undefined
  const late = new Promise<typeof WAITING>((resolve) => {
    answer = resolve
  })
  const shell = aShell(() => 0)
    .signedInAs({ isAdmin: true })
    .on(countWaiting, () => late)
  const { counters, refreshWaiting, clear } = countersOf(shell)
  const asked = refreshWaiting()

  clear()
  answer(WAITING)
  await asked

  expect(counters.get()).toEqual(NOTHING)
})
