import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { AdminDrawer } from './admin-menu.tsx'

async function openDrawer() {
  const under = await renderInShell(<AdminDrawer />)
  const { navigator } = under.history
  await act(async () => {
    navigator.push('/')
    navigator.push('/admin/flats?status=IN_REVIEW')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Open the admin menu' }))
  await screen.findByRole('dialog')
  return under
}

const address = () => window.location.pathname + window.location.search
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('Back closes the menu and stays on the page', async () => {
  const { history } = await openDrawer()

  act(() => history.navigator.go(-1))

  await closed()
  expect(address()).toBe('/admin/flats?status=IN_REVIEW')
})

test('the menu is closed by its button, and Back then leads to the page before', async () => {
  const { history } = await openDrawer()

  await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
  await closed()
  await waitFor(() => expect(window.history.state.state).toBeNull())
  act(() => history.navigator.go(-1))

  await waitFor(() => expect(address()).toBe('/'))
})

test('a page that is chosen in the menu closes it, and Back leads from there to the page before', async () => {
  const { history } = await openDrawer()

  await userEvent.click(screen.getByRole('link', { name: 'Users' }))
  await closed()
  const chosen = address()
  act(() => history.navigator.go(-1))

  await waitFor(() => expect(address()).toBe('/admin/flats?status=IN_REVIEW'))
  expect([chosen, screen.queryByRole('dialog')]).toEqual(['/admin/users', null])
})
