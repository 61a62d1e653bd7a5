// proves 3.22, 16.15, 21.31, 21.34
import { expect, test } from '@jest/globals'
import {
  type Invoice,
  listFlatBookings,
  listFlatQuestions,
  countOpenInvoices,
  listInvoices,
  listLandlordBookings,
  listLandlordQuestions,
  listOwnFlats,
  readLandlordYear,
} from '@domizil/api'
import { anOwnFlat, FakeShell, renderRemote } from '@domizil/testing'
import { Route, Routes } from '@domizil/app-kit/router'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { ChooseBookingsPage } from './choose-bookings-page.tsx'
import { FlatBookingsPage } from './flat-bookings-page.tsx'

function anInvoice(invoice: Partial<Invoice> = {}): Invoice {
  return {
    id: 1,
    number: 'RE-2026-000001',
    bookingId: 12,
    flatId: 7,
    flatAddress: 'Karl-Marx-Straße 12, 12051 Berlin',
    status: 'OPEN',
    issuedOn: '2026-11-10',
    dueOn: '2026-11-24',
    paidOn: null,
    creditNote: null,
    netCents: 24_000,
    vatCents: 4_560,
    grossCents: 28_560,
    ...invoice,
  }
}

const PAID = anInvoice({ id: 2, number: 'RE-2026-000002', status: 'CLOSED', paidOn: '2026-11-12' })
const OF_ANOTHER_FLAT = anInvoice({ id: 3, number: 'RE-2026-000003', flatId: 8, status: 'OVERDUE' })

function show(
  path: string,
  invoices: Invoice[] | (() => Invoice[]),
  more: (shell: FakeShell) => FakeShell = (shell) => shell,
) {
  const shell = new FakeShell()
    .signedInAs()
    .at(path)
    .on(listInvoices, typeof invoices === 'function' ? invoices : () => invoices)
    .on(countOpenInvoices, ({ query }) => ({ count: query?.flatId === 7 ? 1 : 2 }))
    .on(listFlatQuestions, () => [])
    .on(listLandlordQuestions, () => [])
    .on(listLandlordBookings, () => [])
    .on(listFlatBookings, () => [])
    .on(listOwnFlats, () => [])
  const page = (
    <Routes>
      <Route path="/flat/bookings" element={<ChooseBookingsPage />} />
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  return renderRemote(page, { shell: more(shell), texts, hasAntd: true }).then((shown) => ({
    ...shown,
    shell,
  }))
}

const numbers = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('aria-label')?.slice(-1))

test('the tab of invoices shows what was charged for a flat, and what is unpaid', async () => {
  const { user } = await show('/flat/7/bookings', [anInvoice(), PAID, OF_ANOTHER_FLAT])

  await user.click(await screen.findByRole('link', { name: 'Invoices 1 to pay' }))

  const open = within(await screen.findByRole('article', { name: 'RE-2026-000001' }))
  expect(numbers()).toEqual(['1', '2'])
  expect(screen.getByRole('status').textContent).toBe('2 invoices, €285.60 to pay')
  expect(open.getByText('Open')).toBeTruthy()
  expect(open.getByText(/Due on 24\.11\.2026/)).toBeTruthy()
  expect(open.getByText('€240.00 plus €45.60 VAT')).toBeTruthy()
  expect(screen.getByText(/Paid on 12\.11\.2026/)).toBeTruthy()
})

test('without a flat in the address, the invoices of all flats are listed', async () => {
  await show('/flat/bookings?tab=invoices', [anInvoice(), OF_ANOTHER_FLAT])

  await screen.findByRole('article', { name: 'RE-2026-000003' })
  expect(numbers()).toEqual(['1', '3'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invoices')
  expect(screen.queryByText(/Answer within 72 hours/)).toBeNull()
})

test('a filter shows the invoices of its status only', async () => {
  const { user } = await show('/flat/bookings?tab=invoices', [anInvoice(), PAID, OF_ANOTHER_FLAT])

  await user.click(await screen.findByRole('radio', { name: /Overdue/ }))

  expect(numbers()).toEqual(['3'])
})

test('an invoice is downloaded as PDF', async () => {
  const { user, shell } = await show('/flat/7/bookings?tab=invoices', [anInvoice()])
  const asked: unknown[] = []
  shell.download = (...call: unknown[]) => {
    asked.push(call[1])
    return Promise.reject(Object.assign(new Error('No such file'), { ajax: true }))
  }

  await user.click(await screen.findByRole('button', { name: 'Download invoice RE-2026-000001 as PDF' }))

  expect(asked).toEqual([{ params: { id: 1 } }])
  expect(shell.notices.map(({ message }) => message)).toEqual(['No such file'])
})

test('a corrected invoice says so, need not be paid, and links to its credit note', async () => {
  const creditNote = { number: 'GS-2026-000001', issuedOn: '2026-11-20' }
  const { user, shell } = await show('/flat/7/bookings?tab=invoices', [
    anInvoice({ status: 'CLOSED', creditNote }),
  ])
  const asked: unknown[] = []
  shell.download = (...call: unknown[]) => {
    asked.push(call[1])
    return Promise.reject(Object.assign(new Error('No such file'), { ajax: true }))
  }

  const row = within(await screen.findByRole('article', { name: 'RE-2026-000001' }))
  expect(row.getByText('Taken back')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Settled/ })).toBeTruthy()
  expect(screen.queryByText('Paid')).toBeNull()
  expect(row.getByText(/Taken back on 20\.11\.2026 by GS-2026-000001/)).toBeTruthy()
  expect(row.queryByText(/Due on/)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('1 invoice, €0.00 to pay')
  await user.click(row.getByRole('button', { name: 'Download the correction GS-2026-000001' }))

  expect(asked).toEqual([{ params: { id: 1 } }])
})

test('without any invoice the page says when there will be one', async () => {
  await show('/flat/7/bookings?tab=invoices', [OF_ANOTHER_FLAT])

  expect(await screen.findByText('No invoices yet')).toBeTruthy()
})

test('after the invoices failed to load, Try again loads them', async () => {
  let attempts = 0
  const { user } = await show('/flat/7/bookings?tab=invoices', () => {
    attempts += 1
    if (attempts === 1) throw Object.assign(new Error('The service is down'), { ajax: true })
    return [anInvoice()]
  })

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('article')).toBeTruthy()
})

test('the figures of a year are shown by month and by flat, and can be filtered by flat', async () => {
  const rents = [
    { flatId: 7, month: 4, dueCents: 120_050, receivedCents: 120_050, openCents: 0 },
    { flatId: 8, month: 4, dueCents: 90_000, receivedCents: 0, openCents: 90_000 },
    { flatId: 7, month: 5, dueCents: 120_050, receivedCents: 0, openCents: 0 },
  ]
  const requests = [{ flatId: 8, requests: 5, contracts: 1 }]
  const { shell, user } = await show('/flat/bookings?tab=year&year=2026', [], (one) =>
    one
      .on(readLandlordYear, () => ({ rents, requests }))
      .on(listOwnFlats, () => [
        anOwnFlat({ id: 7, title_en: 'Loft' }),
        anOwnFlat({ id: 8, title_en: 'Studio' }),
        anOwnFlat({ id: 9, title_en: 'Attic' }),
      ]),
  )

  const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
  const [byMonth, byFlat] = await screen.findAllByRole('table')
  const rowsOf = (table: HTMLElement | undefined) =>
    within(table ?? document.body)
      .getAllByRole('row')
      .map(cellsOf)
  expect(rowsOf(byMonth).slice(1)).toEqual([
    ['April', '€2,100.50', '€1,200.50', '€900.00'],
    ['May', '€1,200.50', '–', '–'],
  ])
  expect(rowsOf(byFlat).slice(1)).toEqual([
    ['Loft', '€2,401.00', '–', '–', '–'],
    ['Studio', '€900.00', '€900.00', '5', '1'],
  ])
  expect(screen.getByText('1 flat without rents or requests').closest('details')?.textContent).toContain(
    'Attic',
  )
  expect(screen.getByText('€3,301.00')).toBeTruthy()
  expect(screen.getByText('of 5 requests')).toBeTruthy()
  expect(shell.answers.inputsOf(readLandlordYear)).toEqual([{ query: { year: 2026 } }])

  await user.selectOptions(screen.getByRole('combobox', { name: 'Flat' }), '8')

  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(1))
  expect(shell.address).toBe('/flat/8/bookings?year=2026&tab=year')
  expect(rowsOf(screen.getByRole('table'))[1]).toEqual(['April', '€900.00', '–', '€900.00'])
})
