import { addDays, addMonths, type Day, daysBetween } from '../days/day.ts'
import type { Period } from '../days/period.ts'
import type { RentTerms } from './rent.ts'
import { thirdWorkingDay } from '../days/working-day.ts'

/** What a payment is for. */
export const PAYMENT_KINDS = ['RENT', 'DEPOSIT'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Where a payment stands. An entry that is not received two days after its day is OPEN. */
export const PAYMENT_STATES = ['UPCOMING', 'OPEN', 'RECEIVED'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The days after the day of a payment on which it is not shown as open yet: transfers take time. */
export const PAYMENT_GRACE_DAYS = 2
/** A deposit is paid in up to three equal monthly instalments (§ 551 BGB). */
const MAX_DEPOSIT_INSTALMENTS = 3
const DAYS_PER_RENT_MONTH = 30
const CENTS = 100

/** One payment of a tenant to a landlord. */
export interface Payment {
  /** From 1, in the order of the days. Part of the reference. */
  readonly number: number
  readonly kind: PaymentKind
  readonly dueOn: Day
  readonly amountCents: number
  /** The days that a rent is for; null for a deposit. */
  readonly period: Period | null
}

/** What a plan follows from. All of it is frozen with the booking. */
export interface PlanTerms extends Pick<RentTerms, 'pricePerMonth' | 'deposit' | 'totalRent'> {
  readonly stay: Period
  /** Whether the flat is in Germany: third working day, deposit in instalments. */
  readonly isGerman: boolean
}

/** A payment that has no number yet. */
export type Entry = Omit<Payment, 'number'>

/**
 * The payments of a booking, the earliest first: the rent of each calendar month in advance, and the deposit. The rents
 * sum up to the total rent exactly: where calendar months and months of the stay differ, the last one balances it.
 */
export function paymentPlan(terms: PlanTerms): Payment[] {
  const entries = [...depositEntries(terms), ...rentEntries(terms)]

  return entries
    .toSorted((one, other) => (one.dueOn === other.dueOn ? 0 : one.dueOn < other.dueOn ? -1 : 1))
    .map((entry, index) => ({ number: index + 1, ...entry }))
}

/** The rents of the calendar months of a stay, which sum up to its total rent. */
export function rentEntries({ stay, pricePerMonth, totalRent, isGerman }: PlanTerms): Entry[] {
  const periods = calendarMonths(stay)
  let leftCents = totalRent * CENTS

  return periods
    .map((period, index): Entry => {
      const usual = Math.min(rentCents(period, pricePerMonth), leftCents)
      const amountCents = index === periods.length - 1 ? leftCents : usual
      leftCents -= amountCents
      const dueOn = isGerman ? germanRentDay(period) : period.from
      return { kind: 'RENT', dueOn, amountCents, period }
    })
    .filter(({ amountCents }) => amountCents > 0)
}

/** The third working day (§ 556b BGB), or the last day of a part of a month that is shorter. */
function germanRentDay({ from, to }: Period): Day {
  const day = thirdWorkingDay(from)
  return day < to ? day : to
}

/** The parts of a stay by calendar month. */
function calendarMonths({ from, to }: Period): Period[] {
  const periods: Period[] = []
  for (let first = from; first <= to; ) {
    const next = addMonths(`${first.slice(0, 7)}-01`, 1)
    const last = addDays(next, -1)
    periods.push({ from: first, to: last < to ? last : to })
    first = next
  }
  return periods
}

/** A whole calendar month costs the price of a month, each day of a part a thirtieth of it, at most the whole price. */
function rentCents({ from, to }: Period, pricePerMonth: number): number {
  const days = daysBetween(from, to) + 1
  const isWhole = from.endsWith('-01') && addDays(to, 1).endsWith('-01')
  const thirtieths = isWhole ? DAYS_PER_RENT_MONTH : Math.min(days, DAYS_PER_RENT_MONTH)

  return Math.round((pricePerMonth * CENTS * thirtieths) / DAYS_PER_RENT_MONTH)
}

function depositEntries({ stay, deposit, isGerman }: PlanTerms): Entry[] {
  if (deposit === 0) return []

  const days = isGerman ? depositInstalmentDays(stay) : [stay.from]
  const each = Math.floor((deposit * CENTS) / days.length)
  return days.map((dueOn, index) => {
    const isLast = index === days.length - 1
    const amountCents = isLast ? deposit * CENTS - each * (days.length - 1) : each
    return { kind: 'DEPOSIT', dueOn, amountCents, period: null }
  })
}

/**
 * The days on which a German deposit is due in instalments: the first day of the stay and of its following months, never
 * after its last day.
 */
export function depositInstalmentDays({ from, to }: Period): Day[] {
  const days = Array.from({ length: MAX_DEPOSIT_INSTALMENTS }, (_, index) => addMonths(from, index))
  return days.filter((day) => day <= to)
}

/** A payment that comes next, and which of its kind it is: the second of three instalments of a deposit. */
export interface NextPayment extends Pick<Payment, 'kind' | 'dueOn' | 'amountCents'> {
  readonly part: number
  readonly parts: number
}

/** The first payment of each kind that is not received, the earliest first. The payments are in the order of their days. */
export function nextPayments(
  payments: readonly (Pick<Payment, 'kind' | 'dueOn' | 'amountCents'> & { isReceived: boolean })[],
): NextPayment[] {
  const firsts = PAYMENT_KINDS.flatMap((kind): NextPayment[] => {
    const all = payments.filter((payment) => payment.kind === kind)
    const at = all.findIndex(({ isReceived }) => !isReceived)
    const next = all[at]
    if (!next) return []
    const { dueOn, amountCents } = next
    return [{ kind, dueOn, amountCents, part: at + 1, parts: all.length }]
  })
  return firsts.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
}

/** Where a payment stands on a day. */
export function paymentState(
  { dueOn, isReceived }: { dueOn: Day; isReceived: boolean },
  today: Day,
): PaymentState {
  if (isReceived) return 'RECEIVED'
  return addDays(dueOn, PAYMENT_GRACE_DAYS) <= today ? 'OPEN' : 'UPCOMING'
}

/** What stands on the transfer: `B-000123-2` for the second payment of the booking 123. */
export function paymentReference(contract: string, number: number): string {
  return `${contract}-${number}`
}

/** What a contract is called, for people. */
export function contractNumber(bookingId: number): string {
  return `B-${String(bookingId).padStart(6, '0')}`
}
