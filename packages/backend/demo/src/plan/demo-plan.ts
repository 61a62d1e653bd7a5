import type { Day, FlatStatus, RejectionReason } from '@domizil/domain'
import type { NewFlat } from '@domizil/api/schemas'
import { demoPeople, type Person } from '../people/people.ts'
import { type Random, randomFrom } from '../random.ts'
import { planBookings } from './plan-bookings.ts'
import { type DemoFlat, demoFlats } from '../facts/demo-flats.ts'
import { picturesOf } from '../pictures/pictures-of-flat.ts'
import type { PictureVariant } from '../pictures/variants.ts'
import { planDemand } from './plan-demand.ts'
import { planHelpRequests } from './plan-help.ts'
import { planSearches } from './plan-searches.ts'
import { planStays } from './plan-stays.ts'
import type { DemoPlan, PlannedFavourite, PlannedFlat } from './planned.ts'

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
