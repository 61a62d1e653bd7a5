import type { Booking } from '@domizil/api/schemas'
import { addDays, type BookingStatus, type Day } from '@domizil/domain'
import { DomainError, type Services, type User } from '@domizil/server'
import type { DemoLanguage } from '../people/name-lists.ts'
import type { Person } from '../people/people.ts'
import { MESSAGES } from '../plan/messages.ts'
import type { Outcome, PlannedBooking } from '../plan/planned.ts'
import { type Random, randomFrom } from '../random.ts'
import type { History } from './history.ts'
import type { FlatIds } from './load-flats.ts'
import type { Actors } from './load-people.ts'

interface Parties {
  tenant: User
  landlord: User
  admin: User
}

/** Facts for the texts of a decision: both parties write in the tenant's language. */
interface Words {
  language: DemoLanguage
  random: Random
}

/** An action of a party, in hours after the request. */
interface Step {
  after: number | ((booking: PlannedBooking) => number)
  run(services: Services, id: number, parties: Parties, words: Words): Promise<unknown>
}

/** Returns the id of a booking of the demo. */
export type BookingIds = (booking: PlannedBooking) => number

/** Each landlord answers at an individual pace, within five hours. */
const paceOf = ({ flat }: PlannedBooking) => randomFrom(`answers of ${flat.owner.email}`).int(1, 5) - 0.2

const approve: Step = {
  after: paceOf,
  run: ({ bookings }, id, { landlord }) => bookings.landlordApprove(landlord, id, { approved: true }),
}
const confirm: Step = {
  after: 20,
  run: ({ bookings }, id, { tenant }) => bookings.tenantApprove(tenant, id, { approved: true }),
}
const offerContract: Step = {
  after: 30,
  run: ({ contracts }, id, { landlord }) =>
    contracts.choose(landlord, id, { contractType: 'PLATFORM_CONTRACT', tenancyBasis: 'TEMPORARY_USE' }),
}
const signAs = (party: 'tenant' | 'landlord', after: number): Step => ({
  after,
  async run({ bookingLists, contracts }, id, parties) {
    const { givenName, familyName } = parties[party]
    const bookings = await bookingLists.listOfTenant(parties.tenant)
    const documentHash = bookings.find((booking) => booking.id === id)?.contract?.documentHash ?? undefined

    await contracts.sign(parties[party], id, {
      signed: true,
      name: `${givenName} ${familyName}`,
      documentHash,
    })
  },
})
const declineAsLandlord: Step = {
  after: 9,
  run: ({ bookings }, id, { landlord }, { language, random }) =>
    bookings.landlordApprove(landlord, id, {
      approved: false,
      reason: random.pick(MESSAGES.declineReasons[language]),
    }),
}
const declineAsTenant: Step = {
  after: 22,
  run: ({ bookings }, id, { tenant }, { language, random }) =>
    bookings.tenantApprove(tenant, id, {
      approved: false,
      reason: random.pick(MESSAGES.secondThoughts[language]),
    }),
}
const cancelAs = (party: keyof Parties): Step => ({
  after: 12,
  run: ({ bookings }, id, parties) => bookings.cancel(parties[party], id),
})

/** The actions that lead to each outcome; what happens automatically needs none. */
const STEPS: Record<Outcome, readonly Step[]> = {
  REQUESTED: [],
  LANDLORD_APPROVED: [approve],
  WAITING_FOR_CONTRACT: [approve, confirm],
  BOOKING_COMPLETED: [approve, confirm, offerContract, signAs('landlord', 34), signAs('tenant', 50)],
  LANDLORD_DECLINED: [declineAsLandlord],
  TENANT_DECLINED: [approve, declineAsTenant],
  CANCELED_BY_TENANT: [cancelAs('tenant')],
  CANCELED_BY_LANDLORD: [approve, cancelAs('landlord')],
  CANCELED_BY_ADMIN: [cancelAs('admin')],
  RESERVED_FOR_ANOTHER: [],
  FLAT_WITHDRAWN: [],
  EXPIRED: [],
}

/** The number of actions that lead to an open status. */
const STEPS_TO: Partial<Record<BookingStatus, number>> = {
  LANDLORD_APPROVED: 1,
  WAITING_FOR_CONTRACT: 2,
  CONTRACT_APPROVED: 4,
}

/** Creates the missing bookings, and runs the remaining actions of the others. */
export async function loadBookings(
  bookings: readonly PlannedBooking[],
  by: { history: History; actors: Actors; admin: User; flatIds: FlatIds },
): Promise<BookingIds> {
  const ids = new Map<PlannedBooking, number>()
  const known = await bookingsOf(bookings, by)

  for (const planned of bookings) {
    const flatId = by.flatIds(planned.flat)
    const found = known.get(`${planned.tenant.email} ${flatId}`)
    const { id, status } = found ?? (await request(planned, flatId, by))

    ids.set(planned, id)

    const isOver = status === 'BOOKING_CANCELED' || status === 'BOOKING_COMPLETED'
    if (!isOver) await takeSteps(planned, { id, status }, by)
    if (planned.outcome === 'BOOKING_COMPLETED') await settlePayments(planned, id, by)
  }
  return (booking) => ids.get(booking) ?? unknown(booking)
}

function request(
  { tenant, startDate, endDate, details, hoursAgo }: PlannedBooking,
  flatId: number,
  { history, actors }: { history: History; actors: Actors },
): Promise<Booking> {
  const stay = { flatId, startDate, endDate, details }
  return history.services(hoursAgo).requests.request(actors(tenant), stay)
}

async function takeSteps(
  booking: PlannedBooking,
  { id, status }: Pick<Booking, 'id' | 'status'>,
  { history, actors, admin }: { history: History; actors: Actors; admin: User },
): Promise<void> {
  const { tenant, flat, outcome, hoursAgo } = booking
  const parties = { tenant: actors(tenant), landlord: actors(flat.owner), admin }
  const words = { language: tenant.language, random: randomFrom(`words about ${flat.facts.key}`) }

  try {
    for (const { after, run } of STEPS[outcome].slice(STEPS_TO[status] ?? 0)) {
      const hours = typeof after === 'number' ? after : after(booking)
      await run(history.services(hoursAgo - hours), id, parties, words)
    }
  } catch (error) {
    // By the real clock an old request has expired: the timer may have ended it before it was answered.
    if (!(error instanceof DomainError && error.code === 'BOOKING_STATUS_CONFLICT')) throw error
  }
}

/** When people look after their payments. */
const MARKED_AT = '10:00:00Z'

/** Marks every payment that is due: paid on its day, received the day after, or today where that is still to come. */
async function settlePayments(
  { tenant, flat }: PlannedBooking,
  id: number,
  { history, actors }: { history: History; actors: Actors },
): Promise<void> {
  const plan = await history.services(0).payments.plan(actors(tenant), id)
  const today = history.momentOf(0).toISOString().slice(0, 10)
  const on = (day: Day) => {
    const hours = Math.max(0, history.hoursSince(new Date(`${day}T${MARKED_AT}`)))
    return history.services(hours).payments
  }

  for (const { number, dueOn } of plan.payments.filter((one) => one.dueOn <= today)) {
    await on(dueOn).mark(actors(tenant), { bookingId: id, number }, true)
    await on(addDays(dueOn, 1)).mark(actors(flat.owner), { bookingId: id, number }, true)
  }
}

/** The existing bookings of each tenant, by tenant and flat, as of their first request: today most have expired. */
async function bookingsOf(
  bookings: readonly PlannedBooking[],
  { history, actors }: { history: History; actors: Actors },
) {
  const firstHoursAgo = new Map<Person, number>()
  for (const { tenant, hoursAgo } of bookings)
    firstHoursAgo.set(tenant, Math.max(hoursAgo, firstHoursAgo.get(tenant) ?? 0))

  const known = new Map<string, Booking>()
  for (const [tenant, hoursAgo] of firstHoursAgo) {
    const own = await history.services(hoursAgo).bookingLists.listOfTenant(actors(tenant))
    for (const booking of own) known.set(`${tenant.email} ${booking.flat.id}`, booking)
  }
  return known
}

function unknown({ tenant, flat }: PlannedBooking): never {
  throw new Error(`The booking of ${flat.facts.key} by ${tenant.email} has not been loaded`)
}
