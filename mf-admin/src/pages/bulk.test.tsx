// proves 21.2
import { expect, jest, test } from '@jest/globals'
import { closeInvoice, listAdminFlats, listAdminInvoices, updateFlatStatus } from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aPage, anAdminFlat, anAdminInvoice } from '../testing/rows.ts'
import { FlatsPage } from './flats-page.tsx'
import { InvoicesPage } from './invoices-page.tsx'

const failure = (message: string) => Object.assign(new Error(message), { ajax: true, status: 409 })
const FLATS = [
  anAdminFlat({ id: 1, title: 'Loft' }),
  anAdminFlat({ id: 2, title: 'Studio' }),
  anAdminFlat({ id: 3, title: 'Attic', status: 'ACTIVE' }),
]

async function renderFlats(
  shell = new FakeShell().on(updateFlatStatus, () => ({}) as never),
  address = '/admin/flats',
) {
  shell.at(address).on(listAdminFlats, () => aPage(FLATS))
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  await screen.findAllByRole('row')
  const pick = (title: string) => user.click(screen.getByRole('checkbox', { name: `Choose ${title}` }))
  return { user, shell, pick }
}

const statusesSent = (shell: FakeShell) =>
  shell.answers
    .inputsOf(updateFlatStatus)
    .map(({ params, query, body }) => [params.id, query.flatStatus, body?.reason])
const chosen = () => screen.queryByRole('group', { name: 'Chosen rows' })

test('selected flats are approved together after a confirmation', async () => {
  const { user, shell, pick } = await renderFlats()
  await pick('Loft')
  await pick('Studio')

  await user.click(screen.getByRole('button', { name: 'Approve (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve (2)' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Loft', 'Studio'])
  expect(statusesSent(shell)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(statusesSent(shell)).toEqual([
    [1, 'ACTIVE', undefined],
    [2, 'ACTIVE', undefined],
  ])
  expect(shell.notices.map(({ message }) => message)).toEqual(['Approve: done for 2 rows'])
})

test('an action leaves out the chosen rows that do not allow it, and says how many', async () => {
  const { user, shell, pick } = await renderFlats()
  await pick('Loft')
  await pick('Attic')

  await user.click(screen.getByRole('button', { name: 'Approve (1)' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/One other row that is chosen does not allow it now/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(statusesSent(shell)).toEqual([[1, 'ACTIVE', undefined]]))
})

test('when one row fails the others are still changed; the failed row shows why and can be retried', async () => {
  let isBroken = true
  const shell = new FakeShell().on(updateFlatStatus, ({ params }) => {
    if (params.id === 1 && isBroken) throw failure('The flat has changed')
    return {} as never
  })
  const { user, pick } = await renderFlats(shell)
  await pick('Loft')
  await pick('Studio')
  await user.click(screen.getByRole('button', { name: 'Reject (2)' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'Too dark')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))

  const report = within(await dialog.findByRole('alert'))
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Loft: The flat has changed',
  ])
  isBroken = false
  await user.click(dialog.getByRole('button', { name: 'Try these again' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(statusesSent(shell)).toEqual([
    [1, 'REJECTED', 'Too dark'],
    [2, 'REJECTED', 'Too dark'],
    [1, 'REJECTED', 'Too dark'],
  ])
})

test('a double click on Approve sends the approval once', async () => {
  const { user, shell, pick } = await renderFlats()
  await pick('Loft')
  await user.click(screen.getByRole('button', { name: 'Approve (1)' }))

  await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(statusesSent(shell)).toHaveLength(1)
})

test('one checkbox selects and deselects all rows of the page', async () => {
  const { user } = await renderFlats()
  const all = screen.getByRole('checkbox', { name: 'Choose all rows of this page' })

  await user.click(all)
  expect(within(chosen() as HTMLElement).getByRole('status').textContent).toBe('3 rows chosen')
  await user.click(all)

  expect(chosen()).toBeNull()
})

test('selected invoices are closed together', async () => {
  const shell = new FakeShell()
    .at('/admin/invoices')
    .on(listAdminInvoices, () =>
      aPage([anAdminInvoice({ id: 1, number: 'RE-1' }), anAdminInvoice({ id: 2, number: 'RE-2' })]),
    )
    .on(closeInvoice, () => ({}) as never)
  const { user } = await renderRemote(<InvoicesPage />, { shell, texts, hasAntd: true })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }))

  await user.click(screen.getByRole('button', { name: 'Mark as paid (2)' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as paid' }))

  await waitFor(() => expect(shell.answers.inputsOf(closeInvoice)).toHaveLength(2))
})

test('the details of a row show what the table leaves out, and are part of the address', async () => {
  const { user, shell } = await renderFlats()

  await user.click(screen.getByRole('button', { name: 'Actions for Loft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }))

  const details = within(await screen.findByRole('dialog', { name: 'Loft' }))
  expect(shell.address).toBe('/admin/flats?details=1')
  expect(details.getByText('Otto Owner')).toBeTruthy()
  expect(details.getByRole('link', { name: 'Landlord' }).getAttribute('href')).toBe(
    '/admin/users?details=otto',
  )
})

test('closing details opened by a link keeps the filters of the list', async () => {
  const { user, shell } = await renderFlats(new FakeShell(), '/admin/flats?q=Loft&details=1')

  const details = within(await screen.findByRole('dialog', { name: 'Loft' }))
  await user.click(details.getByRole('button', { name: 'Close' }))

  expect(shell.address).toBe('/admin/flats?q=Loft')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a bulk action interrupted by a lost connection lists what is left, even if the list cannot be reloaded', async () => {
  let isOffline = false
  const shell = new FakeShell().at('/admin/flats')
  const { user, pick } = await renderFlats(
    shell.on(updateFlatStatus, ({ params }) => {
      if (params.id === 2) isOffline = true
      if (isOffline) throw failure('Internet disconnected')
      return {} as never
    }),
  )
  shell.on(listAdminFlats, () => {
    if (isOffline) throw failure('Internet disconnected')
    return aPage(FLATS)
  })
  await pick('Loft')
  await pick('Studio')
  await user.click(screen.getByRole('button', { name: 'Approve (2)' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))

  const stale = await screen.findByText(
    'The list could not be brought up to date: these are the rows from before.',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve (2)' }))
  expect(dialog.getByRole('listitem').textContent).toBe('Studio: Internet disconnected')
  expect(stale).toBeTruthy()
})

test('Back closes the confirmation of a bulk action without sending it', async () => {
  const { user, shell, pick } = await renderFlats()
  await pick('Loft')
  await user.click(screen.getByRole('button', { name: 'Approve (1)' }))

  act(() => shell.navigator.go(-1))

  expect([screen.queryByRole('dialog'), statusesSent(shell)]).toEqual([null, []])
})

async function renderMany(count: number) {
  const shell = new FakeShell().on(updateFlatStatus, () => ({}) as never).at('/admin/flats?status=IN_REVIEW')
  const matching = Array.from({ length: count }, (_flat, at) =>
    anAdminFlat({ id: at + 1, title: `Flat ${at}` }),
  )
  shell.on(listAdminFlats, ({ query: { page, size } }) =>
    aPage(matching.slice(page * size, (page + 1) * size), { total: count, page, size }),
  )
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  await screen.findAllByRole('row')
  await user.click(screen.getByRole('checkbox', { name: 'Choose all rows of this page' }))
  return { user, shell }
}

test('all matching rows beyond the page can be selected, and an action runs for each', async () => {
  const { user, shell } = await renderMany(130)

  await user.click(screen.getByRole('button', { name: 'Choose all 130 that match' }))
  await user.click(await screen.findByRole('button', { name: 'Approve (130)' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(statusesSent(shell)).toHaveLength(130))
  expect(shell.answers.inputsOf(listAdminFlats).map(({ query }) => query?.status)).toContainEqual([
    'IN_REVIEW',
  ])
})

test('deselecting one of all matching rows keeps the others selected, on other pages too', async () => {
  const { user } = await renderMany(130)
  await user.click(screen.getByRole('button', { name: 'Choose all 130 that match' }))
  await screen.findByText('130 rows chosen')

  await user.click(screen.getByRole('checkbox', { name: 'Choose Flat 3' }))
  expect(within(chosen() as HTMLElement).getByRole('status').textContent).toBe('129 rows chosen')
  await user.click(screen.getByRole('button', { name: 'Choose none' }))

  expect(chosen()).toBeNull()
})

test('where more rows match than one action can take, it offers the first 1,000 and shows the total', async () => {
  const { user } = await renderMany(1677)

  await user.click(screen.getByRole('button', { name: 'Choose the first 1,000 of 1,677 that match' }))

  expect(await screen.findByRole('button', { name: 'Approve (1,000)' })).toBeTruthy()
})

test('two failed rows with the same title each show their own error', async () => {
  const twins = [anAdminFlat({ id: 1, title: 'Loft' }), anAdminFlat({ id: 2, title: 'Loft' })]
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const shell = new FakeShell()
    .at('/admin/flats')
    .on(listAdminFlats, () => aPage(twins))
    .on(updateFlatStatus, ({ params }) => Promise.reject(failure(`No ${params.id}`)))
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  await screen.findAllByRole('row')
  await user.click(screen.getByRole('checkbox', { name: 'Choose all rows of this page' }))
  await user.click(screen.getByRole('button', { name: 'Approve (2)' }))

  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  const report = within(await dialog.findByRole('alert'))
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Loft: No 1',
    'Loft: No 2',
  ])
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
