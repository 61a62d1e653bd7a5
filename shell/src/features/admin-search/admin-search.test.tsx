// proves 21.45
import { enterText } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { type AdminFind, findForAdmin } from '@domizil/api'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { AdminSearch } from './admin-search.tsx'

const FOUND: AdminFind[] = [
  { kind: 'USER', id: 'otto', name: 'Otto Öhler', hint: 'otto@example.org' },
  { kind: 'FLAT', id: '7', name: 'Loft by the canal', hint: '7, Leipzig, Otto Öhler' },
  { kind: 'INVOICE', id: '3', name: 'RE-2026-000012', hint: 'Otto Öhler' },
]

async function renderSearch(found: readonly AdminFind[]) {
  const under = aShell()
  under.shell.on(findForAdmin, () => [...found])
  await renderInShell(<AdminSearch />, under)
  return under
}

const address = () => window.location.pathname + window.location.search

test('Ctrl+K focuses the search, and Enter opens its first result', async () => {
  const { shell } = await renderSearch(FOUND)

  await userEvent.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search the back office' }))
  await userEvent.keyboard(' otto')
  await screen.findByRole('option', { name: 'Otto Öhler Person · otto@example.org' })
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(address()).toBe('/admin/users?details=otto'))
  expect(shell.answers.inputsOf(findForAdmin).at(-1)).toEqual({ query: { q: 'otto' } })
})

test.each([
  ['Loft by the canal', '/admin/flats?review=7'],
  ['RE-2026-000012', '/admin/invoices?q=RE-2026-000012&details=3'],
])('choosing %s opens it in the back office', async (name, path) => {
  await renderSearch(FOUND)

  await userEvent.type(screen.getByRole('combobox'), 'otto')
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))

  await waitFor(() => expect(address()).toBe(path))
})

test('a search without results says so, and Enter opens nothing', async () => {
  await renderSearch([])
  const before = address()

  await enterText(userEvent, screen.getByRole('combobox'), 'nowhere')
  await screen.findByRole('option', { name: 'Nothing has “nowhere”' })
  await userEvent.keyboard('{Enter}')

  expect(address()).toBe(before)
})

test('while further letters are typed, the message about no results is hidden', async () => {
  const { shell } = await renderSearch([])
  await userEvent.type(screen.getByRole('combobox'), 'zz')
  await screen.findByRole('option', { name: 'Nothing has “zz”' })
  shell.on(findForAdmin, () => new Promise(() => undefined))

  await userEvent.type(screen.getByRole('combobox'), 'anna')

  expect(screen.queryByRole('option', { name: /^Nothing has/ })).toBeNull()
})

test('a failed search says so, and the next letter searches again', async () => {
  const { shell } = await renderSearch(FOUND)
  let isDown = true
  shell.on(findForAdmin, () => {
    if (isDown) throw Object.assign(new Error('busy'), { ajax: true, status: 503 })
    return [...FOUND]
  })

  await userEvent.type(screen.getByPlaceholderText('Name, mail, number or title (Ctrl+K)'), 'ott')
  await screen.findByRole('option', { name: 'The search did not answer. Please try again.' })
  isDown = false
  await userEvent.type(screen.getByRole('combobox'), 'o')

  expect(await screen.findByRole('option', { name: /Otto Öhler Person/ })).toBeTruthy()
})
