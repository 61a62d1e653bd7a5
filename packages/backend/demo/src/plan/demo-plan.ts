import type { NewFlat } from '@domizil/api/schemas'
import {
  addDays,
  type Day,
  type FlatStatus,
  lastDayOfMonths,
  MONTHS_OF_BOOKING_LENGTH,
  type RejectionReason,
} from '@domizil/domain'
import { type DemoFlat, demoFlats } from '../facts/demo-flats.ts'
import { demoPeople, type Person } from '../people/people.ts'
import { picturesOf } from '../pictures/pictures-of-flat.ts'
import type { PictureVariant } from '../pictures/variants.ts'
import { type Random, randomFrom } from '../random.ts'
import { detailsOf, planBookings } from './plan-bookings.ts'
import { planDemand } from './plan-demand.ts'
import { planHelpRequests } from './plan-help.ts'
import { planSearches } from './plan-searches.ts'
import type { DemoPlan, PlannedBooking, PlannedFavourite, PlannedFlat, PlannedStay } from './planned.ts'
import { REPLIES, REVIEW_TEXTS, SPANISH_REVIEWS } from './review-texts.ts'

/** The flats of the sign-in landlord: every status. */
const SHOWCASE: readonly FlatStatus[] = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'INACTIVE',
  'IN_REVIEW',
  'REJECTED',
  'DRAFT',
]
/** Of a hundred other flats; the rest is ACTIVE. */
const RARE: readonly [FlatStatus, number][] = [
  ['DRAFT', 3],
  ['IN_REVIEW', 3],
  ['INACTIVE', 4],
  ['REJECTED', 1],
  ['ARCHIVED', 2],
]
const REJECTIONS: readonly RejectionReason[] = ['PHOTOS_UNCLEAR', 'TEXTS_TOO_SHORT', 'LISTED_TWICE']
/** Old enough to have had requests. */
const OLD_DAYS = 30
const OLDEST_DAYS = 240

/** The numbers of past and of future stays of other landlords. */
const PAST_STAYS = 22
/** The number of further past stays, with history, reviews and invoices, without contracts. */
const OLDER_STAYS = 93
const STAYS_TO_COME = 5
/** The number of current stays, besides those of the sign-in landlord. */
const RUNNING_STAYS = 5
/** When the stays of the sign-in tenant ended: one can still be reviewed, one has been. */
const VISITOR_ENDED_DAYS_AGO = [5, 40]
/** One in six of the others ended on this day: the tenant has reviewed it, and the landlord still may. */
const PENDING_DAYS_AGO = 6
/** After this time reviews are published in any case. */
const SURELY_PUBLISHED_DAYS_AGO = 18

const DAYS_FROM_REQUEST_TO_START = 8
const MOST_DAYS_OF_MONTH = 31
const LONGEST_MONTHS = 3
const DAYS_UNTIL_ASKED = 3
/** When the current stays began: after the past ones, also in a short month. */
const RUNS_SINCE_DAYS = 4
const NEVER: Day = '9999-12-31'

/** Every flat with its owner and its status: first the sign-in landlord's, then all others by city. */
function planFlats(
  landlords: readonly Person[],
  today: Day,
  limit = Number.POSITIVE_INFINITY,
): PlannedFlat[] {
  const all = demoFlats(today)
  const shown = showcaseOf(all)
  const others = all.filter((flat) => !shown.includes(flat))
  const [first, ...rest] = landlords
  if (!first) throw new RangeError('Nobody owns the flats')

  const picturesIn = new Map(all.map((flat, number) => [flat, picturesOf(flat.facts, number)]))
  const plan = (flat: DemoFlat, owner: Person, status?: FlatStatus) =>
    plannedFlat(flat, { owner, pictures: picturesIn.get(flat) ?? [], givenStatus: status })
  const planned = [
    ...shown.map((flat, index) => plan(flat, first, SHOWCASE[index])),
    ...others.map((flat, index) => plan(flat, ownerAt(rest, index / others.length))),
  ]
  return planned.slice(0, limit)
}

/** Flats in several cities: the demo landlord is not bound to one. */
function showcaseOf(all: DemoFlat[]): DemoFlat[] {
  const step = Math.floor(all.length / 2 / SHOWCASE.length)
  return SHOWCASE.flatMap((_, index) => all[index * step] ?? [])
}

/** Neighbours in the list mostly share an owner, so that owners do not let flats all over the country. */
function ownerAt(landlords: readonly Person[], part: number): Person {
  const owner = landlords[Math.floor(part * landlords.length)]
  if (!owner) throw new RangeError(`There is no landlord at ${part}`)
  return owner
}

interface Planning {
  owner: Person
  pictures: PictureVariant[]
  givenStatus: FlatStatus | undefined
}

function plannedFlat({ facts, input }: DemoFlat, { owner, pictures, givenStatus }: Planning): PlannedFlat {
  const random = randomFrom(`plan of ${facts.key}`)
  const status = givenStatus ?? statusOf(random)

  return {
    facts,
    owner,
    status,
    input: status === 'DRAFT' ? unfinished(input) : input,
    pictures: status === 'DRAFT' ? pictures.slice(0, 2) : pictures,
    daysAgo: givenStatus === 'ACTIVE' ? random.int(OLD_DAYS, OLDEST_DAYS) : daysAgoOf(status, random),
    ...(status === 'REJECTED' && { rejection: random.pick(REJECTIONS) }),
  }
}

function statusOf(random: Random): FlatStatus {
  let left = random.next() * 100
  for (const [status, share] of RARE) {
    left -= share
    if (left < 0) return status
  }
  return 'ACTIVE'
}

/** Flats in review are recent; a tenth of the others is new enough for the badge. */
function daysAgoOf(status: FlatStatus, random: Random): number {
  if (status === 'IN_REVIEW') return random.int(0, 2)
  if (status === 'DRAFT') return random.int(1, 30)
  if (status === 'ARCHIVED') return random.int(OLD_DAYS, OLDEST_DAYS)
  return random.chance(0.1) ? random.int(2, 6) : random.int(9, OLDEST_DAYS)
}

/** The owner has stopped after the second step: no texts yet, and no certificate. */
function unfinished(input: NewFlat): NewFlat {
  const { title_en, title_local, description_flat_en, description_flat_local, ...started } = input
  const { description_region_en, description_region_local, energyCertificate, ...rest } = started
  return rest
}

const FAVOURITES_OF_VISITOR = 7
const MOST_FAVOURITES = 6
const BLOCKED_BECAUSE =
  'Has asked several landlords to pay outside the marketplace and did not stop when told to.'

/**
 * Everything to load, as of a day; deterministic. A limit restricts the flats and the tenants to this number, and the
 * people to those involved.
 */
export function demoPlan(today: Day, limit?: number): DemoPlan {
  const { landlords, tenants: all, admin } = demoPeople()
  const tenants = all.slice(0, limit)
  const flats = planFlats(landlords, today, limit)
  const owners = new Set(flats.map(({ owner }) => owner))
  const bookings = planBookings(flats, tenants, today)

  return {
    people: [...owners, ...tenants, admin],
    admin,
    flats,
    bookings,
    stays: planStays(flats, tenants, bookings, today),
    searches: planSearches(),
    helpRequests: planHelpRequests(),
    demand: planDemand(tenants),
    blocked: { person: tenants.at(-1) ?? admin, reason: BLOCKED_BECAUSE },
    favourites: tenants.flatMap((tenant, index) => favouritesOf(tenant, flats, index === 0)),
  }
}

function favouritesOf(tenant: Person, flats: readonly PlannedFlat[], isVisitor: boolean): PlannedFavourite[] {
  const random = randomFrom(`favourites of ${tenant.email}`)
  const count = isVisitor ? FAVOURITES_OF_VISITOR : random.int(0, MOST_FAVOURITES)
  const listed = flats.filter(({ status }) => status === 'ACTIVE')

  return random
    .shuffle(listed)
    .slice(0, count)
    .map((flat) => ({ tenant, flat }))
}

/** The bookings with a signed contract: past stays with reviews and invoices, current ones and future ones. */
function planStays(
  flats: readonly PlannedFlat[],
  tenants: readonly Person[],
  bookings: readonly PlannedBooking[],
  today: Day,
): PlannedStay[] {
  const [visitor, ...others] = tenants
  if (!visitor) throw new RangeError('Nobody has stayed in the flats')
  const askersOf = (flat: PlannedFlat) =>
    bookings.filter((booking) => booking.flat === flat).map(({ tenant }) => tenant)
  const guestOf = (flat: PlannedFlat, before?: Person) => {
    const askers = [...askersOf(flat), before]
    return randomFrom(`guest of ${flat.facts.key}`).pick(others.filter((tenant) => !askers.includes(tenant)))
  }

  const firstWanted = (flat: PlannedFlat) =>
    bookings
      .filter((booking) => booking.flat === flat)
      .map(({ startDate }) => startDate)
      .toSorted()[0] ?? NEVER

  const longListed = flats.filter((flat) => flat.status === 'ACTIVE' && latestEnd(flat) > 18)
  const isShowcase = ({ owner }: PlannedFlat) => owner === flats[0]?.owner
  const rest = longListed.filter((flat) => !isShowcase(flat) && latestEnd(flat) > 18)
  const ofVisitor = rest
    .filter((flat) => !askersOf(flat).includes(visitor))
    .slice(0, VISITOR_ENDED_DAYS_AGO.length)
  const ofOthers = [
    ...longListed.filter(isShowcase),
    ...rest.filter((flat) => !ofVisitor.includes(flat)).slice(0, PAST_STAYS),
  ]
  const older = rest.filter((flat) => ![...ofVisitor, ...ofOthers].includes(flat)).slice(0, OLDER_STAYS)
  const undisturbed = flats.filter(
    (flat) =>
      flat.status === 'ACTIVE' &&
      flat.daysAgo > 12 &&
      askersOf(flat).length === 0 &&
      !longListed.includes(flat),
  )

  const shownAgain = longListed
    .filter(isShowcase)
    .filter((flat) => runsUntil(flat, today) < firstWanted(flat))
  const running = undisturbed
    .slice(STAYS_TO_COME)
    .filter((flat) => mayRun(flat))
    .slice(0, RUNNING_STAYS)

  return [
    ...ofVisitor.map((flat, index) => pastStay(flat, visitor, VISITOR_ENDED_DAYS_AGO[index] ?? 0, today)),
    ...ofOthers.map((flat, index) => pastStay(flat, guestOf(flat), endOf(flat, index), today)),
    ...older.map((flat) => olderStay(flat, guestOf(flat), today)),
    ...shownAgain.map((flat) => runningStay(flat, guestOf(flat, guestOf(flat)), today)),
    ...running.map((flat) => runningStay(flat, guestOf(flat), today)),
    ...undisturbed.slice(0, STAYS_TO_COME).map((flat) => stayToCome(flat, guestOf(flat), today)),
  ].toSorted((one, other) => other.hoursAgo - one.hoursAgo)
}

function monthsIn({ facts }: PlannedFlat): number {
  return MONTHS_OF_BOOKING_LENGTH[facts.bookingLength].minMonths
}

/** The latest possible end of a first stay in the flat, in days ago; negative if there was none. */
function latestEnd(flat: PlannedFlat): number {
  if (monthsIn(flat) > LONGEST_MONTHS) return -1
  return flat.daysAgo - DAYS_UNTIL_ASKED - DAYS_FROM_REQUEST_TO_START - monthsIn(flat) * MOST_DAYS_OF_MONTH
}

function endOf(flat: PlannedFlat, index: number): number {
  const latest = latestEnd(flat)
  if (index % 6 === 0 || latest < SURELY_PUBLISHED_DAYS_AGO) return Math.min(latest, PENDING_DAYS_AGO)
  return randomFrom(`end of the stay in ${flat.facts.key}`).int(SURELY_PUBLISHED_DAYS_AGO, latest)
}

function pastStay(flat: PlannedFlat, tenant: Person, endedDaysAgo: number, today: Day): PlannedStay {
  const random = randomFrom(`stay in ${flat.facts.key}`)
  const daysFromStart = endedDaysAgo + monthsIn(flat) * MOST_DAYS_OF_MONTH
  const startDate = addDays(today, -daysFromStart)
  const isOver = endedDaysAgo >= SURELY_PUBLISHED_DAYS_AGO

  return {
    ...bookingOf(flat, tenant, startDate, daysFromStart + DAYS_FROM_REQUEST_TO_START, random),
    isPaid: random.chance(0.8),
    ...(isOver || endedDaysAgo === PENDING_DAYS_AGO
      ? { flatReview: random.pick(reviewsBy(tenant, random)) }
      : {}),
    ...(isOver && { tenantReview: random.pick(REVIEW_TEXTS.TENANT[flat.owner.language]) }),
    ...(isOver && random.chance(0.5) && { reply: random.pick(REPLIES[tenant.language]) }),
  }
}

/** A stay whose reviews are surely published. */
function olderStay(flat: PlannedFlat, tenant: Person, today: Day): PlannedStay {
  const latest = Math.max(SURELY_PUBLISHED_DAYS_AGO, latestEnd(flat))
  const ended = randomFrom(`end of the stay in ${flat.facts.key}`).int(SURELY_PUBLISHED_DAYS_AGO, latest)
  const isPaid = randomFrom(`payment for ${flat.facts.key}`).chance(0.95)
  return { ...pastStay(flat, tenant, ended, today), isPaid, hasPapers: false }
}

/** The reviews that a guest may write: one in five who ask in English writes in Spanish. */
function reviewsBy({ language }: Person, random: Random) {
  return language === 'en' && random.chance(0.2) ? SPANISH_REVIEWS : REVIEW_TEXTS.FLAT[language]
}

/** Whether the flat could have been requested in time for a current stay. */
function mayRun(flat: PlannedFlat): boolean {
  return (
    monthsIn(flat) <= LONGEST_MONTHS &&
    flat.daysAgo >= RUNS_SINCE_DAYS + DAYS_FROM_REQUEST_TO_START + DAYS_UNTIL_ASKED
  )
}

function runsUntil(flat: PlannedFlat, today: Day): Day {
  return lastDayOfMonths(addDays(today, -RUNS_SINCE_DAYS), monthsIn(flat))
}

function runningStay(flat: PlannedFlat, tenant: Person, today: Day): PlannedStay {
  const random = randomFrom(`running stay in ${flat.facts.key}`)
  const startDate = addDays(today, -RUNS_SINCE_DAYS)

  return {
    ...bookingOf(flat, tenant, startDate, RUNS_SINCE_DAYS + DAYS_FROM_REQUEST_TO_START, random),
    isPaid: random.chance(0.5),
  }
}

function stayToCome(flat: PlannedFlat, tenant: Person, today: Day): PlannedStay {
  const random = randomFrom(`stay in ${flat.facts.key}`)
  const startDate = addDays(today, random.int(6, 40))

  return { ...bookingOf(flat, tenant, startDate, random.int(5, 10), random), isPaid: false }
}

function bookingOf(flat: PlannedFlat, tenant: Person, startDate: Day, askedDaysAgo: number, random: Random) {
  const endDate = lastDayOfMonths(startDate, monthsIn(flat))
  const details = detailsOf(flat, tenant, random)
  return {
    tenant,
    flat,
    startDate,
    endDate,
    details,
    outcome: 'BOOKING_COMPLETED',
    hasPapers: true,
    hoursAgo: askedDaysAgo * 24,
  } as const
}
