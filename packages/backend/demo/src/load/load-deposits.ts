import type { DemoLanguage } from '../people/name-lists.ts'
import { DEMO_SIGN_INS } from '../people/people.ts'
import type { PlannedStay } from '../plan/planned.ts'
import { randomFrom } from '../random.ts'
import type { History } from './history.ts'
import type { BookingIds } from './load-bookings.ts'
import type { Actors } from './load-people.ts'

interface Load {
  history: History
  actors: Actors
  bookingIds: BookingIds
}

const HOURS_PER_DAY = 24
const CENTS = 100
/** After the last day of the stay. */
const DAYS = { stated: 6, answered: 9, paid: 10, received: 13 }
/** One in four deposits has a deduction. */
const DEDUCTED = 0.25
const DEDUCTION_EUROS = [45, 180] as const

const REASONS: Record<DemoLanguage, string> = {
  de: 'Die Glasplatte des Couchtischs hat einen Sprung und musste ersetzt werden.',
  en: 'The glass top of the coffee table is cracked and had to be replaced.',
}
const OBJECTIONS: Record<DemoLanguage, string> = {
  de: 'Der Sprung war bei meinem Einzug schon da; ich habe Ihnen damals ein Foto geschickt.',
  en: 'The crack was there when I moved in; I sent you a photo of it at the time.',
}

/**
 * Settles the deposits of the stays that are over for two weeks, as far as that has not been done: they are returned, some with a
 * deduction, and that of the sign-in tenant is in dispute.
 */
export async function loadDeposits(stays: readonly PlannedStay[], load: Load): Promise<void> {
  const over = stays.filter(
    (stay) => stay.hasPapers && hoursSince(stay, load) > DAYS.received * HOURS_PER_DAY,
  )
  for (const stay of over) await settle(stay, stay.tenant.email === DEMO_SIGN_INS.tenant.email, load)
}

async function settle(stay: PlannedStay, isDisputed: boolean, load: Load): Promise<void> {
  const { history, actors, bookingIds } = load
  const id = bookingIds(stay)
  const tenant = actors(stay.tenant)
  const landlord = actors(stay.flat.owner)
  const after = (days: number) =>
    history.services(hoursSince(stay, load) - days * HOURS_PER_DAY).depositReturns

  const deposit = stay.flat.input.deposit ?? 0
  if (deposit === 0) return
  const { summary, statement } = await after(DAYS.stated).read(tenant, id)
  if (statement || summary.state !== 'TO_STATE') return

  const kept = keptOf(stay, isDisputed, summary.receivedCents)
  const reason = REASONS[stay.flat.owner.language]
  await after(DAYS.stated).state(landlord, id, {
    after: 0,
    returnedCents: summary.receivedCents - kept,
    deductions: kept > 0 ? [{ amountCents: kept, reason, fileIds: [] }] : [],
  })
  const stated = { bookingId: id, number: 1 }
  if (isDisputed) {
    const objection = OBJECTIONS[stay.tenant.language]
    await after(DAYS.answered).answer(tenant, stated, { accepted: false, objection })
  } else if (kept > 0) {
    await after(DAYS.answered).answer(tenant, stated, { accepted: true })
  }
  await after(DAYS.paid).mark(landlord, stated, true)
  await after(DAYS.received).mark(tenant, stated, true)
}

function keptOf({ flat }: PlannedStay, isDisputed: boolean, receivedCents: number): number {
  const random = randomFrom(`deposit of ${flat.facts.key}`)
  if (!random.chance(DEDUCTED) && !isDisputed) return 0
  return Math.min(random.int(...DEDUCTION_EUROS) * CENTS, receivedCents)
}

/** Since noon of the last day. */
function hoursSince({ endDate }: PlannedStay, { history }: Load): number {
  return history.hoursSince(new Date(`${endDate}T12:00:00Z`))
}
