import { germanCities, type Random, searchOf, WIDE_SEARCHES } from '../api/city-searches.ts'
import { callApi, openBrowser, openPage } from './browser.ts'
import { type Figures, measured } from './figures.ts'

/** What a person does next; the load waits between two steps. */
export type Step = () => Promise<void>

/** What all people have in common. */
export interface Place {
  readonly origin: string
  readonly flatIds: readonly number[]
  readonly figures: Figures
  readonly random: Random
}

/** Looks at the home page, at searches by name and on the map, and at flats. */
export function aVisitor({ origin, flatIds, figures, random }: Place): Step {
  const browser = openBrowser(origin)
  const anyCity = germanCities(random)
  const anyFlat = () => flatIds[Math.floor(random() * flatIds.length)] ?? 0
  const search = () => {
    const city = anyCity()
    const body = random() < 0.5 ? WIDE_SEARCHES.place(city, random) : searchOf(city, random)
    return measured(figures, 'search', () => callApi(browser, 'POST /flat/search/filter', { body }))
  }

  return async () => {
    const chance = random()
    if (chance < 0.15) await measured(figures, 'home', () => openPage(browser, '/'))
    else if (chance < 0.35) await measured(figures, 'search page', () => openPage(browser, '/search'))
    else if (chance < 0.65) await search()
    else if (chance < 0.85)
      await measured(figures, 'flat page', () => openPage(browser, `/flat/${anyFlat()}`))
    else await measured(figures, 'flat', () => callApi(browser, `GET /flat/${anyFlat()}`))
  }
}
