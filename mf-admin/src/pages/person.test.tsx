import { expect, test } from '@jest/globals'
import { blockUser, getAdminPerson, listAdminUsers } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { anAdminPerson } from '../testing/person.ts'
import { aPage, anAdminUser } from '../testing/rows.ts'
import { UsersPage } from './users-page.tsx'

async function renderPerson(shell = new FakeShell()) {
  // Another page of the list: the person is not among its rows.
  shell.on(listAdminUsers, () => aPage([anAdminUser()])).on(getAdminPerson, () => anAdminPerson())
  shell.at('/admin/users?details=otto')
  const { user } = await renderRemote(<UsersPage />, { shell, texts, hasAntd: true })
  const drawer = within(await screen.findByRole('dialog', { name: 'Otto Owner' }))
  return { user, shell, drawer }
}

test('a person that is linked to is shown with everything that is theirs, whatever page the list is on', async () => {
  const { drawer, shell } = await renderPerson()

  expect(drawer.getByText('otto@domizil.example')).toBeTruthy()
  expect(drawer.getByText('+493012345')).toBeTruthy()
  const flats = within(drawer.getByRole('region', { name: 'Flats (12)' }))
  expect(flats.getByRole('link', { name: 'Loft at the canal' }).getAttribute('href')).toBe(
    '/admin/flats?review=7',
  )
  expect(flats.getByRole('link', { name: 'All 12' }).getAttribute('href')).toBe('/admin/flats?q=Otto+Owner')
  const lettings = drawer.getByRole('region', { name: 'Requests for their flats (1)' })
  expect(within(lettings).getByRole('link').getAttribute('href')).toBe('/admin/bookings?q=12&details=12')
  expect(drawer.getByText(/^Nothing yet/).textContent).toContain('Reports about them')
  expect(shell.answers.inputsOf(getAdminPerson)).toEqual([{ params: { id: 'otto' } }])
})

test('an action in the drawer is done to that person, who is then shown as they are', async () => {
  const { drawer, shell, user } = await renderPerson(
    new FakeShell().on(blockUser, () => anAdminUser() as never),
  )

  await user.click(drawer.getByRole('button', { name: 'Block' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Block/ }))
  await user.type(dialog.getByRole('textbox'), 'Asks for money')
  await user.click(dialog.getByRole('button', { name: 'Block' }))

  await waitFor(() => expect(shell.answers.inputsOf(getAdminPerson)).toHaveLength(2))
  expect(shell.answers.inputsOf(blockUser)).toEqual([
    { params: { id: 'otto' }, body: { reason: 'Asks for money' } },
  ])
})
