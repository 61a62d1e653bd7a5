import { addDays, type Day } from '../days/day.ts'
import { type Entry, type Payment, type PlanTerms, rentEntries } from './payment-plan.ts'

/** A payment of a plan, and whether one of the parties has marked it as paid or received. */
export interface KnownPayment extends Payment {
  readonly isMarked: boolean
}

/** What another last day makes of a plan. */
export interface PlanChange {
  /** All payments from then on, in the order of their days. The rents sum up to the new total rent. */
  readonly payments: Payment[]
  /** What was marked as paid and is not due any more, in cents: the landlord returns it. */
  readonly refundCents: number
}

/**
 * The plan of a stay with another last day. What is marked keeps its number and its amount, as long as it is due; months
 * are added or dropped, and the last one balances what the total rent says. A deposit is due on the last day at the
 * latest. Nothing new is due before `today`.
 */
export function changePlan(before: readonly KnownPayment[], terms: PlanTerms, today: Day): PlanChange {
  const marked = before.filter(({ kind, isMarked }) => kind === 'RENT' && isMarked)
  const wanted = rentEntries(terms)
  const { rest, surplus } = leftToPay(wanted, marked)
  const { kept, refundCents } = reduce(marked, surplus)
  const deposits = before.filter(({ kind }) => kind === 'DEPOSIT')
  const payments = [
    ...deposits.map((one) => dueBy(one, terms.stay.to)),
    ...kept.map((one) => withinStay(one, terms.stay.to)),
    ...numbered(rest, before, today),
  ]
  return { payments: payments.toSorted(byDay), refundCents }
}

/** What of the wanted rents is left beside the marked ones, and what was marked beyond all of them. */
function leftToPay(wanted: readonly Entry[], marked: readonly KnownPayment[]) {
  const months = new Set(wanted.map(monthOf))
  const rest: Entry[] = []
  let carried = 0
  for (const entry of wanted) {
    const own = marked.filter((one) => monthOf(one) === monthOf(entry))
    const paid = own.reduce((sum, { amountCents }) => sum + amountCents, carried)
    const amountCents = entry.amountCents - paid
    carried = Math.max(-amountCents, 0)
    if (amountCents > 0) rest.push({ ...entry, amountCents, period: restOf(entry, own) })
  }
  const beyond = marked.filter((one) => !months.has(monthOf(one)))
  return { rest, surplus: beyond.reduce((sum, { amountCents }) => sum + amountCents, carried) }
}

/** The days of a month that the payments already made for it are not for. */
function restOf({ period }: Entry, own: readonly Payment[]): Payment['period'] {
  const paidTo = own
    .map((one) => one.period?.to ?? '')
    .toSorted()
    .at(-1)
  if (!period || !paidTo || paidTo >= period.to) return period
  return { from: addDays(paidTo, 1), to: period.to }
}

/** Takes what is not due any more from the last of the marked payments. */
function reduce(marked: readonly KnownPayment[], surplus: number) {
  let left = surplus
  const kept: KnownPayment[] = []
  for (const payment of marked.toReversed()) {
    const taken = Math.min(left, payment.amountCents)
    left -= taken
    if (payment.amountCents > taken) kept.push({ ...payment, amountCents: payment.amountCents - taken })
  }
  return { kept: kept.toReversed(), refundCents: surplus }
}

/** A rent that was not paid yet keeps its number and its day; what is added gets the numbers that follow. */
function numbered(rest: readonly Entry[], before: readonly KnownPayment[], today: Day): Payment[] {
  const open = before.filter(({ kind, isMarked }) => kind === 'RENT' && !isMarked)
  let number = Math.max(0, ...before.map((one) => one.number))

  return rest.map((entry): Payment => {
    const known = open.find((one) => monthOf(one) === monthOf(entry))
    if (known) return { ...entry, number: known.number, dueOn: known.dueOn }
    number += 1
    return { ...entry, number, dueOn: entry.dueOn < today ? today : entry.dueOn }
  })
}

function dueBy({ isMarked, ...payment }: KnownPayment, lastDay: Day): Payment {
  return isMarked || payment.dueOn <= lastDay ? payment : { ...payment, dueOn: lastDay }
}

function withinStay({ isMarked: _isMarked, ...payment }: KnownPayment, lastDay: Day): Payment {
  const { period } = payment
  return period && period.to > lastDay ? { ...payment, period: { from: period.from, to: lastDay } } : payment
}

function byDay(one: Payment, other: Payment): number {
  return one.dueOn === other.dueOn ? one.number - other.number : one.dueOn < other.dueOn ? -1 : 1
}

/** The calendar month that a rent is for. */
function monthOf({ period }: Pick<Payment, 'period'>): string {
  return period?.from.slice(0, 7) ?? ''
}
