import type { NewSavedSearch } from '@domizil/api/schemas'
import type { Locale } from '@domizil/domain'
import type { Person } from '../people/people.ts'
import { CITIES } from '../places/cities.ts'
import { randomFrom } from '../random.ts'

/** A search that found no flat, and who saved it. */
export interface PlannedDemand {
  person: Person
  request: NewSavedSearch
  hoursAgo: number
}

const PEOPLE_PER_CITY = { min: 5, more: 9 }
const DAYS = 60
/** Below the number of searches that one person may save. */
const MOST_PER_PERSON = 10
const PRICES = [900, 1100, 1200, 1200, 1400, 1700]
const BEDROOMS = [1, 1, 2, 2, 2, 3]
const MONTHS = [1, 2, 3, 3, 6, 12]
const MESSAGES: readonly (readonly [Locale, string])[] = [
  ['de', 'Ein ruhiges Zimmer zum Arbeiten wäre mir wichtig. Gern auch 0170 1234567 anrufen.'],
  ['de', 'Wir kommen mit einem kleinen Hund.'],
  ['en', 'Close to the main station, please; I travel every week.'],
  ['en', 'A lift or the ground floor would help us a lot.'],
  ['es', 'Buscamos algo con balcón y buena luz.'],
]

/** What tenants look for in all cities of the demo, the oldest first. The first tenant, whom visitors use, has none. */
export function planDemand([, ...tenants]: readonly Person[]): PlannedDemand[] {
  const random = randomFrom('demand')
  let next = 0
  const demand = CITIES.flatMap(({ name: city }, at) =>
    Array.from({ length: PEOPLE_PER_CITY.min + ((at * 4) % PEOPLE_PER_CITY.more) }, () => {
      next += 1
      const [locale, message] = random.pick(MESSAGES)
      const request: NewSavedSearch = {
        city,
        months: random.pick(MONTHS),
        priceMax: random.pick(PRICES),
        bedroomsMin: random.pick(BEDROOMS),
        hasPets: next % 5 === 0,
        ...(next % 3 === 0 && { message }),
        locale,
        alert: 'NONE',
      }
      return { person: tenants[next % tenants.length], request }
    }),
  )

  return demand
    .slice(0, tenants.length * MOST_PER_PERSON)
    .flatMap(({ person, request }, index) =>
      person
        ? [{ person, request, hoursAgo: Math.ceil((DAYS * 24 * (demand.length - index)) / demand.length) }]
        : [],
    )
}
