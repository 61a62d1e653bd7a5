// proves 16.26, 21.9, 21.28, 21.81
import { expect, test } from '@jest/globals'
import {
  type Booking,
  cancelBooking,
  listFlatBookings,
  listFlatQuestions,
  countOpenInvoices,
  listLandlordBookings,
  listLandlordQuestions,
  listOwnFlats,
} from '@domizil/api'
import { Route, Routes } from '@domizil/app-kit/router'
import { flatBookingsPath } from '@domizil/links'
import { aBooking, anOwnFlat, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { cleanup, screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { ChooseBookingsPage } from './choose-bookings-page.tsx'
import { FlatBookingsPage } from './flat-bookings-page.tsx'

const FLATS = [
  anOwnFlat({ id: 7, title_en: 'Loft at the canal', openRequestCount: 2, unreadMessages: 1 }),
  anOwnFlat({ id: 8, title_en: 'Studio in the yard', address: { ...anOwnFlat().address, city: 'München' } }),
]

const REQUESTS = [
  aBooking({ id: 1, role: 'LANDLORD', allowedActions: ['cancel'] }),
  aBooking({ id: 2, role: 'LANDLORD' }),
]

async function show(path: string, flats = FLATS, requests: Booking[] = REQUESTS) {
  const shell = new FakeShell()
    .signedInAs()
    .at(path)
    .on(listOwnFlats, () => flats)
    .on(listLandlordBookings, () => requests)
    .on(listLandlordQuestions, () => [])
    .on(listFlatBookings, () => [aBooking({ id: 2, role: 'LANDLORD' })])
    .on(listFlatQuestions, () => [])
    .on(countOpenInvoices, () => ({ count: 0 }))
  const page = (
    <Routes>
      <Route path="/flat/bookings" element={<ChooseBookingsPage />} />
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  const shown = await renderRemote(page, { shell, texts, hasAntd: true })
  await screen.findAllByRole('article')
  return { ...shown, shell }
}

test('without a flat the requests for all of them are shown, and a flat narrows them', async () => {
  const { user, shell } = await show('/flat/bookings')
  expect(screen.getAllByRole('article')).toHaveLength(2)

  const flat = await screen.findByRole('combobox', { name: 'Flat' })
  expect([...flat.children].map(({ textContent }) => textContent)).toEqual([
    'All flats (2)',
    expect.stringMatching(/^Loft at the canal, .* \(2 waiting for you\)$/),
    expect.stringMatching(/^Studio in the yard, Munich$/),
  ])
  await user.selectOptions(flat, '8')

  expect(shell.address).toBe('/flat/8/bookings')
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

test('open requests for overlapping days refer to each other, on the card and before an approval', async () => {
  const open: Partial<Booking> = {
    role: 'LANDLORD',
    status: 'REQUESTED',
    allowedActions: ['landlordApprove'],
  }
  const rival = aBooking({ ...open, id: 2, startDate: '2027-03-31', endDate: '2027-06-30' })
  const { user } = await show('/flat/bookings', FLATS, [
    aBooking({ ...open, id: 1, startDate: '2027-01-01', endDate: '2027-03-31' }),
    rival,
    { ...rival, id: 3, startDate: '2027-07-01', endDate: '2027-08-31' },
    { ...rival, id: 4, status: 'BOOKING_CANCELED' },
    { ...rival, id: 5, flat: { ...rival.flat, id: rival.flat.id + 1 } },
  ])
  const told = 'Overlaps with request No. 2 (31.03.2027 – 30.06.2027). '
  const [first] = screen.getAllByRole('article')
  expect(screen.getAllByText(/^Overlaps with/).map(({ textContent }) => textContent?.slice(0, 29))).toEqual([
    'Overlaps with request No. 2 (',
    'Overlaps with request No. 1 (',
  ])

  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Approve' }))

  const dialog = await screen.findByRole('dialog', { name: 'Approve this request?' })
  expect(within(dialog).getByText(/^Overlaps/).textContent).toContain(told)
})

test('the page of one flat names the flat in heading and breadcrumb, and its cards name the tenants', async () => {
  await show('/flat/8/bookings')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Booking requests for “Studio in the yard”' }),
  ).toBeTruthy()
  const way = within(screen.getByRole('navigation', { name: 'Where you are' }))
  expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'My flats',
    'Studio in the yard',
  ])
  const card = screen.getByRole('article', { name: 'Anneliese L.' })
  expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe('Anneliese L.')
  expect(card.querySelector('img')).toBeNull()
})

test('the anchor in calendar links is the id of the booking’s card', async () => {
  await show('/flat/7/bookings')

  const path = flatBookingsPath(7, { booking: 2 })

  expect(document.querySelector(`article${path.slice(path.indexOf('#'))}`)).toBeTruthy()
})

test('the title of an archived flat is shown on its requests', async () => {
  await show('/flat/9/bookings')

  const card = screen.getByRole('article', { name: 'Light-filled two-room flat at Körnerpark' })
  const title = within(card).getByRole('heading', { level: 2 })
  expect(title.textContent).toBe('Light-filled two-room flat at Körnerpark')
})

test('choosing a flat or a tab keeps the filter of the requests', async () => {
  const { user, shell } = await show('/flat/bookings?status=PENDING')
  expect(screen.getByRole('link', { name: 'Invoices' }).getAttribute('href')).toBe(
    '/flat/bookings?status=PENDING&tab=invoices',
  )

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Flat' }), '8')

  expect(shell.address).toBe('/flat/8/bookings?status=PENDING')
})

test('after a request is declined, its flat counts one request less as waiting', async () => {
  const { user, shell } = await show('/flat/bookings')
  await screen.findByRole('option', { name: /2 waiting for you/ })
  shell
    .on(listOwnFlats, () => FLATS.map((flat) => ({ ...flat, openRequestCount: 1 })))
    .on(cancelBooking, () => aBooking({ id: 1, role: 'LANDLORD', status: 'BOOKING_CANCELED' }))

  await user.click(screen.getAllByRole('button', { name: 'Decline' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))

  expect(await screen.findByRole('option', { name: /Loft at the canal.*1 waiting for you/ })).toBeTruthy()
})

test('answers that break the house rules are shown to the landlord until the approval', async () => {
  const shown = async (request: Partial<Booking>) => {
    const asked = aBooking({ role: 'LANDLORD', hasPets: true, smoker: true, ...request })
    await show('/flat/bookings', FLATS, [
      { ...asked, flat: { ...asked.flat, houseRules: ['SMOKING_ALLOWED'] } },
    ])
    const refused = screen.queryByText(/^Your house rules/)?.textContent?.trim()
    cleanup()
    return refused
  }

  expect(await shown({})).toBe('Your house rules allow no pets.')
  expect(await shown({ hasPets: false })).toBeUndefined()
  expect(await shown({ status: 'LANDLORD_APPROVED' })).toBeUndefined()
})

test('approving a request with a pet against the house rules says that it gives consent', async () => {
  const asked = aBooking({ role: 'LANDLORD', allowedActions: ['landlordApprove'], hasPets: true })
  const { user } = await show('/flat/bookings', FLATS, [
    { ...asked, flat: { ...asked.flat, houseRules: [] } },
  ])

  await user.click(await screen.findByRole('button', { name: 'Approve' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/By approving you consent to the pet of this request/)).toBeTruthy()
})

test('a landlord who approves a request without a pet reads nothing about pets', async () => {
  const asked = aBooking({ role: 'LANDLORD', allowedActions: ['landlordApprove'], hasPets: false })
  const { user } = await show('/flat/bookings', FLATS, [
    { ...asked, flat: { ...asked.flat, houseRules: [] } },
  ])

  await user.click(await screen.findByRole('button', { name: 'Approve' }))

  expect((await screen.findByRole('dialog')).textContent).not.toMatch(/pet/)
})

test('the remaining time to answer is shown with its end', async () => {
  const expiresAt = new Date(Date.now() + 47.5 * 3_600_000)
  await show('/flat/bookings', FLATS, [aBooking({ role: 'LANDLORD', expiresAt: expiresAt.toISOString() })])

  const time = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' }).format(expiresAt)
  expect((await screen.findByText(/^47 hours left, until/)).textContent).toMatch(new RegExp(`${time}$`))
})

test('the deadline of a contract is shown as the day in Berlin time, as in its mail', async () => {
  // Far ahead, where the day alone is named: midnight in Berlin, after 16 March.
  const year = new Date().getFullYear() + 2
  await show('/flat/bookings', FLATS, [aBooking({ expiresAt: `${year}-03-16T23:00:00.000Z` })])

  expect(await screen.findByText(`Time until 16.03.${year}`)).toBeTruthy()
})

test('signed out, the page offers to log in and calls no API', async () => {
  const shell = new FakeShell().at('/flat/bookings')

  await renderRemote(<ChooseBookingsPage />, { shell, texts, hasAntd: true })

  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(shell.answers.sent).toEqual([])
})

test('choosing all flats leads from the bookings of one flat to those of all', async () => {
  const { user, shell } = await show('/flat/8/bookings')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Flat' }), '')

  expect(shell.address).toBe('/flat/bookings')
})

test('a landlord with a single flat sees no choice of flats', async () => {
  await show('/flat/bookings', FLATS.slice(0, 1))

  expect(screen.queryByRole('combobox', { name: 'Flat' })).toBeNull()
})
