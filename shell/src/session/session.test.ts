// proves 3.24, 3.26, 3.27, 3.35, 4.1, 4.2, 4.3, 4.10, 6.4
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeIdentity, keycloakOf } from './testing/fake-keycloak.ts'
import { createSession } from './session.ts'

let identity: FakeIdentity
const errors: unknown[] = []

beforeEach(() => {
  identity = new FakeIdentity()
  errors.length = 0
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

const aSession = (loadKeycloak = async () => keycloakOf(identity)) =>
  createSession({
    possible: { isPossible: () => true, remember: () => undefined },
    getLocale: () => 'de',
    loadKeycloak,
    loadTimeoutMs: 1_000,
    onError: (error) => errors.push(error),
  })

test('a silent check without a session leaves the visitor signed out, without an error', async () => {
  const control = aSession()

  await control.start()

  expect([control.session.get(), errors]).toEqual([{ status: 'anonymous' }, []])
})

test('the session iframe is used over https only', async () => {
  await aSession().start()

  expect(identity.inits).toEqual([
    expect.objectContaining({
      onLoad: 'check-sso',
      checkLoginIframe: false,
      silentCheckSsoRedirectUri: 'http://localhost/silent-check-sso.html',
    }),
  ])
})

test('a failed silent check is logged and stored as an error', async () => {
  const failure = new Error('identity is away')
  identity.initFailure = failure
  const control = aSession()

  await control.start()

  expect([control.session.get(), errors]).toEqual([
    { status: 'anonymous', error: 'identity is away' },
    [failure],
  ])
})

test('with a slow identity service, a second check in the background finds the session', async () => {
  identity.claims = { sub: 'anna-1', given_name: 'Anna' }
  identity.answersAfterMs = 15_000
  const control = aSession()

  await control.start()
  const first = control.session.get()
  await jest.advanceTimersByTimeAsync(0)

  expect([first, control.session.get()]).toMatchObject([
    { status: 'anonymous', error: 'Timeout' },
    { status: 'authenticated', user: { id: 'anna-1' } },
  ])
})

test('an identity service that does not answer counts as failed, and the visitor as signed out', async () => {
  identity.isAway = true
  const control = aSession()

  const started = control.start()
  await jest.advanceTimersByTimeAsync(12_000)
  await started

  expect(control.session.get()).toEqual({
    status: 'anonymous',
    error: 'identity did not answer in 12000 ms',
  })
})

test('keycloak-js that hangs counts as failed after the timeout', async () => {
  const control = aSession(() => new Promise(() => {}))

  const started = control.start()
  await jest.advanceTimersByTimeAsync(1_000)
  await started

  expect(control.session.get()).toMatchObject({
    status: 'anonymous',
    error: expect.stringMatching('keycloak'),
  })
})

test('the user has exactly the agreed claims', async () => {
  identity.claims = {
    sub: 'anna-1',
    given_name: 'Anna',
    family_name: 'Admin',
    name: 'anna maria Admin',
    preferred_username: 'anna',
    email: 'anna@domizil.example',
    realm_access: { roles: ['offline_access', 'domizil_admin'] },
  }
  const control = aSession()

  await control.start()

  expect(control.session.get()).toEqual({
    status: 'authenticated',
    user: {
      id: 'anna-1',
      name: 'Anna',
      surname: 'Admin',
      fullname: 'anna maria Admin',
      username: 'anna',
      email: 'anna@domizil.example',
      initials: 'AM',
      isAdmin: true,
    },
  })
})

test.each([[undefined], [{ roles: ['admin', 'domizil_administrator'] }]])(
  'the roles %j do not make an admin',
  async (realm_access) => {
    identity.claims = { sub: 'tina-1', ...(realm_access && { realm_access }) }
    const control = aSession()

    await control.start()

    expect(control.session.get()).toMatchObject({ user: { isAdmin: false } })
  },
)
