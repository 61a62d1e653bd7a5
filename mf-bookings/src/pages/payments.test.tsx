// proves 11.5, 11.6, 11.8, 16.11
import { expect, test } from '@jest/globals'
import {
  type Booking,
  changeBankAccount,
  chooseContractType,
  getBankAccount,
  listFlatBookings,
  listOwnFlats,
  countOpenInvoices,
  listFlatQuestions,
  listTenantBookings,
  listTenantQuestions,
  markPayment,
  type PaymentPlan,
  readPaymentPlan,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { Route, Routes } from '@domizil/app-kit/router'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { FlatBookingsPage } from './flat-bookings-page.tsx'
import { MyRequestsPage } from './my-requests-page.tsx'

const RENT: PaymentPlan['payments'][number] = {
  number: 2,
  reference: 'B-000001-2',
  kind: 'RENT',
  dueOn: '2027-01-19',
  amountCents: 46_053,
  period: { from: '2027-01-15', to: '2027-01-31' },
  state: 'OPEN',
  paidAt: null,
  receivedAt: null,
  girocode: { size: 41, path: 'M4 4h7v1h-7z' },
}
const PLAN: PaymentPlan = {
  payee: { holder: 'Anneliese Lehmann', iban: 'DE89370400440532013000', changedAt: '2026-11-20T12:00:00Z' },
  isPayeeNewer: false,
  canMark: true,
  payments: [RENT],
}
const SIGNED: Partial<Booking> = {
  status: 'BOOKING_COMPLETED',
  allowedActions: [],
  expiresAt: null,
  payments: {
    open: 1,
    next: { kind: 'DEPOSIT', dueOn: '2027-01-15', amountCents: 40_000, part: 2, parts: 3 },
    other: { kind: 'RENT', dueOn: '2027-01-19', amountCents: 46_053, part: 1, parts: 3 },
  },
}

async function showAsTenant(plan: PaymentPlan, booking: Partial<Booking> = SIGNED) {
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking(booking)])
    .on(readPaymentPlan, () => plan)
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  return { shell, user }
}

async function showAsLandlord(shell: FakeShell, booking: Partial<Booking> = {}) {
  shell
    .signedInAs()
    .at('/flat/7/bookings')
    .on(listFlatQuestions, () => [])
    .on(countOpenInvoices, () => ({ count: 0 }))
    .on(listOwnFlats, () => [])
    .on(listFlatBookings, () => [aBooking({ ...SIGNED, role: 'LANDLORD', ...booking })])
  const page = (
    <Routes>
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  const { user } = await renderRemote(page, { shell, texts, hasAntd: true })
  return user
}

const openPayments = async (user: Awaited<ReturnType<typeof showAsLandlord>>) => {
  await user.click(screen.getByRole('button', { name: 'Payments' }))
  return within(await screen.findByRole('dialog'))
}

test('the card shows the number of open payments and the next ones', async () => {
  await showAsTenant(PLAN)

  expect(screen.getByText('1 payment open')).toBeTruthy()
  expect(
    screen.getByText(
      'Next payments: €400.00 deposit (instalment 2 of 3) on 15.01.2027 and €460.53 rent on 19.01.2027',
    ),
  ).toBeTruthy()
})

test('a single payment of its kind is not called an instalment', async () => {
  const deposit = { kind: 'DEPOSIT', dueOn: '2027-01-15', amountCents: 40_000, part: 1, parts: 1 } as const
  await showAsTenant(PLAN, { ...SIGNED, payments: { open: 0, next: deposit, other: null } })

  expect(screen.getByText('Next payment: €400 deposit on 15.01.2027')).toBeTruthy()
})

test('before the contract is signed, the first payments are announced for after the signature', async () => {
  await showAsTenant(PLAN, { ...SIGNED, status: 'WAITING_FOR_CONTRACT' })

  expect(
    screen.getByText(/^Once the contract is signed: €400.00 deposit .* and €460\.53 rent on/),
  ).toBeTruthy()
})

test('a request that is not confirmed has no payments', async () => {
  await showAsTenant(PLAN, {})

  expect(screen.queryByRole('button', { name: 'Payments' })).toBeNull()
})

test('a tenant pays by the code or by the words beside it, each of which is copied', async () => {
  const { user, shell } = await showAsTenant(PLAN)
  const copied: string[] = []
  navigator.clipboard.writeText = async (text) => void copied.push(text)
  const dialog = await openPayments(user)

  await user.click(await dialog.findByText('How to pay'))
  const row = within(dialog.getByRole('article', { name: 'B-000001-2' }))
  for (const button of row.getAllByRole('button', { name: /^Copy/ })) await user.click(button)

  expect(
    row
      .getByRole('img', { name: /^QR code/ })
      .querySelector('path')
      ?.getAttribute('d'),
  ).toBe('M4 4h7v1h-7z')
  expect(row.getByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
  expect(copied).toEqual(['Anneliese Lehmann', 'DE89370400440532013000', '460.53', 'B-000001-2'])
  expect(shell.notices.at(-1)?.message).toBe('Reference copied')
})

test('a bank account changed after the contract shows the tenant a hint to check it by phone', async () => {
  const { user } = await showAsTenant({ ...PLAN, isPayeeNewer: true })

  const dialog = await openPayments(user)

  expect((await dialog.findByRole('note')).textContent).toMatch(
    /^This account was given on 20\.11\.2026, after your contract was written\..* call your landlord/,
  )
})

test('a tenant cannot unmark a payment that has been received', async () => {
  const arrived = { ...RENT, paidAt: '2027-01-20T12:00:00Z', receivedAt: '2027-01-21T12:00:00Z' }
  const { user } = await showAsTenant({
    ...PLAN,
    payments: [arrived, { ...RENT, number: 3, reference: 'B-000001-3' }],
  })

  const dialog = await openPayments(user)

  expect(await dialog.findByRole('button', { name: 'Mark as paid: B-000001-3' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /paid.*B-000001-2/i })).toBeNull()
})

test('a tenant marks a payment as paid and unmarks it, and the card follows', async () => {
  const { user, shell } = await showAsTenant(PLAN)
  shell.on(markPayment, ({ body }) => ({
    ...PLAN,
    payments: [{ ...RENT, paidAt: body.isDone ? '2027-01-20T12:00:00Z' : null }],
  }))
  const dialog = await openPayments(user)

  await user.click(await dialog.findByRole('button', { name: 'Mark as paid: B-000001-2' }))
  expect(await dialog.findByText('You marked it as paid on 20.01.2027.')).toBeTruthy()
  expect(dialog.getByText('Marked as paid')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Not paid after all: B-000001-2' }))

  await waitFor(() => expect(dialog.queryByText(/You marked it/)).toBeNull())
  expect(shell.answers.inputsOf(markPayment)).toEqual([
    { params: { id: 1, number: 2 }, body: { isDone: true } },
    { params: { id: 1, number: 2 }, body: { isDone: false } },
  ])
})

test('a landlord marks a payment as received, and the card shows no open payment any more', async () => {
  const shell = new FakeShell()
    .on(readPaymentPlan, () => PLAN)
    .on(
      markPayment,
      (): PaymentPlan => ({
        ...PLAN,
        payments: [{ ...RENT, state: 'RECEIVED', receivedAt: '2027-01-21T12:00:00Z', girocode: null }],
      }),
    )
  const user = await showAsLandlord(shell)
  const dialog = await openPayments(user)
  expect(await dialog.findByText('B-000001-2')).toBeTruthy()

  await user.click(await dialog.findByRole('button', { name: 'Mark as received: B-000001-2' }))

  expect(await dialog.findByText('Received')).toBeTruthy()
  expect(dialog.getByText('Marked as received on 21.01.2027.')).toBeTruthy()
  expect(dialog.queryByText('How to pay')).toBeNull()
  await waitFor(() => expect(screen.queryByText('1 payment open')).toBeNull())
  expect(screen.getByText('All payments have been received.')).toBeTruthy()
})

test('when marking a payment fails, the error is shown and the payment stays unmarked', async () => {
  const { user, shell } = await showAsTenant(PLAN)
  shell.on(markPayment, () => {
    throw Object.assign(new Error('Nothing has to be paid for this booking now.'), {
      ajax: true,
      status: 409,
    })
  })
  const dialog = await openPayments(user)

  await user.click(await dialog.findByRole('button', { name: 'Mark as paid: B-000001-2' }))

  await waitFor(() =>
    expect(shell.notices.at(-1)).toMatchObject({
      kind: 'error',
      message: 'Nothing has to be paid for this booking now.',
    }),
  )
  expect(dialog.getByRole('button', { name: 'Mark as paid: B-000001-2' })).toBeTruthy()
})

test('before both have signed, the landlord reads that the plan does not apply yet', async () => {
  const shell = new FakeShell().on(readPaymentPlan, () => ({ ...PLAN, canMark: false }))
  const user = await showAsLandlord(shell, { status: 'CONTRACT_APPROVED' })

  const dialog = await openPayments(user)

  expect(await dialog.findByText(/^The plan counts once you have both signed/)).toBeTruthy()
})

test('before both have signed, payments have no button and the tenant reads a hint to wait', async () => {
  const { user } = await showAsTenant({ ...PLAN, canMark: false }, { ...SIGNED, status: 'CONTRACT_APPROVED' })

  const dialog = await openPayments(user)

  expect(await dialog.findByText(/^Pay only once you have both signed/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Mark/ })).toBeNull()
})

const WAITING: Partial<Booking> = { status: 'WAITING_FOR_CONTRACT', allowedActions: ['chooseContractType'] }

test('a landlord without a bank account enters it in the dialog of the contract', async () => {
  const account = { holder: 'Anna Kern', iban: 'DE89370400440532013000', changedAt: '2026-11-20T12:00:00Z' }
  const shell = new FakeShell()
    .on(getBankAccount, () => ({ account: null }))
    .on(changeBankAccount, () => ({ account }))
    .on(chooseContractType, () => aBooking({ ...WAITING, role: 'LANDLORD', allowedActions: [] }))
  const user = await showAsLandlord(shell, WAITING)
  await user.click(screen.getByRole('button', { name: 'Choose the contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /^Our contract/ }))

  await enterText(user, await dialog.findByRole('textbox', { name: 'Account holder' }), 'Anna Kern')
  await enterText(user, dialog.getByRole('textbox', { name: 'IBAN' }), 'DE89 3704 0044 0532 0130 00')
  await user.click(dialog.getByRole('button', { name: 'Offer this contract' }))

  await waitFor(() => expect(shell.answers.inputsOf(chooseContractType)).toHaveLength(1))
  expect(shell.answers.inputsOf(changeBankAccount)).toEqual([
    { body: { holder: 'Anna Kern', iban: 'DE89 3704 0044 0532 0130 00' } },
  ])
})

test('a wrong account is refused beside its field, and nothing is offered', async () => {
  const shell = new FakeShell()
    .on(getBankAccount, () => ({ account: null }))
    .on(changeBankAccount, () => {
      throw Object.assign(new Error('This bank account is not right yet.'), {
        ajax: true,
        status: 422,
        body: { details: [{ field: 'iban', message: 'This IBAN is wrong.', code: 'WRONG_FORMAT' }] },
      })
    })
  const user = await showAsLandlord(shell, WAITING)
  await user.click(screen.getByRole('button', { name: 'Choose the contract' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /^Our contract/ }))

  await enterText(user, await dialog.findByRole('textbox', { name: 'Account holder' }), 'Anna Kern')
  await user.click(dialog.getByRole('button', { name: 'Offer this contract' }))

  expect(await dialog.findByText('This IBAN is wrong.')).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: /^IBAN/ }).getAttribute('aria-invalid')).toBe('true')
  expect(shell.answers.inputsOf(chooseContractType)).toEqual([])
})
