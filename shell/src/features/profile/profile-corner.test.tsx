// proves 21.77, 21.82
import {
  deleteAccount,
  getOwnProperties,
  getProfile,
  hasRequiredUserdata,
  listContentReports,
  listLandlordBookings,
  listTenantBookings,
} from '@domizil/api'
import { enterText, FakeShell } from '@domizil/testing'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Boot } from '../../boot/boot-window.ts'
import type { LocalizedHistory } from '../../lib/history.ts'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { DeletionNotice } from './deletion-notice.ts'
import { ProfileCorner } from './profile-corner.tsx'
// Loaded on demand on the site.
import './profile-dialog.tsx'
import { NOTHING_SAID } from './profile-draft.ts'

beforeEach(() => {
  window.domizilBoot = { timeoutMs: 10_000, chunkLoaded: () => undefined } as unknown as Boot
  window.history.pushState(null, '', '/')
})
afterEach(() => sessionStorage.clear())

/** The corner in a shell whose history is that of the page. */
async function renderCorner(shell = new FakeShell().signedInAs()) {
  shell
    .on(getProfile, () => ({
      givenName: 'Nora',
      familyName: 'Neu',
      email: 'nora@example.org',
      emailVerified: true,
      ...NOTHING_SAID,
    }))
    .on(getOwnProperties, () => ({
      memberSince: '2026-11-01T10:00:00.000Z',
      hasFlats: false,
      hasRequests: false,
      hasSavedSearches: false,
      mayRequest: false,
      mayPublish: false,
      isBlocked: false,
    }))
    .on(listContentReports, () => [])
    .on(hasRequiredUserdata, () => ({ complete: false, missing: ['phone'] }))
  const under = aShell(shell)
  Object.assign(shell, { route: under.history.route, navigator: under.history.navigator })
  await renderInShell(<ProfileCorner />, under)
  return under
}

/** A step of the browser comes later than its call. */
const goBack = ({ navigator }: LocalizedHistory) =>
  act(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    navigator.go(-1)
    await moved
  })
const details = () => screen.findByRole('dialog', { name: 'Your details' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('Back closes the details, tells the waiting form, and keeps what was typed', async () => {
  const { services } = await renderCorner()
  const answers: boolean[] = []
  await act(async () => void services.profile.complete('TENANT').then((answer) => answers.push(answer)))
  await enterText(userEvent, within(await details()).getByRole('textbox', { name: 'City' }), 'Berlin')

  await goBack(services.history)
  await isClosed()
  act(() => services.profile.open())

  expect(answers).toEqual([false])
  expect(within(await details()).getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Berlin')
})

test('leaving the page tells the waiting form that the details are incomplete', async () => {
  const { services } = await renderCorner()
  const answers: boolean[] = []
  await act(async () => void services.profile.complete('TENANT').then((answer) => answers.push(answer)))
  await details()

  act(() => services.history.navigator.push('/search'))
  await isClosed()

  expect(answers).toEqual([false])
})

test('details opened by the user are open again after a reload, and closing them leaves no history entry', async () => {
  const { services } = await renderCorner()
  act(() => services.profile.open())
  await details()
  cleanup()

  const { history } = await renderCorner()
  await userEvent.click(within(await details()).getByRole('button', { name: 'Close your details' }))

  await isClosed()
  await waitFor(() => expect(history.route.get().location.state).toBeNull())
})

test('a link to the reports asks signed-out visitors to log in, opens them once, and leaves the address', async () => {
  window.history.pushState(null, '', '/?account=reports')
  const { shell, history } = await renderCorner(new FakeShell())
  const asked = within(await screen.findByRole('dialog', { name: 'Reports' }))
  await userEvent.click(asked.getByRole('button', { name: 'Log in' }))
  const kept = history.route.get().location.search

  act(() => void shell.signedInAs())

  expect(await details()).toBeTruthy()
  expect([shell.logins, kept]).toEqual([[undefined], '?account=reports'])
  expect(history.route.get().location.search).toBe('')
})

test('after the deletion nothing is polled, the user is signed out, and the next page confirms the deletion', async () => {
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantBookings, () => [])
    .on(listLandlordBookings, () => [])
    .on(deleteAccount, () => ({ lockedUntil: null }))
  const under = await renderCorner(shell)
  act(() => under.services.profile.open())
  const dialog = within(await details())
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete my account …' }))

  await enterText(userEvent, await dialog.findByRole('textbox', { name: /^Type DELETE/ }), 'DELETE')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
  cleanup()
  await renderInShell(<DeletionNotice />, under)

  expect(under.ways).toEqual(['no more changes', 'logout'])
  expect(shell.notices).toMatchObject([{ message: 'Your account is deleted.' }])
})
