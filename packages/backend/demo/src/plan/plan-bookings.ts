import { addDays, type Day, lastDayOfMonths, MONTHS_OF_BOOKING_LENGTH } from '@domizil/domain'
import type { Person } from '../people/people.ts'
import { type Random, randomFrom } from '../random.ts'
import { MESSAGES } from './messages.ts'
import type { Outcome, PlannedBooking, PlannedFlat } from './planned.ts'

/** The outcomes of a flat's requests, and their frequency in per cent of the flats. */
const STORIES: readonly { share: number; outcomes: readonly Outcome[] }[] = [
  { share: 26, outcomes: ['WAITING_FOR_CONTRACT'] },
  { share: 6, outcomes: ['RESERVED_FOR_ANOTHER', 'WAITING_FOR_CONTRACT'] },
  { share: 5, outcomes: ['LANDLORD_DECLINED', 'WAITING_FOR_CONTRACT'] },
  { share: 9, outcomes: ['REQUESTED'] },
  { share: 3, outcomes: ['REQUESTED', 'REQUESTED'] },
  { share: 4, outcomes: ['LANDLORD_APPROVED'] },
  { share: 3, outcomes: ['LANDLORD_DECLINED'] },
  { share: 2, outcomes: ['TENANT_DECLINED'] },
  { share: 2, outcomes: ['CANCELED_BY_TENANT'] },
  { share: 1, outcomes: ['CANCELED_BY_LANDLORD'] },
  { share: 1, outcomes: ['CANCELED_BY_ADMIN'] },
  { share: 2, outcomes: ['EXPIRED'] },
]
/** The flats of the sign-in landlord always have requests to answer. */
const SHOWCASE_STORIES: readonly (readonly Outcome[])[] = [
  ['REQUESTED', 'REQUESTED'],
  ['REQUESTED'],
  ['LANDLORD_APPROVED'],
  ['WAITING_FOR_CONTRACT'],
  ['LANDLORD_DECLINED', 'REQUESTED'],
]
/** The requests of the sign-in tenant. */
const TENANT_STORY: readonly Outcome[] = [
  'REQUESTED',
  'REQUESTED',
  'LANDLORD_APPROVED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'LANDLORD_DECLINED',
  'CANCELED_BY_TENANT',
  'EXPIRED',
]

/** The requests for all flats, flat by flat. The first tenant and the first owner are the ones visitors can use. */
export function planBookings(
  flats: readonly PlannedFlat[],
  tenants: readonly Person[],
  today: Day,
): PlannedBooking[] {
  const [visitor, ...others] = tenants
  if (!visitor) throw new RangeError('Nobody asks for the flats')
  const listed = flats.filter(({ status }) => status === 'ACTIVE' || status === 'ARCHIVED')
  const showcase = listed.filter(({ owner }) => owner === flats[0]?.owner)
  const rest = listed.filter((flat) => !showcase.includes(flat) && flat.daysAgo > OLDEST_REQUEST_DAYS)
  const wanted = spread(
    rest.filter(({ status }) => status === 'ACTIVE'),
    TENANT_STORY.length,
  )

  return [
    ...showcase.flatMap((flat, index) => storyOf(flat, SHOWCASE_STORIES[index] ?? [], others, today)),
    ...wanted.flatMap((flat, index) => storyOf(flat, TENANT_STORY.slice(index, index + 1), [visitor], today)),
    ...rest
      .filter((flat) => !wanted.includes(flat))
      .flatMap((flat) => storyOf(flat, outcomesFor(flat), others, today)),
  ]
}

/** `count` flats, far apart: in other cities, of other owners. */
function spread(all: readonly PlannedFlat[], count: number): PlannedFlat[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_flat, index) => index % step === 0).slice(0, count)
}

/** Only flats that have been listed for long enough. */
const OLDEST_REQUEST_DAYS = 24

function outcomesFor({ facts, status }: PlannedFlat): readonly Outcome[] {
  if (status === 'ARCHIVED') return ['FLAT_WITHDRAWN']

  let left = randomFrom(`story of ${facts.key}`).next() * 100
  for (const { share, outcomes } of STORIES) {
    left -= share
    if (left < 0) return outcomes
  }
  return []
}

function storyOf(
  flat: PlannedFlat,
  outcomes: readonly Outcome[],
  tenants: readonly Person[],
  today: Day,
): PlannedBooking[] {
  const random = randomFrom(`bookings of ${flat.facts.key}`)
  const startDate = addDays(today, random.int(6, 70))
  const endDate = lastDayOfMonths(startDate, monthsFor(flat, random))
  const askers = random.shuffle(tenants)

  return outcomes.flatMap((outcome, index) => {
    const tenant = askers[index]
    if (!tenant) return []
    const details = detailsOf(flat, tenant, random)
    return [
      { tenant, flat, startDate, endDate, details, outcome, hoursAgo: hoursAgoOf(outcome, index, random) },
    ]
  })
}

function monthsFor({ facts }: PlannedFlat, random: Random): number {
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[facts.bookingLength]
  return random.int(minMonths, Math.min(maxMonths ?? minMonths + 5, minMonths + 5))
}

/** Open requests are within the time to answer, ended ones before. */
function hoursAgoOf(outcome: Outcome, index: number, random: Random): number {
  if (outcome === 'REQUESTED' || outcome === 'FLAT_WITHDRAWN') return random.int(3, 44)
  if (outcome === 'LANDLORD_APPROVED') return random.int(14, 40)
  // Competing requests for the same days come within the same hours, in list order.
  return (outcome === 'EXPIRED' ? 5 : 8) * 24 + random.int(0, 12) * 24 - index * 3
}

/** The tenant's details in a request. */
export function detailsOf(
  { facts }: PlannedFlat,
  { language }: Person,
  random: Random,
): PlannedBooking['details'] {
  const introduction = random.pick(MESSAGES.introductions[language])
  return {
    ...introduction,
    numberOfPersons: random.int(1, Math.min(2, facts.maxPerson)),
    hasPets: facts.houseRules.includes('PETS_ALLOWED') && random.chance(0.3),
    smoker: false,
    acceptTerms: true,
  }
}
