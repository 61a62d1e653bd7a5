import { expect, test } from '@jest/globals'
import { type CallOutput, getOverview } from '@domizil/contract'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.json'
import { DashboardPage } from './dashboard-page.tsx'

const OVERVIEW: CallOutput<typeof getOverview> = {
  flats: { DRAFT: 3, IN_REVIEW: 2, ACTIVE: 312, INACTIVE: 4, REJECTED: 1, ARCHIVED: 0 },
  bookings: { REQUESTED: 12, LANDLORD_APPROVED: 5 },
  users: 141,
  newUsersThisWeek: 9,
  newFlatsThisWeek: 17,
  requestsThisWeek: 23,
  requestsByDay: [{ day: '2026-11-20', count: 4 }],
}

test('the dashboard counts what there is', async () => {
  const shell = new FakeShell().signedInAs({ isAdmin: true }).on(getOverview, () => OVERVIEW)

  await renderRemote(<DashboardPage />, { shell, texts })

  const flats = await screen.findByRole('table', { name: 'Flats' })
  expect(within(flats).getByRole('row', { name: 'Listed 312' })).toBeTruthy()
  expect(screen.getByText('Users').nextElementSibling?.textContent).toBe('141')
})

test('the chart can be read as a table', async () => {
  const shell = new FakeShell().signedInAs({ isAdmin: true }).on(getOverview, () => OVERVIEW)
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  await user.click(await screen.findByRole('button', { name: 'Show as table' }))

  expect(screen.getByRole('row', { name: '20.11.2026 4' })).toBeTruthy()
})

test('numbers that cannot be had are asked for again', async () => {
  let attempts = 0
  const unavailable = Object.assign(new Error('The database is away'), { ajax: true, status: 503 })
  const shell = new FakeShell().on(getOverview, () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(unavailable) : OVERVIEW
  })
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('table', { name: 'Flats' })).toBeTruthy()
})
