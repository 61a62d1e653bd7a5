// proves 21.50, 21.51, 21.64
import { expect, test } from '@jest/globals'
import {
  type AdminPerson,
  blockUser,
  getAdminPerson,
  listAdminFlats,
  listAdminUsers,
  writeToUser,
} from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { anAdminPerson } from '../testing/person.ts'
import { aPage, anAdminHelpRequest, anAdminUser } from '../testing/rows.ts'
import { FlatsPage } from './flats-page.tsx'
import { UsersPage } from './users-page.tsx'

async function renderPerson(shell = new FakeShell(), change: Partial<AdminPerson> = {}) {
  // Another page of the list: the person is not among its rows.
  shell.on(listAdminUsers, () => aPage([anAdminUser()])).on(getAdminPerson, () => anAdminPerson(change))
  shell.at('/admin/users?details=otto')
  const { user } = await renderRemote(<UsersPage />, { shell, texts, hasAntd: true })
  const drawer = within(await screen.findByRole('dialog', { name: 'Otto Owner' }))
  return { user, shell, drawer }
}

test('the drawer of a linked person shows their contact, flats and requests, also from another page of the list', async () => {
  const { drawer, shell } = await renderPerson()

  expect(drawer.getByText('otto@domizil.example')).toBeTruthy()
  expect(drawer.getByText('+493012345')).toBeTruthy()
  const flats = within(drawer.getByRole('region', { name: 'Flats (12)' }))
  expect(flats.getByRole('link', { name: 'Loft at the canal' }).getAttribute('href')).toBe(
    '/admin/flats?review=7',
  )
  expect(flats.getByRole('link', { name: 'All 12' }).getAttribute('href')).toBe('/admin/flats?ownerId=otto')
  const lettings = drawer.getByRole('region', { name: 'Requests for their flats (1)' })
  expect(within(lettings).getByRole('link').getAttribute('href')).toBe('/admin/bookings?q=12&details=12')
  expect(drawer.getByText(/^Nothing yet/).textContent).toContain('Reports and decisions about them')
  expect(shell.answers.inputsOf(getAdminPerson)).toEqual([{ params: { id: 'otto' } }])
})

test('each “All” link filters its list by the id and the role of this person', async () => {
  const many = { total: 12, items: [] }
  const { drawer } = await renderPerson(new FakeShell(), {
    requests: many,
    lettings: many,
    invoices: many,
    reviewsAbout: many,
    reportsBy: many,
    help: many,
  })

  const hrefs = drawer.getAllByRole('link', { name: 'All 12' }).map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/admin/flats?ownerId=otto',
    '/admin/bookings?tenantId=otto',
    '/admin/bookings?landlordId=otto',
    '/admin/invoices?recipientId=otto',
    '/admin?tab=reports&reporterId=otto&status=',
    '/admin?tab=help&userId=otto&status=',
  ])
  const reviews = within(drawer.getByRole('region', { name: /^Reviews received/ }))
  expect(reviews.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/flat-reviews?aboutId=otto',
    '/admin/tenant-reviews?aboutId=otto',
  ])
})

test('the drawer of a linked person opens although the list below is empty', async () => {
  const shell = new FakeShell()
    .on(listAdminUsers, () => aPage([]))
    .on(getAdminPerson, () => anAdminPerson())
    .at('/admin/users?q=nobody&details=otto')

  await renderRemote(<UsersPage />, { shell, texts, hasAntd: true })

  expect(await screen.findByRole('dialog', { name: 'Otto Owner' })).toBeTruthy()
  expect(screen.getByText('Nothing matches these filters')).toBeTruthy()
})

test('a link to a deleted person says that they are not there any more', async () => {
  const shell = new FakeShell()
    .on(listAdminUsers, () => aPage([anAdminUser()]))
    .on(getAdminPerson, () => {
      throw Object.assign(new Error('No such user'), { ajax: true, status: 404 })
    })
    .at('/admin/users?details=left')

  await renderRemote(<UsersPage />, { shell, texts, hasAntd: true })

  expect((await screen.findByRole('alert')).textContent).toContain('not there any more')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('after a linked person failed to load, the Try again button loads them', async () => {
  let isDown = true
  const shell = new FakeShell()
    .on(listAdminUsers, () => aPage([anAdminUser()]))
    .on(getAdminPerson, () => {
      if (isDown) throw Object.assign(new Error('Out of reach'), { ajax: true, status: 503 })
      return anAdminPerson()
    })
    .at('/admin/users?details=otto')
  const { user } = await renderRemote(<UsersPage />, { shell, texts, hasAntd: true })
  const alert = within(await screen.findByRole('alert'))
  isDown = false

  await user.click(alert.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('dialog', { name: 'Otto Owner' })).toBeTruthy()
})

test('the filter of a person shows the name, not the id', async () => {
  const shell = new FakeShell()
    .on(listAdminFlats, () => aPage([]))
    .on(listAdminUsers, () => aPage([anAdminUser({ id: 'otto', name: 'Otto Owner' })]))
    .at('/admin/flats?ownerId=otto')
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })

  await user.click(await screen.findByRole('button', { name: /Landlord: Otto Owner/ }))

  await waitFor(() => expect(shell.address).toBe('/admin/flats'))
  expect(shell.answers.inputsOf(listAdminFlats)[0]).toMatchObject({ query: { ownerId: ['otto'] } })
})

test('blocking from the drawer blocks that person, and loads the drawer again', async () => {
  const { drawer, shell, user } = await renderPerson(
    new FakeShell().on(blockUser, () => anAdminUser() as never),
  )

  await user.click(drawer.getByRole('button', { name: 'Block' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Block/ }))
  await enterText(user, dialog.getByRole('textbox'), 'Asks for money')
  await user.click(dialog.getByRole('button', { name: 'Block' }))

  await waitFor(() => expect(shell.answers.inputsOf(getAdminPerson)).toHaveLength(2))
  expect(shell.answers.inputsOf(blockUser)).toEqual([
    { params: { id: 'otto' }, body: { reason: 'Asks for money' } },
  ])
})

test('a message to a person is sent from the drawer, and its number is shown', async () => {
  const { drawer, shell, user } = await renderPerson(
    new FakeShell().on(writeToUser, () => anAdminHelpRequest({ reference: 'H-77', fromTeam: true })),
  )

  await user.click(drawer.getByRole('button', { name: 'Write a message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a message' }))
  await user.click(dialog.getByRole('button', { name: 'Write a message' }))
  expect(dialog.getByText('Write 2 to 4000 characters')).toBeTruthy()
  await enterText(user, dialog.getByRole('textbox', { name: /Message/ }), 'Please call us.')
  await user.click(dialog.getByRole('button', { name: 'Write a message' }))

  await waitFor(() =>
    expect(shell.notices.at(-1)).toMatchObject({ message: 'Your message H-77 to Otto Owner is on its way' }),
  )
  expect(shell.answers.inputsOf(writeToUser)).toEqual([
    { params: { id: 'otto' }, body: { message: 'Please call us.' } },
  ])
})
