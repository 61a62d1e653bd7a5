// proves 10.8, 11.26
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DEFAULT_LIMITS } from './rate-limits.ts'
import { aLogin, authorizationUrl, PATHS, signIn } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'

const FAILED_SIGN_INS = 3

const TINA = aPerson()

let server: IdentityServer

// The visitor's language represents the network address: it is the only difference between these visitors.
beforeAll(async () => {
  server = await openIdentityServer({
    limits: { ...DEFAULT_LIMITS, failedSignIns: FAILED_SIGN_INS, registrations: 1 },
    sharesLimits: true,
    clientAddress: ({ headers }) => String(headers['accept-language']),
  })
  await server.identity.accounts.ensure(TINA)
})

afterAll(() => server.close())

const signInFrom = (address: string, email: string, password: string) =>
  signIn(server.visitor(address), aLogin(server.origin), email, password)

test('a network address that guesses at many accounts has to wait, and no other address has to', async () => {
  for (let guess = 0; guess < FAILED_SIGN_INS; guess += 1) {
    await signInFrom('en-GB', `someone-${guess}@example.com`, 'wrong')
  }

  const refused = await signInFrom('en-GB', TINA.email, TINA.password)
  const elsewhere = await signInFrom('en-IE', TINA.email, TINA.password)

  expect(refused.response.status).toBe(429)
  expect(refused.text).toContain('Too many attempts.')
  expect(elsewhere.returnedTo).toBeDefined()
})

test('wrong passwords from its network do not block a browser that has signed in before', async () => {
  const visitor = server.visitor('de-AT')
  await signIn(visitor, aLogin(server.origin), TINA.email, TINA.password)
  for (let guess = 0; guess < FAILED_SIGN_INS; guess += 1) {
    await signInFrom('de-AT', `someone-${guess}@example.com`, 'wrong')
  }

  const stranger = await signInFrom('de-AT', TINA.email, TINA.password)
  const known = await signIn(visitor, aLogin(server.origin, { prompt: 'login' }), TINA.email, TINA.password)

  expect(stranger.response.status).toBe(429)
  expect(known.returnedTo).toBeDefined()
})

test('right passwords do not count towards the limit', async () => {
  for (let visit = 0; visit <= FAILED_SIGN_INS; visit += 1)
    await signInFrom('en-US', TINA.email, TINA.password)

  const again = await signInFrom('en-US', TINA.email, TINA.password)

  expect(again.returnedTo).toBeDefined()
})

test('a network address that registers many accounts has to wait, and the form keeps what was typed', async () => {
  const register = async (email: string) => {
    const visitor = server.visitor('de')
    const page = await visitor.open(authorizationUrl(aLogin(server.origin), PATHS.registrations))
    return visitor.submit(page, 'kc-register-form', {
      firstName: 'Rita',
      lastName: 'Neu',
      email,
      password: 'piano window seven',
      'password-confirm': 'piano window seven',
    })
  }

  const first = await register('one@example.com')
  const second = await register('two@example.com')

  expect(first.returnedTo).toBeDefined()
  expect(second.response.status).toBe(429)
  expect(second.text).toContain('Zu viele Versuche.')
  expect(second.text).toContain('value="two@example.com"')
})
