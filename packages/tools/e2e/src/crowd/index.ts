// People who use a site over HTTP, for benchmarks and trials.
export { openBrowser } from './browser.ts'
export { germanCities, germanPlaces, randomFrom, searchOf, WIDE_SEARCHES } from './city-searches.ts'
export { type Figures, noFigures } from './figures.ts'
export { ADMIN, invite, live } from './people.ts'
export { signIn } from './sign-in.ts'
