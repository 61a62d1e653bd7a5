// proves 1.10, 1.11, 10.11, 16.36, 16.50
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from '../api/api-error.ts'
import { FakeIdentity, keycloakOf } from './testing/fake-keycloak.ts'
import { createSession } from './session.ts'

let identity: FakeIdentity

beforeEach(() => {
  identity = new FakeIdentity()
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

const aSession = (loadKeycloak = async () => keycloakOf(identity)) =>
  createSession({
    possible: { isPossible: () => true, remember: () => undefined },
    getLocale: () => 'de',
    loadKeycloak,
    loadTimeoutMs: 1_000,
    onError: () => undefined,
  })

test.each(['login', 'register'] as const)(
  '%s works once keycloak-js has loaded at a second attempt',
  async (way) => {
    let isOnline = false
    const control = aSession(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return keycloakOf(identity)
    })
    await control.start()
    isOnline = true

    await control[way]()

    expect(identity.left).toEqual([expect.stringMatching(`^${way} de`)])
  },
)

test('a log-in during the silent check waits for it', async () => {
  const control = aSession()

  await Promise.all([control.start(), control.login()])

  expect([identity.inits.length, identity.left]).toEqual([1, ['login de http://localhost/']])
})

test('a log-in after a failed check repeats the check first', async () => {
  identity.initFailure = new Error('identity is away')
  const control = aSession()
  await control.start()
  identity.initFailure = undefined

  await control.login()

  expect([identity.inits.length, control.session.get()]).toEqual([3, { status: 'anonymous' }])
})

test.each(['login', 'register', 'openAccount'] as const)(
  '%s fails with a connection message if the identity service does not answer',
  async (way) => {
    identity.initFailure = new Error('identity is away')
    const control = aSession()

    const failure = await control[way]().catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: 'Keine Internetverbindung oder unbekanntes Problem' })
  },
)

test.each(['login', 'register', 'openAccount', 'changeEmail'] as const)(
  '%s while offline stays on the page and shows a connection message',
  async (way) => {
    const control = aSession()
    await control.start()
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

    const failure = await control[way]().catch((error: unknown) => error)

    online.mockRestore()
    expect(failure).toMatchObject({ message: 'Keine Internetverbindung oder unbekanntes Problem' })
    expect(identity.left).toEqual([])
  },
)

/** Another tab of the site has written this to the storage. */
const storedElsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('signing out in one tab signs out the others', async () => {
  identity.claims = { sub: 'u-1' }
  const control = aSession()
  await control.start()
  const before = control.session.get().status

  storedElsewhere('something-else', '1')
  const meanwhile = control.session.get().status
  storedElsewhere('domizil-signed-out', '1')

  expect([before, meanwhile, control.session.get().status]).toEqual([
    'authenticated',
    'authenticated',
    'anonymous',
  ])
  expect(control.peekToken()).toBeUndefined()
})

test('signing out notifies other tabs, and leaves nothing in the storage', async () => {
  identity.claims = { sub: 'u-1' }
  const set = jest.spyOn(Storage.prototype, 'setItem')
  const control = aSession()
  await control.start()

  await control.logout()

  expect(set.mock.calls.map(([key]) => key)).toEqual(['domizil-signed-out'])
  expect(localStorage).toHaveLength(0)
  set.mockRestore()
})

test('changing the e-mail address leads to the identity service', async () => {
  identity.claims = { sub: 'u-1' }
  const control = aSession()
  await control.start()

  await control.changeEmail()

  expect(identity.left).toEqual(['login de http://localhost/ UPDATE_EMAIL'])
})

/** The account API of the identity service, with the status that it answers. */
function accountApi(status: number) {
  const answer = { ok: status < 400, status } as Response
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer)
}

test.each([204, 401])(
  'signing out everywhere, answered with %d, also signs out this browser’s tabs',
  async (status) => {
    identity.claims = { sub: 'u-1' }
    const api = accountApi(status)
    const stored = jest.spyOn(Storage.prototype, 'setItem')
    const control = aSession()
    await control.start()

    await control.logoutEverywhere()

    expect(api.mock.calls[0]).toMatchObject([
      '/auth/realms/domizil/account/sessions?current=true',
      { method: 'DELETE', headers: { accept: 'application/json', authorization: 'Bearer token-0' } },
    ])
    expect(identity.left).toEqual(['logout http://localhost/'])
    expect(stored.mock.calls.map(([key]) => key)).toEqual(['domizil-signed-out'])
    jest.restoreAllMocks()
  },
)

test('a failed sign-out everywhere shows an error and keeps the session', async () => {
  identity.claims = { sub: 'u-1' }
  accountApi(503)
  const control = aSession()
  await control.start()

  await expect(control.logoutEverywhere()).rejects.toBeInstanceOf(ApiError)

  expect([identity.left, control.session.get().status]).toEqual([[], 'authenticated'])
  jest.restoreAllMocks()
})

test('a renewed token updates the name and e-mail of the user', async () => {
  identity.claims = { sub: 'u-1', email: 'old@example.com' }
  const control = aSession()
  await control.start()
  identity.claims = { sub: 'u-1', email: 'new@example.com' }
  identity.life = 30

  await jest.advanceTimersByTimeAsync(10_000)

  expect(control.session.get()).toMatchObject({ user: { email: 'new@example.com' } })
})
