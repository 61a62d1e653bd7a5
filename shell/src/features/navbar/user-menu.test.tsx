// proves 2.43, 2.44, 2.45, 2.46, 2.47, 2.48, 2.49, 2.50, 11.2, 21.92
import { beforeEach, expect, test } from '@jest/globals'
import { aBooking, FakeShell } from '@domizil/testing'
import type { Counters } from '@domizil/shell-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Boot } from '../../boot/boot-window.ts'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { SessionArea } from './session-area.tsx'

beforeEach(() => {
  window.domizilBoot = { timeoutMs: 10_000, chunkLoaded: () => undefined } as unknown as Boot
})

interface Setting extends Partial<Counters> {
  isAdmin?: boolean
}

async function openMenu({ isAdmin = false, ...counts }: Setting = {}) {
  const shell = new FakeShell().signedInAs({ name: 'Tina', fullname: 'Tina Tenant', initials: 'TT', isAdmin })
  shell.counters.set({ ...shell.counters.get(), ...counts })
  const { ways, history } = await renderInShell(<SessionArea onHint={() => undefined} />, aShell(shell))
  await userEvent.click(await screen.findByRole('button', { name: /^Menu of Tina Tenant/ }))
  return { ways, history, menu: within(screen.getByRole('group', { name: 'Your menu' })) }
}

test('the menu button is named after the person, and shows initials and first name', async () => {
  await openMenu()

  expect(screen.getByRole('button', { name: 'Menu of Tina Tenant' }).textContent).toBe(
    'Menu of Tina Tenant TTTina',
  )
})

test('the menu shows the full name of the person', async () => {
  const { menu } = await openMenu()

  expect(menu.getByText('Tina Tenant')).toBeTruthy()
})

test('a user without requests sees account, favourites, own flats and log out', async () => {
  const { menu } = await openMenu()

  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Favourites', 'My flats'])
  expect(menu.getByRole('button', { name: 'Account' })).toBeTruthy()
  expect(menu.getByRole('button', { name: 'Log out' })).toBeTruthy()
})

test.each([
  ['Account', 'account'],
  ['Log out', 'logout'],
])('the entry “%s” leads to the identity service', async (name, way) => {
  const { menu, ways } = await openMenu()

  await userEvent.click(menu.getByRole('button', { name }))

  expect(ways).toEqual([way])
})

test('the menu links to the favourites', async () => {
  const { menu, history } = await openMenu()

  await userEvent.click(menu.getByRole('link', { name: 'Favourites' }))

  expect(history.route.get().location.pathname).toBe('/favorites')
})

test('a user with requests sees a link to them', async () => {
  const { menu } = await openMenu({ tenantRequests: [aBooking()] })

  expect(menu.getByRole('link', { name: 'My requests' }).getAttribute('href')).toBe('/my-requests')
})

test('the badge at “My requests” counts the open ones', async () => {
  const { menu } = await openMenu({
    tenantRequests: [aBooking()],
    openTenantRequests: 2,
    openLandlordRequests: 3,
  })

  expect(menu.getByRole('link', { name: 'My requests 2 waiting for you' })).toBeTruthy()
})

test('the badge at “My flats” counts the requests waiting for an answer', async () => {
  const { menu } = await openMenu({ openTenantRequests: 2, openLandlordRequests: 3 })

  expect(menu.getByRole('link', { name: 'My flats 3 waiting for you' })).toBeTruthy()
})

test('unread messages are counted together with open requests, and named apart', async () => {
  const { menu } = await openMenu({
    openTenantRequests: 1,
    unreadTenantMessages: 2,
    unreadLandlordMessages: 4,
  })

  expect(menu.getByRole('link', { name: 'My requests 2 new messages, 1 waiting for you' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'My flats 4 new messages' })).toBeTruthy()
  expect(screen.getByText('6 new messages, 1 waiting for you').previousSibling?.textContent).toBe('7')
  expect(
    screen.getByRole('button', { name: 'Menu of Tina Tenant 6 new messages, 1 waiting for you' }),
  ).toBeTruthy()
})

test('without open requests there is no badge', async () => {
  const { menu } = await openMenu({ tenantRequests: [aBooking()] })

  expect(menu.queryByText(/waiting for you/)).toBeNull()
})

test('an admin sees a link to the back office', async () => {
  const { menu } = await openMenu({ isAdmin: true })

  expect(menu.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
})

test('other users see no link to the back office', async () => {
  const { menu } = await openMenu({ isAdmin: false })

  expect(menu.queryByRole('link', { name: 'Admin' })).toBeNull()
})

test('the entry of the current page is marked as current', async () => {
  window.history.replaceState(null, '', '/my-flats')

  const { menu } = await openMenu()

  const marked = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual(['My flats'])
  window.history.replaceState(null, '', '/')
})
