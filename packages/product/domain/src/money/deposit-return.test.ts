// proves D12.1
import { expect, test } from '@jest/globals'
import {
  checkDeductions,
  type DepositStatement,
  depositDays,
  depositState,
  depositTurn,
  isDepositLate,
  returnedAfter,
} from './deposit-return.ts'

const END = '2027-03-31'
const STATED: DepositStatement = {
  statedOn: '2027-04-05',
  receivedCents: 240_000,
  returnedCents: 200_000,
  answer: null,
  isPaid: false,
  isReceived: false,
}
const facts = (statement: Partial<DepositStatement> | null) => ({
  endDate: END,
  statement: statement && { ...STATED, ...statement },
})

test.each([
  ['on the last day', null, END, 'NOT_DUE', null],
  ['from the day after', null, '2027-04-01', 'TO_STATE', 'LANDLORD'],
  ['stated with a deduction', {}, '2027-04-05', 'STATED', 'TENANT'],
  ['on the last day to object', {}, '2027-05-05', 'STATED', 'TENANT'],
  ['accepted by silence, not paid back', {}, '2027-05-06', 'STATED', 'LANDLORD'],
  ['accepted and paid', { answer: 'ACCEPTED', isPaid: true }, '2027-04-06', 'STATED', 'TENANT'],
  ['accepted and received', { answer: 'ACCEPTED', isReceived: true }, '2027-04-06', 'SETTLED', null],
  ['received before an answer', { isReceived: true }, '2027-04-06', 'STATED', 'TENANT'],
  ['received, and 30 days of silence', { isReceived: true }, '2027-05-06', 'SETTLED', null],
  ['objected to', { answer: 'OBJECTED' }, '2027-04-06', 'DISPUTED', 'LANDLORD'],
  [
    'objected to, the rest received',
    { answer: 'OBJECTED', isReceived: true },
    '2028-04-06',
    'DISPUTED',
    null,
  ],
  ['all of it returned', { returnedCents: 240_000 }, '2027-04-05', 'STATED', 'LANDLORD'],
  ['all of it received', { returnedCents: 240_000, isReceived: true }, '2027-04-05', 'SETTLED', null],
  ['all of it deducted, accepted', { returnedCents: 0, answer: 'ACCEPTED' }, '2027-04-05', 'SETTLED', null],
] as const)('state and turn of a deposit %s', (_when, statement, today, state, turn) => {
  expect([depositState(facts(statement), today), depositTurn(facts(statement), today)]).toEqual([state, turn])
})

test('a statement is late after 30 days, a return two days after its deadline', () => {
  const lateOn = (statement: Partial<DepositStatement> | null, ...days: string[]) =>
    days.map((day) => isDepositLate(facts(statement), day))

  expect(lateOn(null, '2027-04-29', '2027-04-30')).toEqual([false, true])
  expect(lateOn({}, '2027-04-20', '2027-04-21')).toEqual([false, true])
  expect(lateOn({ isReceived: true }, '2027-06-01')).toEqual([false])
})

test('all deadlines of a deposit are derived from the day of its statement', () => {
  expect(depositDays(facts({}))).toEqual({
    stateFrom: '2027-04-01',
    remindOn: '2027-04-14',
    overdueFrom: '2027-04-30',
    answerUntil: '2027-05-05',
    payUntil: '2027-04-19',
  })
})

test('a deduction needs an amount within the deposit and a reason, and allows up to five files', () => {
  const good = { amountCents: 8_550, reason: 'The lamp in the hall is broken.', fileIds: [] }
  const bad = { amountCents: 240_001, reason: 'Lamp', fileIds: [1, 2, 3, 4, 5, 6] }

  expect(checkDeductions([good], 240_000)).toEqual([])
  expect(checkDeductions([good, bad], 240_000).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'deductions.1.amountCents OUT_OF_RANGE',
    'deductions.1.reason LENGTH_OUT_OF_RANGE',
    'deductions.1.fileIds TOO_MANY',
  ])
})

test('the returned amount is the deposit minus its deductions', () => {
  const deduction = (amountCents: number | undefined) => ({ amountCents, reason: '', fileIds: [] })

  expect(returnedAfter(240_000, [deduction(8_550), deduction(undefined)])).toBe(231_450)
  expect(returnedAfter(100, [deduction(101)])).toBe(-1)
})
