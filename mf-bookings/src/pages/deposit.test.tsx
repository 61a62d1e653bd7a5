// proves D12.1
import { beforeEach, expect, test } from '@jest/globals'
import {
  answerDepositReturn,
  type Booking,
  countOpenInvoices,
  type DepositReturn,
  type DepositSummary,
  listFlatBookings,
  listFlatQuestions,
  listOwnFlats,
  listTenantBookings,
  listTenantQuestions,
  markDepositReturn,
  readDepositReturn,
  stateDepositReturn,
  uploadStayFile,
} from '@domizil/api'
import { aBooking, enterText, FakeShell, renderRemote } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { Route, Routes } from '@domizil/app-kit/router'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { FlatBookingsPage } from './flat-bookings-page.tsx'
import { MyRequestsPage } from './my-requests-page.tsx'

const REASON = 'The lamp in the hall is broken.'
const OBJECTION = 'The lamp was broken when I moved in.'
const TO_STATE: DepositSummary = {
  state: 'TO_STATE',
  receivedCents: 240_000,
  returnedCents: null,
  stateFrom: '2027-03-10',
  overdueFrom: '2027-04-08',
  answerUntil: null,
  payUntil: null,
  isLate: false,
  isAccepted: false,
  isPaid: false,
  isReceived: false,
  turn: 'LANDLORD',
}
const STATED: DepositReturn = {
  summary: {
    ...TO_STATE,
    state: 'STATED',
    returnedCents: 231_450,
    answerUntil: '2027-04-09',
    payUntil: '2027-03-24',
    turn: 'TENANT',
  },
  statement: {
    number: 1,
    statedAt: '2027-03-10T12:00:00Z',
    deductions: [
      { amountCents: 8_550, reason: REASON, files: [{ id: 4, name: 'Bill.pdf', kind: 'PDF', bytes: 900 }] },
    ],
    answeredAt: null,
    objection: null,
    paidAt: null,
    receivedAt: null,
  },
  allowed: ['accept', 'object', 'mark'],
}
const OVER: Partial<Booking> = { status: 'BOOKING_COMPLETED', allowedActions: [], expiresAt: null }

// Drafts stay in the tab.
beforeEach(() => sessionStorage.clear())

async function showAsTenant(data: DepositReturn, more: (shell: FakeShell) => void = () => {}) {
  const shell = new FakeShell()
    .signedInAs()
    .on(listTenantQuestions, () => [])
    .on(listTenantBookings, () => [aBooking({ ...OVER, depositReturn: data.summary })])
    .on(readDepositReturn, () => data)
  more(shell)
  const { user } = await renderRemote(<MyRequestsPage />, { shell, texts, hasAntd: true })
  return { shell, user }
}

async function showAsLandlord(data: DepositReturn, more: (shell: FakeShell) => void) {
  const shell = new FakeShell()
    .signedInAs()
    .at('/flat/7/bookings')
    .on(listFlatQuestions, () => [])
    .on(countOpenInvoices, () => ({ count: 0 }))
    .on(listOwnFlats, () => [])
    .on(listFlatBookings, () => [aBooking({ ...OVER, role: 'LANDLORD', depositReturn: data.summary })])
    .on(readDepositReturn, () => data)
  more(shell)
  const page = (
    <Routes>
      <Route path="/flat/:id/bookings" element={<FlatBookingsPage />} />
    </Routes>
  )
  const { user } = await renderRemote(page, { shell, texts, hasAntd: true })
  return { shell, user }
}

const dialogCalled = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the card of an ended stay says how much of the deposit is due by when, and whose turn it is', async () => {
  await showAsTenant(STATED)

  expect(
    screen.getByText(/€2,314\.50 to be returned, €85\.50 kept\. Agree or object until 09\.04\.2027/),
  ).toBeTruthy()
  expect(screen.getByText('Waiting for you')).toBeTruthy()
})

test('before the last day the card does not mention the return of the deposit', async () => {
  await showAsTenant({ summary: { ...TO_STATE, state: 'NOT_DUE', turn: null }, statement: null, allowed: [] })

  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
})

test('a landlord enters deductions, and sees at once the amount to return', async () => {
  const stated: object[] = []
  const { user } = await showAsLandlord({ summary: TO_STATE, statement: null, allowed: ['state'] }, (shell) =>
    shell
      .on(stateDepositReturn, ({ body }) => {
        stated.push(body)
        return { ...STATED, allowed: ['mark' as const] }
      })
      .on(uploadStayFile, () => ({ id: 4, name: 'Bill.pdf', kind: 'PDF' as const, bytes: 900 })),
  )
  await user.click(screen.getByRole('button', { name: 'Settle the deposit' }))
  const outer = await dialogCalled('Return of the deposit')
  await user.click(await outer.findByRole('button', { name: 'Settle the deposit' }))
  const form = await dialogCalled('Settle the deposit')

  await user.click(form.getByRole('button', { name: 'Add a deduction' }))
  await user.type(form.getByLabelText('Amount'), '85,50')
  await enterText(user, form.getByLabelText('Reason'), REASON)
  await user.upload(
    form.getByLabelText(/^Evidence/),
    new File(['%PDF-'], 'Bill.pdf', { type: 'application/pdf' }),
  )
  await form.findByRole('button', { name: /^Remove Bill\.pdf/ })
  expect(form.getByText('€2,314.50')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Next' }))
  const review = await dialogCalled('Send this statement?')
  expect(review.getByText(/^You return €2,314\.50 and keep €85\.50\./)).toBeTruthy()
  expect(stated).toEqual([])
  await user.click(review.getByRole('button', { name: 'Send the statement' }))

  await waitFor(() =>
    expect(stated).toEqual([
      {
        after: 0,
        returnedCents: 231_450,
        deductions: [{ amountCents: 8_550, reason: REASON, fileIds: [4] }],
      },
    ]),
  )
  expect(await screen.findByText(/can object until 09\.04\.2027/, { selector: 'article span' })).toBeTruthy()
})

test('an invalid deduction shows its error, and nothing is sent', async () => {
  const { user } = await showAsLandlord(
    { summary: TO_STATE, statement: null, allowed: ['state'] },
    () => undefined,
  )
  await user.click(screen.getByRole('button', { name: 'Settle the deposit' }))
  const outer = await dialogCalled('Return of the deposit')
  await user.click(await outer.findByRole('button', { name: 'Settle the deposit' }))
  const form = await dialogCalled('Settle the deposit')
  await user.click(form.getByRole('button', { name: 'Add a deduction' }))
  await user.type(form.getByLabelText('Amount'), '3000')
  await user.type(form.getByLabelText('Reason'), 'Lamp')

  expect(form.getByText('Enter an amount between €0.01 and €2,400.00.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Next' }))

  expect(form.getByText('Please write 10 to 500 characters.')).toBeTruthy()
})

test('a tenant objects in words, and the deposit is in dispute', async () => {
  const answers: object[] = []
  const { user } = await showAsTenant(STATED, (shell) =>
    shell.on(answerDepositReturn, ({ params, body }) => {
      answers.push({ ...params, ...body })
      const summary = { ...STATED.summary, state: 'DISPUTED' as const, turn: 'LANDLORD' as const }
      return { ...STATED, summary, allowed: ['accept' as const, 'mark' as const] }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Deposit' }))
  const dialog = await dialogCalled('Return of the deposit')
  await user.click(await dialog.findByRole('button', { name: 'Object' }))
  const form = await dialogCalled('Object to the deductions')
  await enterText(user, form.getByLabelText('What do you not agree with?'), OBJECTION)

  await user.click(form.getByRole('button', { name: 'Send the objection' }))

  await waitFor(() =>
    expect(answers).toEqual([{ id: 1, statement: 1, accepted: false, objection: OBJECTION }]),
  )
  expect(
    (await screen.findAllByText(/You have objected to the deduction of €85\.50/)).length,
  ).toBeGreaterThan(0)
})

test('a tenant marks the return as received', async () => {
  const marks: object[] = []
  const { user } = await showAsTenant(STATED, (shell) =>
    shell.on(markDepositReturn, ({ body }) => {
      marks.push(body)
      return { ...STATED, summary: { ...STATED.summary, isReceived: true } }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Deposit' }))
  const dialog = await dialogCalled('Return of the deposit')

  await user.click(await dialog.findByRole('button', { name: 'Mark as received' }))

  expect(await dialog.findByRole('button', { name: 'Not received after all' })).toBeTruthy()
  expect(marks).toEqual([{ isDone: true }])
})

test('a tenant confirms a dialog before agreeing, which is final', async () => {
  const answers: object[] = []
  const { user } = await showAsTenant(STATED, (shell) =>
    shell.on(answerDepositReturn, ({ body }) => {
      answers.push(body)
      return { ...STATED, summary: { ...STATED.summary, isAccepted: true }, allowed: ['mark' as const] }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Deposit' }))
  const dialog = await dialogCalled('Return of the deposit')
  await user.click(await dialog.findByRole('button', { name: 'Agree' }))
  expect(answers).toEqual([])

  const question = await dialogCalled('Agree to the deductions?')
  await user.click(question.getByRole('button', { name: 'Agree' }))

  await waitFor(() => expect(answers).toEqual([{ accepted: true }]))
})
