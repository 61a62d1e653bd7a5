import type { Day } from '@domizil/domain'
import { demoPeople, type Person } from '../people/people.ts'
import { randomFrom } from '../random.ts'
import { planBookings } from './plan-bookings.ts'
import { planFlats } from './plan-flats.ts'
import { planDemand } from './plan-demand.ts'
import { planHelpRequests } from './plan-help.ts'
import { planSearches } from './plan-searches.ts'
import { planStays } from './plan-stays.ts'
import type { DemoPlan, PlannedFavourite, PlannedFlat } from './planned.ts'

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
