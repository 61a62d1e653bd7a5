// proves 14.31
import { beforeEach, expect, test } from '@jest/globals'
import { settable } from '@domizil/app-kit/readable'
import { FakeIdentity, keycloakOf } from './testing/fake-keycloak.ts'
import { possibleSession } from './possible-session.ts'
import { createSession } from './session.ts'

let identity: FakeIdentity

beforeEach(() => {
  identity = new FakeIdentity()
  localStorage.clear()
  window.location.hash = ''
})

/** A page of the visitor, with or without the consent to cookies. */
function aPage(isAllowed: boolean) {
  let loads = 0
  const session = createSession({
    getLocale: () => 'en',
    loadKeycloak: async () => {
      loads += 1
      return keycloakOf(identity)
    },
    possible: possibleSession(settable(isAllowed)),
    onError: () => undefined,
  })
  return { session, loads: () => loads }
}

test('without consent and session no silent check is made, and the visitor is signed out', async () => {
  const { session, loads } = aPage(false)

  await session.start()

  expect([session.session.get(), loads(), await session.getToken()]).toEqual([
    { status: 'anonymous' },
    0,
    undefined,
  ])
})

test('with consent the session is checked at the identity service', async () => {
  identity.claims = { sub: 'anna-1' }
  const { session } = aPage(true)

  await session.start()

  expect(session.session.get().status).toBe('authenticated')
})

test('an existing session is checked even after cookies were declined', async () => {
  identity.claims = { sub: 'anna-1' }
  await aPage(true).session.start()

  const { session } = aPage(false)
  await session.start()

  expect(session.session.get().status).toBe('authenticated')
})

test('an ended session is not checked again', async () => {
  identity.claims = { sub: 'anna-1' }
  await aPage(true).session.start()
  identity.claims = undefined
  await aPage(true).session.start()

  const { session, loads } = aPage(false)
  await session.start()

  expect(loads()).toBe(0)
})

test('the redirect from the identity service is handled even if nothing is stored', async () => {
  window.location.hash = '#state=1&code=2'
  const { session, loads } = aPage(false)

  await session.start()

  expect(loads()).toBe(1)
})

test('pressing log-in loads what it needs', async () => {
  const { session, loads } = aPage(false)
  await session.start()

  await session.login()

  expect([loads(), identity.left]).toEqual([1, ['login en http://localhost/']])
})
