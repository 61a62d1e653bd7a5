// proves 4.4, 4.5, 4.9, 9.2
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeIdentity, keycloakOf } from './testing/fake-keycloak.ts'
import { createSession } from './session.ts'

let identity: FakeIdentity

beforeEach(() => {
  identity = new FakeIdentity()
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

const aSession = () =>
  createSession({
    possible: { isPossible: () => true, remember: () => undefined },
    getLocale: () => 'de',
    loadKeycloak: async () => keycloakOf(identity),
    loadTimeoutMs: 1_000,
    onError: () => undefined,
  })

async function aSignedInSession() {
  identity.claims = { sub: 'tina-1', name: 'Tina Tenant' }
  const control = aSession()
  await control.start()
  return control
}

test('a token that expires soon is renewed before a call uses it', async () => {
  const control = await aSignedInSession()
  identity.life = 4

  expect(await control.getToken()).toBe('token-1')
})

test('calls and timer share one renewal', async () => {
  const control = await aSignedInSession()
  identity.life = 4

  jest.advanceTimersByTime(10_000)
  await Promise.all([control.getToken(), control.getToken()])

  expect(identity.renewals).toEqual([60])
})

test('a call whose token cannot be renewed signs out', async () => {
  const control = await aSignedInSession()
  identity.life = 0
  identity.renewalFailure = new Error('the session has ended')

  expect([await control.getToken(), control.session.get()]).toEqual([undefined, { status: 'anonymous' }])
})

test('a token that the backend has refused is renewed, once for all calls', async () => {
  const control = await aSignedInSession()

  const others = await Promise.all([control.replaceToken('token-0'), control.replaceToken('token-0')])
  const late = await control.replaceToken('token-0')

  expect([others, late, identity.renewals]).toEqual([['token-1', 'token-1'], 'token-1', [-1]])
})

test('a refused token that cannot be renewed signs out: the page asks to sign in again', async () => {
  const control = await aSignedInSession()
  identity.renewalFailure = new Error('the session has ended')

  const other = await control.replaceToken('token-0')

  expect([other, control.session.get()]).toEqual([undefined, { status: 'anonymous' }])
})

test('the token is checked every 10 seconds, and renewed below 60 seconds', async () => {
  const control = await aSignedInSession()
  identity.life = 61
  await jest.advanceTimersByTimeAsync(10_000)
  const above = control.peekToken()

  identity.life = 59
  await jest.advanceTimersByTimeAsync(10_000)

  expect([identity.renewals, above, control.peekToken()]).toEqual([[60, 60], 'token-0', 'token-2'])
})

test('a failed renewal clears the token, signs out and stops the timer', async () => {
  const control = await aSignedInSession()
  identity.renewalFailure = new TypeError('Failed to fetch')

  await jest.advanceTimersByTimeAsync(30_000)

  expect(identity.renewals).toHaveLength(1)
  expect([control.peekToken(), control.session.get()]).toEqual([undefined, { status: 'anonymous' }])
})

test('signing out stops the timer', async () => {
  const control = await aSignedInSession()

  await control.logout()
  await jest.advanceTimersByTimeAsync(30_000)

  expect([identity.left, identity.renewals]).toEqual([['logout http://localhost/'], []])
})

test('a call with a token waits for the silent check', async () => {
  identity.claims = { sub: 'tina-1' }
  const control = aSession()

  const token = control.getToken()
  await control.start()

  expect(await token).toBe('token-0')
})

test('a call with a token does not wait after a failed check', async () => {
  identity.initFailure = new Error('identity is away')
  const control = aSession()

  const token = control.getToken()
  await control.start()

  expect(await token).toBeUndefined()
})
