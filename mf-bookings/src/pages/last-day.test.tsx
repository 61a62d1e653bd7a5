// proves D12.2
import { beforeEach, expect, test } from '@jest/globals'
import {
  answerLastDay,
  type Booking,
  countOpenInvoices,
  type LastDayProposal,
  listFlatBookings,
  listFlatQuestions,
  listOwnFlats,
  listTenantBookings,
  listTenantQuestions,
  markRefund,
  proposeLastDay,
  withdrawLastDay,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { Route, Routes } from '@domizil/app-kit/router'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { FlatBookingsPage } from './flat-bookings-page.tsx'
import { MyRequestsPage } from './my-requests-page.tsx'

const RANGE = { from: '2027-02-14', to: '2029-01-14' }
const PROPOSED: LastDayProposal = {
  number: 1,
  state: 'PROPOSED',
  by: 'TENANT',
  oldEndDate: '2027-03-14',
  newEndDate: '2027-04-14',
  months: 3,
  days: 0,
  totalRent: 3270,
  difference: 1090,
  message: 'May I stay another month?',
  reason: null,
  proposedAt: '2027-01-20T12:00:00Z',
  expiresAt: '2027-01-27T12:00:00Z',
  endedAt: null,
  refundCents: null,
  refundPaidAt: null,
  refundReceivedAt: null,
  addendum: null,
  landlordSignature: null,
  tenantSignature: null,
  allowed: ['accept', 'decline'],
}
const SIGNED: Partial<Booking> = {
  status: 'BOOKING_COMPLETED',
  allowedActions: [],
  expiresAt: null,
  startDate: '2027-01-15',
  endDate: '2027-03-14',
  months: 2,
  days: 0,
  pricePerMonth: 1090,
  totalRent: 2180,
}

/** What was sent, by all calls of a test. */
let sent: unknown[] = []
function answered({ params, body }: { params: unknown; body?: unknown }, request: Partial<Booking>) {
  sent.push({ params, ...(body !== undefined && { body }) })
  return aBooking(request)
}

beforeEach(() => {
  // Drafts stay in the tab.
  sessionStorage.clear()
  sent = []
})

async function showAsTenant(lastDay: Booking['lastDay'], more: (shell: FakeShell) => void = () => {}) {
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking({ ...SIGNED, lastDay })])
  more(shell)
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  return { user }
}

async function showAsLandlord(lastDay: Booking['lastDay'], more: (shell: FakeShell) => void = () => {}) {
  const shell = new FakeShell()
    .signedInAs()
    .at('/flat/7/bookings')
    .on(listFlatQuestions, () => [])
    .on(listOwnFlats, () => [])
    .on(countOpenInvoices, () => ({ count: 0 }))
    .on(listFlatBookings, () => [aBooking({ ...SIGNED, role: 'LANDLORD', lastDay })])
  more(shell)
  const page = (
    <Routes>
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  const { user } = await renderRemote(page, { shell, texts, hasAntd: true })
  return { user }
}

test('a tenant proposes another last day, and reads before that what it costs', async () => {
  const proposal = { ...PROPOSED, allowed: ['withdraw'] } satisfies LastDayProposal
  const { user } = await showAsTenant({ range: RANGE, proposal: null }, (fake) =>
    fake.on(proposeLastDay, (input) => answered(input, { ...SIGNED, lastDay: { range: null, proposal } })),
  )

  await user.click(await screen.findByRole('button', { name: 'Propose another last day' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByLabelText('New last day'), '14.04.2027')
  await user.tab()
  expect(dialog.getByText('Added: 15.03.2027 – 14.04.2027')).toBeDefined()
  expect(dialog.getByText(/more rent, €3,270 for the whole stay \(3 months\)/)).toBeDefined()
  await enterText(user, dialog.getByLabelText(/^Message/), 'May I stay another month?')
  await user.click(dialog.getByRole('button', { name: 'Send the proposal' }))

  expect(await screen.findByRole('button', { name: 'Withdraw the proposal' })).toBeDefined()
  expect(sent).toEqual([
    { params: { id: 1 }, body: { newEndDate: '2027-04-14', message: 'May I stay another month?' } },
  ])
})

test('an impossible last day is refused at the field, and nothing is sent', async () => {
  const { user } = await showAsTenant({ range: RANGE, proposal: null })

  await user.click(await screen.findByRole('button', { name: 'Propose another last day' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByLabelText('New last day'), '13.02.2027')
  await user.click(dialog.getByRole('button', { name: 'Send the proposal' }))

  expect(dialog.getByText('Choose a day from 14.02.2027 to 14.01.2029.')).toBeDefined()
  expect(sent).toEqual([])
})

test('before accepting, a landlord reads which other requests the longer stay will end', async () => {
  const waiting = aBooking({ id: 9, role: 'LANDLORD', startDate: '2027-04-01', endDate: '2027-06-30' })
  const lastDay = { range: null, proposal: PROPOSED }
  const { user } = await showAsLandlord(lastDay, (fake) =>
    fake.on(listFlatBookings, () => [aBooking({ ...SIGNED, role: 'LANDLORD', lastDay }), waiting]),
  )

  await user.click(await screen.findByRole('button', { name: 'Accept the new last day' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(
    dialog.getByText(/request .*\(01\.04\.2027 – 30\.06\.2027\): it ends once both of you have signed/),
  ).toBeDefined()
})

test('a single day that is added is named once', async () => {
  const { user } = await showAsTenant({ range: RANGE, proposal: null })

  await user.click(await screen.findByRole('button', { name: 'Propose another last day' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByLabelText('New last day'), '15.03.2027')
  await user.tab()

  expect(dialog.getByText('Added: 15.03.2027')).toBeDefined()
})

const FEE = /our fee for the added rent comes by a second invoice: €109 before VAT/

test('a landlord reads the fee for the added rent before accepting a longer stay', async () => {
  const { user } = await showAsLandlord({ range: null, proposal: PROPOSED })

  await user.click(await screen.findByRole('button', { name: 'Accept the new last day' }))

  expect(within(await screen.findByRole('dialog')).getByText(FEE)).toBeDefined()
})

test.each([
  ['a landlord', showAsLandlord, '14.04.2027', 1],
  ['a landlord', showAsLandlord, '14.02.2027', 0],
  ['a tenant', showAsTenant, '14.04.2027', 0],
])(
  'only a landlord who proposes a longer stay reads its fee: %s proposes another last day (%#)',
  async (_who, show, day, count) => {
    const { user } = await show({ range: RANGE, proposal: null })

    await user.click(await screen.findByRole('button', { name: 'Propose another last day' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('New last day'), day)
    await user.tab()

    expect(await dialog.findByText(/^(Added|Falls away): \d/)).toBeDefined()
    expect(dialog.queryAllByText(FEE)).toHaveLength(count)
  },
)

test('the other side accepts after it has read what changes', async () => {
  const accepted = { ...PROPOSED, state: 'ACCEPTED', allowed: ['sign'] } satisfies LastDayProposal
  const { user } = await showAsLandlord({ range: null, proposal: PROPOSED }, (fake) =>
    fake.on(answerLastDay, (input) =>
      answered(input, { ...SIGNED, role: 'LANDLORD', lastDay: { range: null, proposal: accepted } }),
    ),
  )

  const note = within(await screen.findByRole('group', { name: 'Another last day' }))
  expect(note.getByText(/proposes 14.04.2027 as the last day instead of 14.03.2027/)).toBeDefined()
  expect(note.getByText('May I stay another month?')).toBeDefined()
  expect(screen.getByText('Waiting for you')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Accept the new last day' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Accept the new last day' }))

  expect(await screen.findByRole('button', { name: 'Sign the addendum' })).toBeDefined()
  expect(sent).toEqual([{ params: { id: 1, number: 1 }, body: { accepted: true } }])
})

test('the other side declines with a reason', async () => {
  const { user } = await showAsLandlord({ range: null, proposal: PROPOSED }, (fake) =>
    fake.on(answerLastDay, (input) => answered(input, { ...SIGNED, role: 'LANDLORD' })),
  )

  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByRole('textbox'), 'My sister moves in.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))

  expect(sent).toEqual([
    { params: { id: 1, number: 1 }, body: { accepted: false, reason: 'My sister moves in.' } },
  ])
})

test('a proposal is withdrawn after a confirmation', async () => {
  const own = { ...PROPOSED, allowed: ['withdraw'] } satisfies LastDayProposal
  const { user } = await showAsTenant({ range: null, proposal: own }, (fake) =>
    fake.on(withdrawLastDay, (input) =>
      answered(input, { ...SIGNED, lastDay: { range: RANGE, proposal: null } }),
    ),
  )

  await user.click(await screen.findByRole('button', { name: 'Withdraw the proposal' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Withdraw the proposal' }))

  expect(sent).toEqual([{ params: { id: 1, number: 1 } }])
})

const SHORTER = {
  ...PROPOSED,
  state: 'CHANGED',
  newEndDate: '2027-02-14',
  endedAt: '2027-01-22T12:00:00Z',
  expiresAt: null,
  refundCents: 54_500,
  allowed: ['markRefund'],
} satisfies LastDayProposal

test('a landlord marks a refund as paid back, which is then on the card and can be taken back', async () => {
  const proposal = { ...SHORTER, refundPaidAt: '2027-01-25T12:00:00Z' }
  const { user } = await showAsLandlord({ range: RANGE, proposal: SHORTER }, (fake) =>
    fake.on(markRefund, (input) =>
      answered(input, { ...SIGNED, role: 'LANDLORD', lastDay: { range: RANGE, proposal } }),
    ),
  )

  await user.click(await screen.findByRole('button', { name: 'Mark as paid back' }))

  expect(await screen.findByText('Marked as paid back on 25.01.2027')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Not paid back after all' })).toBeDefined()
  expect(sent).toEqual([{ params: { id: 1, number: 1 }, body: { isDone: true } }])
})

test('a tenant takes back that a refund was received', async () => {
  const proposal = { ...SHORTER, refundReceivedAt: '2027-01-26T12:00:00Z' }
  const { user } = await showAsTenant({ range: RANGE, proposal }, (fake) =>
    fake.on(markRefund, (input) =>
      answered(input, { ...SIGNED, lastDay: { range: RANGE, proposal: SHORTER } }),
    ),
  )

  await user.click(await screen.findByRole('button', { name: 'Not received after all' }))

  expect(await screen.findByRole('button', { name: 'Mark as received' })).toBeDefined()
  expect(sent).toEqual([{ params: { id: 1, number: 1 }, body: { isDone: false } }])
})

test('a tenant whose stay was shortened reads how much was paid for the days that fall away', async () => {
  await showAsTenant({ range: RANGE, proposal: { ...SHORTER, allowed: [] } })

  expect(await screen.findByText(/You paid €545 for days that fall away/)).toBeDefined()
})
