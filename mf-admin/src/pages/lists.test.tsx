// proves 2.25, 2.26, 2.28, 2.29, 2.30, 2.31, 2.85, 3.35, 7.10, 10.15, 11.32, 13.5, 18.32, 21.34, 21.49, 21.52
import { describe, expect, jest, test } from '@jest/globals'
import {
  blockUser,
  type Call,
  cancelBooking,
  closeInvoice,
  creditInvoice,
  hideReview,
  listAdminBookings,
  listAdminFlatReviews,
  listAdminInvoices,
  listAdminTenantReviews,
  listAdminUsers,
  listDemand,
  listSearches,
  readDepositReturn,
  showReview,
  unblockUser,
  updateBookingAttachment,
} from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import texts from '../../messages/en.ts'
import {
  aPage,
  anAdminBooking,
  anAdminInvoice,
  anAdminReview,
  anAdminSearch,
  anAdminUser,
} from '../testing/rows.ts'
import { BookingsPage } from './bookings-page.tsx'
import { FlatReviewsPage } from './flat-reviews-page.tsx'
import { InvoicesPage } from './invoices-page.tsx'
import { anAdminDemand } from '../testing/demand-row.ts'
import { DemandTab } from './demand-tab.tsx'
import { SearchesPage } from './searches-page.tsx'
import { TenantReviewsPage } from './tenant-reviews-page.tsx'
import { UsersPage } from './users-page.tsx'

const NOTHING = () => Promise.resolve({} as never)

/** Renders a list with one row, and finds that row. */
async function renderRow(Page: ComponentType, call: Call, row: object, shell = new FakeShell()) {
  shell.on(call, () => aPage([row]))
  const rendered = await renderRemote(<Page />, { shell, texts, hasAntd: true })
  const [, first] = await screen.findAllByRole('row')
  const cells = [...(first?.children ?? [])]
    .filter((cell) => !cell.querySelector('input'))
    .slice(0, -1)
    .map(({ textContent }) => textContent)
  return { ...rendered, cells }
}

type User = Awaited<ReturnType<typeof renderRemote>>['user']

async function ask(user: User, action: string) {
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

async function doIt(user: User, action: string, reason: string) {
  const dialog = await ask(user, action)
  await enterText(user, dialog.getByRole('textbox', { name: /^Reason/ }), reason)
  await user.click(dialog.getByRole('button', { name: action }))
}

describe('bookings', () => {
  test('show money and status on their cards on a narrow screen', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => Object.assign(new EventTarget(), { matches: query.includes('899px') }) as MediaQueryList,
      )
    const shell = new FakeShell().on(listAdminBookings, () => aPage([anAdminBooking()]))
    await renderRemote(<BookingsPage />, { shell, texts, hasAntd: true })

    const cards = within(await screen.findByRole('list', { name: 'Bookings' }))
    jest.restoreAllMocks()

    expect(cards.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Total rent', 'Status']),
    )
  })

  test('show both parties, days, total and status', async () => {
    const booking = anAdminBooking({
      status: 'BOOKING_CANCELED',
      cancelReason: 'EXPIRED',
      depositReturn: 'DISPUTED',
      lastDay: 'PROPOSED',
    })

    const { cells } = await renderRow(BookingsPage, listAdminBookings, booking)

    expect(cells).toEqual([
      'Loft at the canalNo. 12',
      'Otto Owner',
      'Tara Tenant',
      '15.01.2027 – 14.03.2027',
      'Our contract',
      'Disputed',
      'Proposed',
      '–',
      '20.11.2026, 13:40',
      '18.11.2026, 10:00',
      '€2,180',
      'EndedNobody answered in time',
    ])
  })

  test('show the last day to sign as the mail does, and name their time zone once', async () => {
    const booking = anAdminBooking({ expiresAt: '2027-03-16T23:00:00.000Z' })
    const { user, cells } = await renderRow(BookingsPage, listAdminBookings, booking)
    const notes = () => screen.getAllByText('All days and times in Berlin time')

    expect(cells).toContain('16.03.2027, 23:59')
    expect(notes()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Details' }))
    expect(within(await screen.findByRole('dialog')).getByText(notes()[0]?.textContent ?? '')).toBeTruthy()
  })

  test.each([
    [null, 0],
    ['RE-2026-000003', 1],
  ])('whose invoice is %s have %i links to it', async (invoice, times) => {
    const { user } = await renderRow(BookingsPage, listAdminBookings, anAdminBooking({ invoice }))

    await user.click(screen.getByRole('button', { name: /^Actions for/ }))

    await screen.findByRole('menuitem', { name: 'Details' })
    expect(screen.queryAllByRole('menuitem', { name: texts['link.invoices'] })).toHaveLength(times)
  })

  test('are cancelled only with a reason, which both sides read', async () => {
    const shell = new FakeShell().on(cancelBooking, NOTHING)
    const { user } = await renderRow(BookingsPage, listAdminBookings, anAdminBooking(), shell)
    const dialog = await ask(user, 'Cancel the booking')

    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
    expect(shell.answers.inputsOf(cancelBooking)).toEqual([])
    await enterText(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for by phone')
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }))

    expect(shell.answers.inputsOf(cancelBooking)).toEqual([
      { params: { id: 12 }, body: { reason: 'Asked for by phone' } },
    ])
  })

  test('get a new contract file only with a file and a reason', async () => {
    const shell = new FakeShell().on(updateBookingAttachment, NOTHING)
    const { user } = await renderRow(BookingsPage, listAdminBookings, anAdminBooking(), shell)
    const dialog = await ask(user, 'Replace the contract file')

    await user.click(dialog.getByRole('button', { name: 'Replace the contract file' }))
    expect(dialog.getByText('Choose a PDF file')).toBeTruthy()
    expect(shell.answers.inputsOf(updateBookingAttachment)).toEqual([])
    const file = new File(['%PDF-'], 'contract.pdf', { type: 'application/pdf' })
    await user.upload(dialog.getByLabelText('Contract as PDF'), file)
    await enterText(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'A page was missing')
    await user.click(dialog.getByRole('button', { name: 'Replace the contract file' }))

    expect(shell.answers.inputsOf(updateBookingAttachment)).toEqual([
      { params: { id: 12 }, body: { reason: 'A page was missing' } },
    ])
  })

  test('keep the chosen file and the reason when the server refuses the file', async () => {
    const refusal = Object.assign(new Error('This PDF contains a script.'), { ajax: true, status: 422 })
    const shell = new FakeShell().on(updateBookingAttachment, () => Promise.reject(refusal))
    const { user } = await renderRow(BookingsPage, listAdminBookings, anAdminBooking(), shell)
    const dialog = await ask(user, 'Replace the contract file')
    const file = new File(['%PDF-'], 'contract.pdf', { type: 'application/pdf' })
    const field = dialog.getByLabelText<HTMLInputElement>('Contract as PDF')
    await user.upload(field, file)
    await enterText(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'A page was missing')

    await user.click(dialog.getByRole('button', { name: 'Replace the contract file' }))

    expect((await dialog.findByRole('alert')).textContent).toBe('This PDF contains a script.')
    expect(field.files?.[0]).toBe(file)
    expect(dialog.getByDisplayValue('A page was missing')).toBeTruthy()
  })

  test('that are completed can no longer be cancelled', async () => {
    const booking = anAdminBooking({ status: 'BOOKING_COMPLETED', invoice: 'RE-2026-000003' })
    const { user } = await renderRow(BookingsPage, listAdminBookings, booking)

    await user.click(screen.getByRole('button', { name: /^Actions for/ }))

    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Open the flat',
      'Landlord',
      'Tenant',
      'Invoice',
      'Audit trail',
    ])
  })
})

describe('users', () => {
  test('show contact, counts and dates of each, and why one is blocked', async () => {
    const user = anAdminUser({ status: 'BLOCKED', blockedReason: 'Fraud', commercial: true })

    const { cells } = await renderRow(UsersPage, listAdminUsers, user)

    expect(cells).toEqual([
      'Tara Tenant',
      'tara@domizil.example',
      'Yes',
      '–',
      '0',
      '4',
      '1',
      'Yes',
      '01.10.2026, 11:00',
      '20.11.2026, 13:40',
      'BlockedFraud',
    ])
  })

  test.each([
    [true, 'Yes'],
    [false, 'No'],
    [null, 'Confirmation off'],
  ])('whose e-mail has the confirmation state %s show “%s”', async (verified, word) => {
    const { cells } = await renderRow(UsersPage, listAdminUsers, anAdminUser({ verified }))

    expect(cells[2]).toBe(word)
  })

  test('are blocked with a required reason', async () => {
    const shell = new FakeShell().on(blockUser, NOTHING)
    const { user } = await renderRow(UsersPage, listAdminUsers, anAdminUser(), shell)

    await doIt(user, 'Block', 'Fraud')

    expect(shell.answers.inputsOf(blockUser)).toEqual([{ params: { id: 'tara' }, body: { reason: 'Fraud' } }])
  })

  test.each([
    ['Block', /^Reason/],
    ['Write a message', /./],
  ])('%s: the dialog says which language the person reads', async (action, name) => {
    const { user } = await renderRow(UsersPage, listAdminUsers, anAdminUser({ locale: 'es' }))
    const dialog = await ask(user, action)

    expect(dialog.getByRole('textbox', { name, description: /^Write in Spanish/ })).toBeTruthy()
  })

  test('are unblocked with a reason', async () => {
    const shell = new FakeShell().on(unblockUser, NOTHING)
    const { user } = await renderRow(UsersPage, listAdminUsers, anAdminUser({ status: 'BLOCKED' }), shell)

    await doIt(user, 'Unblock', 'It was a mistake')

    expect(shell.answers.inputsOf(unblockUser)).toEqual([
      { params: { id: 'tara' }, body: { reason: 'It was a mistake' } },
    ])
  })

  test('are filtered by one kind at a time', async () => {
    const shell = new FakeShell().at('/admin/users')
    const { user } = await renderRow(UsersPage, listAdminUsers, anAdminUser(), shell)

    await user.click(screen.getByRole('button', { name: 'Commercial', expanded: false }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Yes' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'No' }))

    expect(shell.address).toBe('/admin/users?commercial=false')
  })
})

describe('invoices', () => {
  test('show their days and amounts to the cent', async () => {
    const { cells } = await renderRow(InvoicesPage, listAdminInvoices, anAdminInvoice())

    expect(cells).toEqual([
      'RE-2026-000003',
      'Otto Owner',
      '15.11.2026',
      '01.11.2026',
      '12',
      '–',
      '€218.00',
      '€41.42',
      '€259.42',
      'Overduedue 15.11.2026',
    ])
  })

  test('link to their booking and to their recipient', async () => {
    await renderRow(InvoicesPage, listAdminInvoices, anAdminInvoice())

    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf('12'), hrefOf('Otto Owner')]).toEqual([
      '/admin/bookings?q=12&details=12',
      '/admin/users?details=otto',
    ])
  })

  test('that are corrected by a credit note are not shown as paid', async () => {
    const credited = anAdminInvoice({ status: 'CLOSED', creditNote: 'GS-2026-000001' })

    const { cells } = await renderRow(InvoicesPage, listAdminInvoices, credited)

    expect(cells.at(-1)).toBe('Taken backGS-2026-000001')
  })

  test('are closed when they are paid', async () => {
    const shell = new FakeShell().on(closeInvoice, NOTHING)
    const { user } = await renderRow(InvoicesPage, listAdminInvoices, anAdminInvoice(), shell)

    await doIt(user, 'Mark as paid', 'Bank statement 12')

    expect(shell.answers.inputsOf(closeInvoice)).toEqual([
      { params: { id: 3 }, body: { reason: 'Bank statement 12' } },
    ])
  })
})

test('a wrong invoice is corrected with a reason, and issued again if that is chosen', async () => {
  const shell = new FakeShell().on(creditInvoice, NOTHING)
  const { user } = await renderRow(InvoicesPage, listAdminInvoices, anAdminInvoice(), shell)

  await doIt(user, 'Correct and issue again', 'Wrong address')

  expect(shell.answers.inputsOf(creditInvoice)).toEqual([
    { params: { id: 3 }, body: { reason: 'Wrong address', reissue: true } },
  ])
})

describe('reviews', () => {
  test('of flats show each rating, the text and why they are hidden', async () => {
    const review = anAdminReview({ status: 'HIDDEN', hiddenReason: 'Names a neighbour' })

    const { cells } = await renderRow(FlatReviewsPage, listAdminFlatReviews, review)

    expect(cells).toEqual([
      'Loft at the canal',
      'Everything was as it should be.',
      'Tara Tenant',
      'Communication 5Value for money 4',
      '18.11.2026, 10:00',
      '4.5',
      'HiddenNames a neighbour',
    ])
  })

  test('of tenants show the tenant, and the author unless deleted', async () => {
    const review = anAdminReview({ author: '' })

    const { cells } = await renderRow(TenantReviewsPage, listAdminTenantReviews, review)

    expect([cells[0], cells[1], cells[3]]).toEqual(['Loft at the canal', 'Tara Tenant', 'Former user'])
  })

  test.each([
    { status: 'PUBLISHED', action: 'Hide', call: hideReview },
    { status: 'HIDDEN', action: 'Show again', call: showReview },
  ] as const)('with the status $status offer “$action” with a reason', async ({ status, action, call }) => {
    const shell = new FakeShell().on(call, NOTHING)
    const { user } = await renderRow(FlatReviewsPage, listAdminFlatReviews, anAdminReview({ status }), shell)

    await doIt(user, action, 'Names a neighbour')

    expect(shell.answers.inputsOf(call)).toEqual([
      { params: { id: 5 }, body: { reason: 'Names a neighbour' } },
    ])
  })

  test('the dialog that hides one says which language its author reads, unless the account is deleted', async () => {
    const isTold = async (author: string) => {
      const review = anAdminReview({ author, authorLocale: 'es' })
      const { user } = await renderRow(FlatReviewsPage, listAdminFlatReviews, review)
      const hint = (await ask(user, 'Hide')).queryByText(/^Write in Spanish/)
      cleanup()
      return hint !== null
    }

    expect([await isTold('Tara Tenant'), await isTold('')]).toEqual([true, false])
  })
})

test('the demand lists place, message, persons, length, price and rooms', async () => {
  const shell = new FakeShell().on(listDemand, () => aPage([anAdminDemand()]))

  await renderRemote(<DemandTab />, { shell, texts, hasAntd: true })

  const [, row] = await screen.findAllByRole('row')
  expect([...(row?.children ?? [])].slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'Pankow',
    'Call …, please.',
    '20.11.2026, 13:40',
    '14',
    '3',
    '€1,200',
    '2',
  ])
})

test('searches show what was looked for, what was found and how long it took', async () => {
  const shell = new FakeShell().on(listSearches, () => aPage([anAdminSearch()]))

  await renderRemote(<SearchesPage />, { shell, texts, hasAntd: true })

  const [, row] = await screen.findAllByRole('row')
  expect([...(row?.children ?? [])].slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    '20.11.2026, 13:40',
    'German',
    'Leipzig',
    'Up to €900',
    '14 ms',
    'Place and filters',
    '0',
  ])
})

test('a search names its days in the order of a stay, and amenities in words', async () => {
  const filters = { amenities: ['WIFI'], endDate: '2027-03-31', startDate: '2027-01-01' }
  const shell = new FakeShell().on(listSearches, () => aPage([{ ...anAdminSearch(), filters }]))

  await renderRemote(<SearchesPage />, { shell, texts, hasAntd: true })

  const [, row] = await screen.findAllByRole('row')
  expect(row?.children[3]?.textContent).toMatch(/: 01\.01\.2027 · .*: 31\.03\.2027 · Wi-?Fi$/i)
})

test('a disputed deposit is read in the details of its booking: deductions, evidence, objection', async () => {
  const shell = new FakeShell().on(readDepositReturn, () => ({
    summary: {
      state: 'DISPUTED' as const,
      receivedCents: 240_000,
      returnedCents: 231_450,
      stateFrom: '2027-03-10',
      overdueFrom: '2027-04-08',
      answerUntil: '2027-04-09',
      payUntil: '2027-03-24',
      isLate: false,
      isAccepted: false,
      isPaid: false,
      isReceived: false,
      turn: 'LANDLORD' as const,
    },
    statement: {
      number: 1,
      statedAt: '2027-03-10T12:00:00Z',
      deductions: [
        {
          amountCents: 8_550,
          reason: 'The lamp in the hall is broken.',
          files: [{ id: 4, name: 'Bill.pdf', kind: 'PDF' as const, bytes: 900 }],
        },
      ],
      answer: 'OBJECTED' as const,
      answeredAt: '2027-03-11T12:00:00Z',
      objection: 'The lamp was broken when I moved in.',
      paidAt: null,
      receivedAt: null,
    },
    allowed: [],
  }))
  const { user } = await renderRow(
    BookingsPage,
    listAdminBookings,
    anAdminBooking({ depositReturn: 'DISPUTED' }),
    shell,
  )

  await ask(user, 'Details')

  const deposit = within(await screen.findByRole('region', { name: 'Return of the deposit' }))
  expect(deposit.getByText('The lamp was broken when I moved in.')).toBeTruthy()
  expect(deposit.getByText('-€85.50')).toBeTruthy()
  expect(deposit.getByRole('button', { name: 'Bill.pdf' })).toBeTruthy()
})
