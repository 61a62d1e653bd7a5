import { beforeEach, expect, test } from '@jest/globals'
import { createHistory } from './history.ts'

beforeEach(() => window.history.replaceState(null, '', '/'))

test('a page under a language prefix is known by its plain path', () => {
  window.history.replaceState(null, '', '/de/search?q=Berlin#map')

  const { location } = createHistory('de').route.get()

  expect(location).toMatchObject({ pathname: '/search', search: '?q=Berlin', hash: '#map' })
})

test('going somewhere keeps the language in the address', () => {
  const history = createHistory('de')

  history.navigator.push('/flat/7')

  expect(window.location.pathname).toBe('/de/flat/7')
  expect(history.route.get()).toMatchObject({ location: { pathname: '/flat/7' }, action: 'PUSH' })
})

test('a link shows the address that it leads to', () => {
  const { navigator } = createHistory('es')

  expect(navigator.createHref({ pathname: '/search', search: '?q=Berlin' })).toBe('/es/search?q=Berlin')
})

test('a change of the query alone stays on the page', () => {
  window.history.replaceState(null, '', '/de/search')
  const history = createHistory('de')

  history.navigator.replace({ search: '?page=2' })

  expect(window.location.pathname + window.location.search).toBe('/de/search?page=2')
})

test('changing the language keeps page, query and anchor', () => {
  window.history.replaceState(null, '', '/flat/7?from=2027-01-01#map')
  const history = createHistory('en')

  history.changeLocale('de')

  expect(window.location.href).toMatch(/\/de\/flat\/7\?from=2027-01-01#map$/)
  expect(history.route.get().location.pathname).toBe('/flat/7')
})

test('the way back to an address in another language takes its language up', () => {
  window.history.replaceState(null, '', '/de/rent')
  const history = createHistory('de')
  history.changeLocale('en')
  window.history.replaceState(null, '', '/de/rent')

  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'before', state: null } }))

  expect(history.prefix.get()).toBe('de')
  expect(history.navigator.createHref('/search')).toBe('/de/search')
})

test('the way back is told to everybody', () => {
  const history = createHistory('en')
  let told = 0
  history.route.subscribe(() => (told += 1))

  window.dispatchEvent(new PopStateEvent('popstate'))

  expect(told).toBe(1)
})

test('what a page hands to the next comes with its location', () => {
  const history = createHistory('en')

  history.navigator.push('/search', { restored: true })

  expect(history.route.get().location.state).toEqual({ restored: true })
})

test('the answer of the identity service is no anchor', () => {
  window.history.replaceState(null, '', '/#state=abc&session_state=def&code=ghi')

  expect(createHistory('en').route.get().location.hash).toBe('')
})

test('a native link to an anchor is a step forward with an entry of its own', () => {
  const history = createHistory('en')
  const before = history.route.get().location.key
  window.history.pushState(null, '', '/#prices')

  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))

  expect(history.route.get()).toMatchObject({ action: 'PUSH', location: { hash: '#prices' } })
  expect(history.route.get().location.key).not.toBe(before)
})
