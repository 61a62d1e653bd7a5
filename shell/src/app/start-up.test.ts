// proves 1.24, 1.26, 1.27, 3.35, 8.9, D12.5
import { expect, test } from '@jest/globals'
import {
  countOpenLandlordRequests,
  countOpenTenantRequests,
  countWaiting,
  getBookingProperties,
  getFlatProperties,
  getUserProperties,
  listFavourites,
  listTenantBookings,
} from '@domizil/api'
import { FakeShell } from '@domizil/testing'
import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createCounters } from '../features/counters/counters.ts'
import { createFavourites } from '../features/favourites/favourites.ts'
import { createReferenceData } from '../features/reference-data/reference-data.ts'
import { aShell } from '../testing/render-in-shell.tsx'
import { startUp } from './start-up.ts'

const REFERENCE_DATA = ['/flat/getFlatProperties', '/booking/getBookingProperties', '/user/getUserProperties']

function aStart(change: (shell: FakeShell) => void = () => undefined) {
  const shell = new FakeShell()
    .on(listFavourites, () => [])
    .on(countOpenTenantRequests, () => ({ count: 1, unreadMessages: 0 }))
    .on(countOpenLandlordRequests, () => ({ count: 2, unreadMessages: 0 }))
    .on(listTenantBookings, () => [])
    .on(getFlatProperties, () => ({}) as never)
    .on(getBookingProperties, () => ({}) as never)
    .on(getUserProperties, () => ({}) as never)
  shell.session.set({ status: 'loading' })
  change(shell)
  const { services, ways, history } = aShell(shell)
  const { send } = shell
  const counters = createCounters(send, shell.session)
  const watched: string[] = []
  startUp({
    services,
    apps: new Promise(() => undefined),
    favourites: createFavourites(send, shell.session),
    counters,
    changes: { changes: shell.changes, start: () => watched.push('start'), stop: () => undefined },
    referenceData: createReferenceData(send),
  })
  const asked = () => shell.answers.sent.map(({ call }) => call.path)
  const go = (path: string) => history.navigator.push(path)
  return { shell, ways, watched, counters, asked, go }
}

test('at the start the session is checked, and properties of flats, bookings and users are loaded', async () => {
  const { ways, asked } = aStart()

  await waitFor(() => expect(ways).toEqual(['start']))

  expect(asked()).toEqual(REFERENCE_DATA)
})

test('reference data that fails to load is ignored', async () => {
  const { asked } = aStart((shell) => {
    for (const call of [getFlatProperties, getBookingProperties, getUserProperties]) {
      shell.on(call, () => Promise.reject(new Error('no')))
    }
  })

  await waitFor(() => expect(asked()).toEqual(REFERENCE_DATA))
})

test('after sign-in the page watches for changes, and each change refreshes the counters', async () => {
  const { shell, watched, asked } = aStart()
  shell.signedInAs()
  await waitFor(() => expect(watched).toEqual(['start']))
  const count = () => asked().filter((path) => path === '/booking/api/flat/openRequestCount').length
  const before = count()

  shell.changes.set(1)

  expect(count()).toBe(before + 1)
})

test('after sign-in favourites, own requests and the counts of open ones are loaded', async () => {
  const { shell, counters, asked } = aStart()

  shell.signedInAs()

  await waitFor(() => expect(counters.counters.get()).toMatchObject({ openLandlordRequests: 2 }))
  expect(asked()).toEqual(
    expect.arrayContaining([
      '/user/api/favorite/list',
      '/booking/api/tenant/list',
      '/booking/api/tenant/openRequestCount',
      '/booking/api/flat/openRequestCount',
    ]),
  )
})

test('while signed out, no personal data is loaded', async () => {
  const { shell, asked } = aStart()

  shell.session.set({ status: 'anonymous' })
  await waitFor(() => expect(asked()).toEqual(REFERENCE_DATA))

  expect(asked().filter((path) => path.includes('/api/'))).toEqual([])
})

test('signing out resets the counters', async () => {
  const { shell, counters } = aStart()
  shell.signedInAs()
  await waitFor(() => expect(counters.counters.get()).toMatchObject({ openLandlordRequests: 2 }))

  shell.session.set({ status: 'anonymous' })

  expect(counters.counters.get()).toEqual({
    openTenantRequests: 0,
    openLandlordRequests: 0,
    unreadTenantMessages: 0,
    unreadLandlordMessages: 0,
    tenantRequests: [],
    waiting: null,
    loading: false,
  })
})

test('what is pasted is cleaned even while the list of apps is missing', async () => {
  Object.defineProperty(window, 'domizilBoot', {
    value: { timeoutMs: 5_000, chunkLoaded: () => undefined },
    configurable: true,
  })
  const field = document.body.appendChild(document.createElement('input'))
  aStart()

  field.focus()

  await waitFor(async () => {
    field.value = ''
    await userEvent.paste('Dach\u00adterrasse')
    expect(field.value).toBe('Dachterrasse')
  })
  field.remove()
})

const countsAsked = (asked: readonly string[]) => asked.filter((path) => path === countWaiting.path).length

test('the counts for administrators are loaded on every page of the back office, and on no other', async () => {
  const waiting = {
    helpRequests: 1,
    reports: 0,
    flatsInReview: 0,
    changedFlats: 0,
    missingContracts: 0,
    overdueInvoices: 0,
  }
  const { shell, asked, go } = aStart((fake) => fake.on(countWaiting, () => waiting))
  shell.signedInAs({ isAdmin: true })
  await waitFor(() => expect(shell.session.get().status).toBe('authenticated'))
  const before = countsAsked(asked())

  for (const path of ['/admin', '/admin?tab=help', '/admin/flats', '/search']) go(path)

  expect([before, countsAsked(asked())]).toEqual([1, 3])
})
