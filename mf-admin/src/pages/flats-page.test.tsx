// proves 2.27, 2.85, 2.86, D2.4, 18.36, 21.4, 21.33, 21.62, 21.63, 21.64
import { expect, test } from '@jest/globals'
import {
  acceptListingChanges,
  getListingChanges,
  listAdminFlats,
  removeFlat,
  undoListingChanges,
  updateFlatStatus,
  writeToUser,
} from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aPage, anAdminFlat, anAdminHelpRequest } from '../testing/rows.ts'
import { FlatsPage } from './flats-page.tsx'

async function renderFlats(shell: FakeShell) {
  const rendered = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  await screen.findAllByRole('row')
  return rendered
}

const aShell = (flat = anAdminFlat(), address = '/admin/flats') =>
  new FakeShell().at(address).on(listAdminFlats, () => aPage([flat], { total: 1240 }))
const lastQuery = (shell: FakeShell) => shell.answers.inputsOf(listAdminFlats).at(-1)?.query
const open = async (user: Awaited<ReturnType<typeof renderRemote>>['user'], action: string) => {
  await user.click(screen.getByRole('button', { name: 'Actions for Loft at the canal' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  await screen.findByRole('dialog')
}

test('a row shows owner, place, size, prices, counts, dates and status of a flat', async () => {
  await renderFlats(aShell())

  const row = screen.getByRole('row', { name: /Loft at the canal/ })

  expect(within(row).getByRole('rowheader').textContent).toBe('Loft at the canalNo. 7')
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(1, -1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Otto Owner',
    'Leipzig',
    'Loft',
    '64.5 m²',
    '€2,180',
    '86',
    '3',
    '18.11.2026, 10:00',
    '18.11.2026, 10:00',
    '–',
    '€1,090',
    'In review',
  ])
})

test('the page says which rows of how many it shows', async () => {
  const flats = Array.from({ length: 25 }, (_flat, id) => anAdminFlat({ id }))
  const shell = new FakeShell().at('/admin/flats').on(listAdminFlats, () => aPage(flats, { total: 1240 }))

  await renderFlats(shell)

  expect(screen.getByText('1–25 of 1,240')).toBeTruthy()
})

test('a heading sorts by its column, pressed again the other way round', async () => {
  const { user, shell } = await renderFlats(aShell())

  await user.click(screen.getByRole('columnheader', { name: 'Price per month' }))
  expect(screen.getByRole('columnheader', { name: 'Price per month' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await user.click(screen.getByRole('columnheader', { name: 'Price per month' }))

  expect(screen.getByRole('columnheader', { name: 'Price per month' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  expect(shell.address).toBe('/admin/flats?sort=price&dir=desc')
  expect(lastQuery(shell)).toMatchObject({ sort: 'price', dir: 'desc' })
})

test('a filter narrows the list, returns to the first page, and can be removed', async () => {
  const { user, shell } = await renderFlats(aShell(anAdminFlat(), '/admin/flats?page=3'))

  await user.click(screen.getByRole('button', { name: 'Status', expanded: false }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Rejected' }))
  expect(lastQuery(shell)).toMatchObject({ status: ['REJECTED'], page: 0 })
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Rejected' }))

  expect(shell.address).toBe('/admin/flats')
})

test('pressing Enter in the search field searches the list', async () => {
  const { user, shell } = await renderFlats(aShell())

  await user.type(screen.getByRole('searchbox', { name: 'Search the list' }), 'Loft{Enter}')

  expect(lastQuery(shell)).toMatchObject({ q: 'Loft' })
})

test('page size and page number are part of the address', async () => {
  const { user, shell } = await renderFlats(aShell())

  await user.click(screen.getByRole('combobox', { name: 'Page Size' }))
  await user.click(await screen.findByTitle('50 / page'))
  await user.click(screen.getByRole('link', { name: 'Next page' }))

  expect(shell.address).toBe('/admin/flats?size=50&page=2')
  expect(lastQuery(shell)).toMatchObject({ size: 50, page: 1 })
})

test('columns can be hidden and moved, and stay so for the same user', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const { user } = await renderFlats(aShell())

  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  await user.click(columns.getByRole('checkbox', { name: 'Deposit' }))
  await user.click(columns.getByRole('button', { name: 'Move City forward' }))
  cleanup()
  await renderFlats(aShell())

  expect(heads().slice(1, 4)).toEqual(['Flat', 'City', 'Landlord'])
  expect(heads()).not.toContain('Deposit')
})

test('search, filters and order can be saved as a named view, opened and removed', async () => {
  localStorage.clear()
  const filtered = '/admin/flats?sort=price&dir=desc&q=loft&status=IN_REVIEW'
  const { user } = await renderFlats(aShell(anAdminFlat(), `${filtered}&page=3`))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.type(screen.getByRole('textbox', { name: /^Save the search/ }), 'Dear lofts{Enter}')
  expect(screen.getByRole('button', { name: 'Dear lofts', expanded: true })).toBeTruthy()
  cleanup()

  const shell = aShell()
  const { user: later } = await renderFlats(shell)
  await later.click(screen.getByRole('button', { name: 'Views' }))
  await later.click(screen.getByRole('button', { name: 'Dear lofts' }))
  expect(new URLSearchParams(shell.address.split('?')[1])).toEqual(
    new URLSearchParams(filtered.split('?')[1]),
  )
  await later.click(screen.getByRole('button', { name: 'Remove the view Dear lofts' }))

  expect(screen.queryByRole('button', { name: 'Dear lofts' })).toBeNull()
})

test('status and price stay in sight while other columns are scrolled', async () => {
  await renderFlats(aShell())

  const row = screen.getByRole('row', { name: /Loft at the canal/ })
  const fixed = [...row.children].filter(({ className }) => className.includes('fix-end'))

  expect(fixed.map(({ textContent }) => textContent)).toEqual(['€1,090', 'In review', 'Review'])
})

test('a flat in review is approved after a confirmation, and the list is loaded again', async () => {
  const shell = aShell().on(updateFlatStatus, () => Promise.resolve({} as never))
  const { user } = await renderFlats(shell)

  await open(user, 'Approve')
  const before = shell.answers.inputsOf(listAdminFlats).length
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))

  expect(shell.answers.inputsOf(updateFlatStatus)).toEqual([
    { params: { id: 7 }, query: { flatStatus: 'ACTIVE' }, body: {} },
  ])
  expect(shell.answers.inputsOf(listAdminFlats)).toHaveLength(before + 1)
  expect(shell.notices).toEqual([{ kind: 'success', message: '“Loft at the canal” is listed' }])
})

test('rejecting a flat requires a reason', async () => {
  const shell = aShell().on(updateFlatStatus, () => Promise.resolve({} as never))
  const { user } = await renderFlats(shell)

  await open(user, 'Reject')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Give a reason of 3 to 500 characters')).toBeTruthy()
  expect(shell.answers.inputsOf(updateFlatStatus)).toEqual([])
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'Pictures of another flat')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))

  expect(shell.answers.inputsOf(updateFlatStatus)).toEqual([
    { params: { id: 7 }, query: { flatStatus: 'REJECTED' }, body: { reason: 'Pictures of another flat' } },
  ])
})

const CHANGED_AT = '2026-11-20T10:00:00.000Z'
const changedFlat = () =>
  aShell(anAdminFlat({ status: 'ACTIVE', changedSinceReview: CHANGED_AT })).on(getListingChanges, () => ({
    changedSinceReview: CHANGED_AT,
    texts: [{ field: 'title_en' as const, before: 'Loft', after: 'Loft at the canal' }],
    price: { before: 900, after: 1300 },
    images: {
      before: [{ url: '/api/image/a/medium.webp', mainImage: true }],
      after: [{ url: '/api/image/b/medium.webp', mainImage: true }],
    },
    facts: null,
  }))

test('a listed flat that has changed since its review is marked, and shows before and now in its details', async () => {
  const { user } = await renderFlats(changedFlat())

  expect(screen.getByRole('row', { name: /Loft at the canal/ }).textContent).toContain(
    'ListedChanged since the review',
  )
  await open(user, 'Details')

  const details = within(screen.getByRole('dialog'))
  const valuesOf = async (part: string) =>
    [
      ...((await details.findByRole('heading', { name: part })).parentElement?.querySelectorAll('dd') ?? []),
    ].map(({ textContent }) => textContent)
  expect(await valuesOf('Title in English')).toEqual(['Loft', 'Loft at the canal'])
  expect(await valuesOf('Price per month')).toEqual(['€900', '€1,300'])
  expect(details.getAllByRole('img', { name: 'Picture 1, the main one' })).toHaveLength(2)
})

test('accepting or undoing changes of a listed flat sends which changes were shown, undoing also the reason', async () => {
  const shell = changedFlat()
    .on(acceptListingChanges, () => null)
    .on(undoListingChanges, () => null)
  const { user } = await renderFlats(shell)

  await open(user, 'Accept the changes')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept the changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open(user, 'Undo the changes')
  await enterText(user, screen.getByRole('textbox', { name: 'Reason' }), 'There is no canal')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo the changes' }))

  const seen = { changedSinceReview: CHANGED_AT }
  expect(shell.answers.inputsOf(acceptListingChanges)).toEqual([{ params: { id: 7 }, body: seen }])
  expect(shell.answers.inputsOf(undoListingChanges)).toEqual([
    { params: { id: 7 }, body: { ...seen, reason: 'There is no canal' } },
  ])
})

test('why an action is refused is shown in the dialog', async () => {
  const refused = Object.assign(new Error('A booking is running.'), { ajax: true, status: 409 })
  const shell = aShell().on(removeFlat, () => Promise.reject(refused))
  const { user } = await renderFlats(shell)

  await open(user, 'Archive')
  await enterText(user, screen.getByRole('textbox', { name: 'Reason' }), 'There is no such flat')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archive' }))

  expect((await screen.findByRole('alert')).textContent).toBe('A booking is running.')
})

test('an archived flat has no actions that change its status, but its owner can be written to', async () => {
  const { user } = await renderFlats(aShell(anAdminFlat({ status: 'ARCHIVED' })))

  await user.click(screen.getByRole('button', { name: 'Actions for Loft at the canal' }))

  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Review',
    'Open the flat',
    'Bookings',
    'Landlord',
    'Audit trail',
    'Write to the landlord',
  ])
})

test('after the list failed to load, Try again loads it', async () => {
  let attempts = 0
  const away = Object.assign(new Error('The database is away'), { ajax: true, status: 503 })
  const shell = new FakeShell().at('/admin/flats').on(listAdminFlats, () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(away) : aPage([anAdminFlat()])
  })
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('row', { name: /Loft at the canal/ })).toBeTruthy()
})

test('without matching rows the filters can be removed', async () => {
  const shell = new FakeShell()
    .at('/admin/flats?q=nowhere&status=DRAFT')
    .on(listAdminFlats, ({ query }) => aPage(query.q ? [] : [anAdminFlat()]))
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  const nothing = await screen.findByRole('heading', { name: 'Nothing matches these filters' })

  await user.click(within(nothing.parentElement as HTMLElement).getByRole('button', { name: 'Clear all' }))

  expect(await screen.findByRole('row', { name: /Loft at the canal/ })).toBeTruthy()
  expect(shell.address).toBe('/admin/flats')
})

test('the breadcrumb above the list leads back to the dashboard', async () => {
  await renderFlats(aShell())

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))

  expect(trail.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
  expect(trail.getByText('Flats').getAttribute('aria-current')).toBe('page')
})

const dialog = () => screen.queryByRole('dialog', { name: 'Reject' })
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })

async function writeWithoutSending(): Promise<void> {
  sessionStorage.clear()
  const { user } = await renderFlats(aShell())
  await open(user, 'Reject')
  await enterText(user, reason(), 'Too dark')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  cleanup()
}

test('a reason that was typed but not sent is still there after the dialog was closed', async () => {
  await writeWithoutSending()

  const { user } = await renderFlats(aShell())
  await open(user, 'Reject')

  expect(reason().value).toBe('Too dark')
})

test('a typed reason is not shown for another flat', async () => {
  await writeWithoutSending()

  const { user } = await renderFlats(aShell(anAdminFlat({ id: 8 })))
  await open(user, 'Reject')

  expect(reason().value).toBe('')
})

test('a reason that was sent is not shown in the next dialog', async () => {
  sessionStorage.clear()
  const { user } = await renderFlats(aShell().on(updateFlatStatus, () => ({}) as never))
  await open(user, 'Reject')
  await enterText(user, reason(), 'Too dark')
  await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(dialog()).toBeNull())

  await open(user, 'Reject')

  expect(reason().value).toBe('')
})

test('Back closes the dialog and keeps the filters of the list', async () => {
  const { user, shell } = await renderFlats(aShell(anAdminFlat(), '/admin/flats?q=loft'))
  await open(user, 'Reject')
  const asked = dialog() !== null

  act(() => shell.navigator.go(-1))

  expect([asked, dialog(), shell.address]).toEqual([true, null, '/admin/flats?q=loft'])
})

test('a failure after Back has closed the dialog is shown as a notice, with a button to retry', async () => {
  sessionStorage.clear()
  const refusals: ((error: Error) => void)[] = []
  const shell = aShell().on(updateFlatStatus, () =>
    refusals.length === 0 ? new Promise((_resolve, reject) => refusals.push(reject)) : ({} as never),
  )
  const { user } = await renderFlats(shell)
  await open(user, 'Reject')
  await enterText(user, reason(), 'Too dark')
  await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Reject' }))

  act(() => shell.navigator.go(-1))
  await act(async () => refusals[0]?.(Object.assign(new Error('Internet disconnected'), { ajax: true })))
  const told = shell.notices.at(-1)
  await act(async () => told?.action?.run())

  expect([told?.kind, told?.message]).toEqual(['error', 'Internet disconnected'])
  expect(shell.answers.inputsOf(updateFlatStatus).map(({ body }) => body)).toEqual([
    { reason: 'Too dark' },
    { reason: 'Too dark' },
  ])
})

test('a message to the owner of a flat names the flat', async () => {
  const shell = aShell().on(writeToUser, () => anAdminHelpRequest())
  const { user } = await renderFlats(shell)
  await open(user, 'Write to the landlord')
  const asked = within(screen.getByRole('dialog'))

  await enterText(user, asked.getByRole('textbox', { name: /Message/ }), 'Your photos are dark.')
  await user.click(asked.getByRole('button', { name: 'Write to the landlord' }))

  await waitFor(() =>
    expect(shell.answers.inputsOf(writeToUser)).toEqual([
      { params: { id: 'otto' }, body: { message: 'Your photos are dark.', flatId: 7 } },
    ]),
  )
})

test.each([
  ['CSV (international)', 'csv', /^Flats \d{4}-\d\d-\d\d\.csv$/],
  ['CSV for a German spreadsheet', 'json', /^Flats .+\.csv$/],
  ['JSON', 'json', /^Flats .+\.json$/],
])('all rows that match the filter are downloaded as %s', async (name, file, savedAs) => {
  const saved = catchSavedFiles()
  const { user, shell } = await renderFlats(aShell(anAdminFlat(), '/admin/flats?q=loft'))

  await user.click(await screen.findByRole('button', { name: 'Export 1,240 rows' }))
  await user.click(await screen.findByRole('menuitem', { name }))

  await waitFor(() => expect(saved).toEqual([expect.stringMatching(savedAs)]))
  expect(shell.downloads.at(-1)?.input).toMatchObject({ query: { q: 'loft', file } })
  expect(shell.notices.at(-1)).toMatchObject({ kind: 'success', message: '1,240 rows are in the file' })
})

/** The names of the files that the browser saves, which jsdom cannot. */
function catchSavedFiles(): string[] {
  const names: string[] = []
  URL.createObjectURL ??= () => 'blob:file'
  URL.revokeObjectURL ??= () => undefined
  HTMLAnchorElement.prototype.click = function save() {
    names.push(this.download)
  }
  return names
}
