import { addMonths, addDays } from '@domizil/domain'
import { DomainError, type User } from '@domizil/server'
import type { DemoLanguage } from '../people/name-lists.ts'
import { DEMO_SIGN_INS } from '../people/people.ts'
import type { PlannedStay } from '../plan/planned.ts'
import type { History } from './history.ts'
import type { BookingIds } from './load-bookings.ts'
import type { Actors } from './load-people.ts'

interface Load {
  history: History
  actors: Actors
  bookingIds: BookingIds
}

/** In hours ago. */
const PROPOSED = 26
const CHANGED = { proposed: 100, accepted: 80, signed: 70 }

const WORDS: Record<DemoLanguage, string> = {
  de: 'Mein Projekt dauert länger. Könnte ich noch einen Monat bleiben?',
  en: 'My project takes longer. Could I stay for another month?',
}

/**
 * Proposes another last day for two of the running stays, as far as that has not been done: one waits for the landlord's
 * answer, one is signed by both.
 */
export async function loadLastDays(stays: readonly PlannedStay[], load: Load): Promise<void> {
  const today = load.history.momentOf(0).toISOString().slice(0, 10)
  const running = stays
    .filter(({ startDate, endDate, hasPapers }) => hasPapers && startDate <= today && endDate > today)
    .toSorted((one, other) => Number(isSignIn(other)) - Number(isSignIn(one)))
  const steps = [propose, change]
  for (const stay of running) {
    const step = steps[0]
    if (!step) return
    if (await step(stay, load)) steps.shift()
  }
}

/** Whether the stay is in a flat of the landlord, or of the tenant, that visitors sign in as. */
function isSignIn({ flat, tenant }: PlannedStay): boolean {
  return flat.owner.email === DEMO_SIGN_INS.landlord.email || tenant.email === DEMO_SIGN_INS.tenant.email
}

/** Resolves with whether the stay has a proposal: its days may be taken. */
async function propose(stay: PlannedStay, load: Load, hoursAgo = PROPOSED): Promise<boolean> {
  const { lastDays, bookingLists } = load.history.services(hoursAgo)
  const tenant = load.actors(stay.tenant)
  const id = load.bookingIds(stay)
  const known = (await bookingLists.listOfTenant(tenant)).find((booking) => booking.id === id)
  if (!known?.lastDay || known.lastDay.proposal) return known?.lastDay != null

  const newEndDate = addDays(addMonths(addDays(known.endDate, 1), 1), -1)
  try {
    await lastDays.propose(tenant, id, { newEndDate, message: WORDS[stay.tenant.language] })
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

async function change(stay: PlannedStay, load: Load): Promise<boolean> {
  const { history, actors, bookingIds } = load
  if (!(await propose(stay, load, CHANGED.proposed))) return false
  const ref = { bookingId: bookingIds(stay), number: 1 }
  const [tenant, landlord] = [actors(stay.tenant), actors(stay.flat.owner)]

  const accepted = await history.services(CHANGED.accepted).lastDays.accept(landlord, ref)
  const documentHash = accepted.lastDay?.proposal?.addendum?.documentHash
  const sign = (signer: User) =>
    history.services(CHANGED.signed).lastDays.sign(signer, ref, {
      name: `${signer.givenName} ${signer.familyName}`,
      documentHash,
    })
  await sign(tenant)
  await sign(landlord)
  return true
}
