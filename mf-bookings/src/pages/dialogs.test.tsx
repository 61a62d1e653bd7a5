// proves D12.5
import { afterEach, expect, test } from '@jest/globals'
import {
  type Booking,
  cancelBooking,
  getBankAccount,
  listTenantBookings,
  listTenantQuestions,
  readBookingReviews,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { MyRequestsPage } from './my-requests-page.tsx'

afterEach(() => sessionStorage.clear())

const CONTRACT = {
  type: 'PLATFORM_CONTRACT',
  tenancyBasis: 'TEMPORARY_USE',
  purpose: null,
  reason: null,
  documentHash: 'abc',
  isHandSigned: false,
} as unknown as Booking['contract']
const REVIEWS = {
  flatReview: null,
  tenantReview: null,
  opensOn: '2026-11-17',
  closesOn: '2026-12-01',
  canWrite: false,
}
const review = (canWrite: boolean) => ({ canWrite, closesOn: '2026-12-01' }) as Booking['review']

async function show(booking: Partial<Booking>) {
  const shell = new FakeShell()
    .signedInAs()
    .at('/my-requests')
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking(booking)])
    .on(readBookingReviews, () => REVIEWS)
    .on(getBankAccount, () => ({
      account: { holder: 'Anna Kern', iban: 'DE89370400440532013000', changedAt: '2026-11-20T12:00:00Z' },
    }))
    .on(cancelBooking, () => new Promise(() => undefined))
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  return { shell, user }
}

const step = (shell: FakeShell, delta: number) => act(async () => shell.navigator.go(delta))
const isOpen = () => screen.queryByRole('dialog') !== null

test.each<[string, Partial<Booking>]>([
  ['Withdraw request', { allowedActions: ['cancel'] }],
  ['Decline', { status: 'LANDLORD_APPROVED', allowedActions: ['tenantDecline'] }],
  ['Choose the contract', { role: 'LANDLORD', allowedActions: ['chooseContractType'] }],
  ['Sign the contract', { contract: CONTRACT, allowedActions: ['signContract'] }],
  ['Write a review', { status: 'BOOKING_COMPLETED', allowedActions: [], review: review(true) }],
  ['Reviews', { status: 'BOOKING_COMPLETED', allowedActions: [], review: review(false) }],
])('Back closes the dialog of “%s”, and stays on the page', async (name, booking) => {
  const { shell, user } = await show(booking)
  const opener = await screen.findByRole('button', { name })
  await user.click(opener)
  await screen.findByRole('dialog')

  await step(shell, -1)

  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener)
  expect(shell.address).toBe('/my-requests')
})

test.each<[string, string, Partial<Booking>]>([
  ['Choose the contract', 'Purpose', { role: 'LANDLORD', allowedActions: ['chooseContractType'] }],
  ['Sign the contract', 'Your full name', { contract: CONTRACT, allowedActions: ['signContract'] }],
])('what was typed in the dialog of “%s” is still there after Back', async (name, field, booking) => {
  const { shell, user } = await show(booking)
  const open = async () => {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }
  const typed = () => screen.getByRole('textbox', { name: new RegExp(`^${field}`) })
  await open()
  await enterText(user, typed(), 'Erika Mustermann')

  await step(shell, -1)
  await open()

  expect(typed()).toHaveProperty('value', 'Erika Mustermann')
})

test('Forward does not reopen a dialog whose request has been withdrawn', async () => {
  let request = aBooking({ allowedActions: ['cancel'] })
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [request])
    .on(cancelBooking, () => {
      request = aBooking({
        status: 'BOOKING_CANCELED',
        cancelReason: 'CANCELED_BY_TENANT',
        allowedActions: [],
      })
      return request
    })
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw request' })
  await act(async () => {
    confirm.click()
    shell.navigator.go(-1)
  })

  await step(shell, 1)

  expect(isOpen()).toBe(false)
  expect(screen.getByText('You withdrew the request.')).toBeTruthy()
})

test('a validation error about the reason is shown at its field, any other error below the form', async () => {
  const { shell, user } = await show({ allowedActions: ['cancel'] })
  const refused = (message: string, body?: object) =>
    Promise.reject(Object.assign(new Error(message), { ajax: true, body }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const dialog = within(await screen.findByRole('dialog'))
  const withdraw = () => user.click(dialog.getByRole('button', { name: 'Withdraw request' }))
  const details = [{ field: 'reason', message: 'Leave out phone numbers.' }]

  shell.on(cancelBooking, () => refused('Not like this.', { details }))
  await withdraw()
  expect(await dialog.findByRole('textbox', { description: 'Leave out phone numbers.' })).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()

  shell.on(cancelBooking, () => refused('The service is down'))
  await withdraw()
  expect((await dialog.findByRole('alert')).textContent).toBe('The service is down')
  expect(dialog.queryByText('Leave out phone numbers.')).toBeNull()
})

test('a failure that arrives after Back closed the dialog is shown as a notice', async () => {
  let fail: (error: Error) => void = () => undefined
  const { shell, user } = await show({ allowedActions: ['cancel'] })
  shell.on(cancelBooking, () => new Promise((_resolve, reject) => (fail = reject)))
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw request' }),
  )

  await step(shell, -1)
  await act(async () => fail(Object.assign(new Error('The service is down'), { ajax: true })))

  expect(shell.notices).toEqual([{ kind: 'error', message: 'The service is down' }])
})

test('a change by the other side is shown at once, and keeps what is being typed', async () => {
  let request = aBooking({ status: 'REQUESTED', allowedActions: ['cancel'] })
  const shell = new FakeShell()
    .signedInAs()
    .at('/my-requests?status=REQUESTED')
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [request])
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
  const reason = () => within(screen.getByRole('dialog')).getByRole('textbox')
  await enterText(user, reason(), 'Our plans have')

  request = { ...request, status: 'LANDLORD_APPROVED', allowedActions: ['tenantApprove', 'cancel'] }
  await act(async () => shell.changes.set(1))
  await enterText(user, reason(), ' changed')

  expect(reason()).toHaveProperty('value', 'Our plans have changed')
  expect(screen.getAllByText('Step 2 of 5', { exact: false }).length).toBeGreaterThan(0)
})
