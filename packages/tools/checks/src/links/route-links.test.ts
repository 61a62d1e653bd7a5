// proves 13.1, D1.10
import { join } from 'node:path'
import * as links from '@domizil/links'
import { expect, test } from '@jest/globals'
import { match } from '@domizil/federation'
import type { PagePath } from '@domizil/links'
import { type AppRoute, appRoutes } from '../testing/app-routes.ts'

const ROUTES = appRoutes(join(import.meta.dirname, '../../../../..'))

const of =
  (app: string) =>
  (name: keyof typeof links, page: string, ...paths: links.PagePath[]): LinkSample => ({
    name,
    app,
    page,
    paths,
  })
const [shell, search, flat, wizard, bookings, admin] = [
  of('shell'),
  of('mf-search'),
  of('mf-flat'),
  of('mf-wizard'),
  of('mf-bookings'),
  of('mf-admin'),
]
const LISTS = [
  'bookings',
  'flat-reviews',
  'flats',
  'invoices',
  'searches',
  'tenant-reviews',
  'users',
] as const

const SAMPLES: readonly LinkSample[] = [
  shell('homePath', 'home', links.homePath(), links.homePath({ account: 'reports' })),
  shell('rentPath', 'rent', links.rentPath()),
  shell('offerFlatPath', 'offer-flat', links.offerFlatPath()),
  shell('businessPath', 'business', links.businessPath()),
  shell('aboutUsPath', 'about-us', links.aboutUsPath()),
  shell('rentalContractInfoPath', 'rental-contract-info', links.rentalContractInfoPath()),
  shell('helpPath', 'help', links.helpPath(), links.helpPath({ company: true, section: 'contact' })),
  shell('imprintPath', 'imprint', links.imprintPath()),
  shell('privacyPolicyPath', 'privacy-policy', links.privacyPolicyPath()),
  shell('termsPath', 'terms-and-conditions', links.termsPath()),
  shell('designPath', 'design', links.designPath()),
  search('searchPath', 'search', links.searchPath(), links.searchPath({ term: 'Berlin', view: 'map' })),
  search('favouritesPath', 'favourites', links.favouritesPath(), links.favouritesPath({ shared: [1, 2] })),
  flat('flatPath', 'flat', links.flatPath(7), links.flatPath(7, { section: 'flat-reviews' })),
  flat('availabilityPath', 'availability', links.availabilityPath(7)),
  flat('chooseAvailabilityPath', 'choose-availability', links.chooseAvailabilityPath()),
  flat('myFlatsPath', 'my-flats', links.myFlatsPath()),
  wizard('preWizardPath', 'pre-flat-wizard', links.preWizardPath({ step: 3, create: true })),
  wizard('wizardPath', 'flat-wizard', links.wizardPath()),
  wizard('chooseEditPath', 'choose-flat', links.chooseEditPath()),
  wizard('flatEditPath', 'flat-wizard', links.flatEditPath(7), links.flatEditPath(7, { step: 2 })),
  bookings('myRequestsPath', 'my-requests', links.myRequestsPath(), links.myRequestsPath({ messages: 3 })),
  bookings('chooseBookingsPath', 'choose-bookings', links.chooseBookingsPath()),
  bookings('flatBookingsPath', 'flat-bookings', links.flatBookingsPath(7, { messages: 3 })),
  admin('adminPath', 'dashboard', links.adminPath(), links.adminPath({ tab: 'help' })),
  ...LISTS.map((list) => admin('adminListPath', list, links.adminListPath(list, { q: 'a b' }))),
]

test('each route has one link function, which leads to its page', () => {
  expect(ROUTES.length).toBeGreaterThan(30)
  expect(linkProblems(ROUTES, SAMPLES)).toEqual([])
})

test('every link function has a sample', () => {
  const functions = Object.keys(links).filter((name) => name.endsWith('Path'))

  expect(functions.toSorted()).toEqual([...new Set(SAMPLES.map(({ name }) => name))].toSorted())
})

test.each<[string, Parameters<typeof linkProblems>, string]>([
  [
    'a route with two functions',
    [ROUTES, [...SAMPLES, flat('wizardPath', 'my-flats', links.myFlatsPath())]],
    '/my-flats of mf-flat has myFlatsPath and wizardPath.',
  ],
  [
    'a function for a page of another app',
    [ROUTES, SAMPLES.map((one) => (one.name === 'myFlatsPath' ? { ...one, app: 'mf-search' } : one))],
    'myFlatsPath makes /my-flats, which is not the page my-flats of mf-search.',
  ],
  [
    'a function whose route is gone',
    [ROUTES.filter(({ path }) => path !== '/my-flats'), SAMPLES],
    'myFlatsPath makes /my-flats, which is not the page my-flats of mf-flat.',
  ],
])('%s is reported', (_name, planted, problem) => {
  expect(linkProblems(...planted)).toEqual([problem])
})

/** Paths that a function of `@domizil/links` returns, and the page they must lead to. */
interface LinkSample {
  readonly name: string
  readonly app: string
  readonly page: string
  readonly paths: readonly PagePath[]
}

/** The differences between the apps' routes and the link functions, as sentences. What nothing links to needs none. */
function linkProblems(routes: readonly AppRoute[], samples: readonly LinkSample[]): string[] {
  const made = samples.flatMap(({ name, app, page, paths }) =>
    paths.map((path) => ({ name, app, page, path, route: match(path.replace(/[?#].*/, ''), routes)?.route })),
  )
  const strays = made
    .filter(({ app, page, route }) => route?.app !== app || route.page !== page)
    .map(({ name, app, page, path }) => `${name} makes ${path}, which is not the page ${page} of ${app}.`)
  const uneven = routes.flatMap((route) => {
    const names = new Set(made.filter((link) => link.route === route).map(({ name }) => name))
    return names.size > 1 ? [`${route.path} of ${route.app} has ${[...names].join(' and ')}.`] : []
  })

  return [...strays, ...uneven]
}
