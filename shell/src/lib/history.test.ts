import { beforeEach, describe, expect, test } from '@jest/globals'
import { createHistory } from './history.ts'

beforeEach(() => window.history.replaceState(null, '', '/'))

test('a path with a language prefix is routed without it', () => {
  window.history.replaceState(null, '', '/de/search?q=Berlin#map')

  const { location } = createHistory('de').route.get()

  expect(location).toMatchObject({ pathname: '/search', search: '?q=Berlin', hash: '#map' })
})

test('a navigation keeps the language prefix', () => {
  const history = createHistory('de')

  history.navigator.push('/flat/7')

  expect(window.location.pathname).toBe('/de/flat/7')
  expect(history.route.get()).toMatchObject({ location: { pathname: '/flat/7' }, action: 'PUSH' })
})

test('a link has the language prefix in its address', () => {
  const { navigator } = createHistory('es')

  expect(navigator.createHref({ pathname: '/search', search: '?q=Berlin' })).toBe('/es/search?q=Berlin')
})

test('changing only the query stays on the page', () => {
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

test('Back to an address in another language changes the language', () => {
  window.history.replaceState(null, '', '/de/rent')
  const history = createHistory('de')
  history.changeLocale('en')
  window.history.replaceState(null, '', '/de/rent')

  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'before', state: null } }))

  expect(history.prefix.get()).toBe('de')
  expect(history.navigator.createHref('/search')).toBe('/de/search')
})

test('Back notifies subscribers', () => {
  const history = createHistory('en')
  let told = 0
  history.route.subscribe(() => (told += 1))

  window.dispatchEvent(new PopStateEvent('popstate'))

  expect(told).toBe(1)
})

test('the state passed to a navigation is in its location', () => {
  const history = createHistory('en')

  history.navigator.push('/search', { restored: true })

  expect(history.route.get().location.state).toEqual({ restored: true })
})

test('the parameters of the identity service in the hash are not an anchor', () => {
  window.history.replaceState(null, '', '/#state=abc&session_state=def&code=ghi')

  expect(createHistory('en').route.get().location.hash).toBe('')
})

test('a native link to an anchor creates a history entry', () => {
  const history = createHistory('en')
  const before = history.route.get().location.key
  window.history.pushState(null, '', '/#prices')

  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))

  expect(history.route.get()).toMatchObject({ action: 'PUSH', location: { hash: '#prices' } })
  expect(history.route.get().location.key).not.toBe(before)
})

describe('dialogs that were open before the sign-in', () => {
  const DIALOGS = [{ name: 'profile' }, { name: 'complaint', value: 4 }]
  const ANSWER = '#state=1&code=2'
  const dialogsBefore = (path: string) => (path === '/de/my-requests?filter=ALL' ? DIALOGS : [])
  const back = async (delta: number) => {
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    window.history.go(delta)
    await moved
  }

  test('are open again, and closing them one by one leads to the page', async () => {
    window.history.replaceState(null, '', `/de/my-requests?filter=ALL${ANSWER}`)

    const { route } = createHistory('de', false, dialogsBefore)

    expect(route.get().location.state).toEqual({ dialogs: DIALOGS })
    // The session is read from the address of the entry that is shown, and of that alone.
    expect(window.location.hash).toBe(ANSWER)
    await back(-1)
    expect(route.get().location.state).toEqual({ dialogs: DIALOGS.slice(0, 1) })
    await back(-1)
    expect(route.get().location).toMatchObject({ pathname: '/my-requests', state: null })
    expect(window.location.hash).toBe('')
  })

  test.each([
    ['without a sign-in', '/de/my-requests?filter=ALL'],
    ['on another page', `/de/my-requests${ANSWER}`],
  ])('stay closed %s', (_when, address) => {
    window.history.replaceState(null, '', address)

    expect(createHistory('de', false, dialogsBefore).route.get().location.state).toBeNull()
  })
})
