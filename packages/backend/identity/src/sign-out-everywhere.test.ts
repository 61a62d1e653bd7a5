// proves 10.11
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { aLogin, authorizationUrl, PATHS, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import type { Visitor } from './testing/visitor.ts'

const SESSIONS = '/auth/realms/domizil/account/sessions'

let server: IdentityServer
let people = 0
let person: ReturnType<typeof aPerson>
let visitor: Visitor

beforeAll(async () => {
  server = await openIdentityServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  people += 1
  person = aPerson({ email: `everywhere-${people}@example.com` })
  visitor = server.visitor()
  await server.identity.accounts.ensure(person)
})

const signedIn = (browser: Visitor) => tokensFor(browser, server.origin, person.email, person.password)
const statusOf = async (refreshToken: string) => (await refresh(server.origin, refreshToken)).status
const end = (token: string, query = '?current=true') =>
  visitor.fetch(`${SESSIONS}${query}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })

async function isAskedToSignIn(browser: Visitor): Promise<boolean> {
  const { returnedTo } = await browser.open(authorizationUrl(aLogin(server.origin, { prompt: 'none' })))
  return returnedTo?.searchParams.get('error') === 'login_required'
}

test('the account API ends the sessions and refresh tokens of all devices, as Keycloak’s does', async () => {
  const other = server.visitor()
  const [here, elsewhere] = [await signedIn(visitor), await signedIn(other)]

  const { status, headers } = await end(here.access_token)

  expect(status).toBe(204)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^KEYCLOAK_SESSION=; .*expires=Thu, 01 Jan 1970/),
  ])
  expect([await statusOf(here.refresh_token), await statusOf(elsewhere.refresh_token)]).toEqual([400, 400])
  expect([await isAskedToSignIn(visitor), await isAskedToSignIn(other)]).toEqual([true, true])
})

test('without "current" the session of the request is not ended', async () => {
  const [here, elsewhere] = [await signedIn(visitor), await signedIn(server.visitor())]

  await end(here.access_token, '')

  expect([await statusOf(here.refresh_token), await statusOf(elsewhere.refresh_token)]).toEqual([200, 400])
})

test('the sessions of other accounts are not ended', async () => {
  const neighbour = aPerson({ email: `neighbour-${people}@example.com` })
  await server.identity.accounts.ensure(neighbour)
  const theirs = await tokensFor(server.visitor(), server.origin, neighbour.email, neighbour.password)

  await end((await signedIn(visitor)).access_token)

  expect(await statusOf(theirs.refresh_token)).toBe(200)
})

test.each(['', 'made up', 'a refresh token'])(
  'a request with the token "%s" ends no session',
  async (token) => {
    const { refresh_token } = await signedIn(visitor)

    const { status } = await end(token === 'a refresh token' ? refresh_token : token)

    expect(status).toBe(401)
    expect(await isAskedToSignIn(visitor)).toBe(false)
  },
)

test('the token of an ended session is answered with 401', async () => {
  const { access_token } = await signedIn(visitor)
  await end(access_token)

  expect((await end(access_token)).status).toBe(401)
})

test('the account page signs out everywhere without scripts, and leads to the home page', async () => {
  const elsewhere = await signedIn(server.visitor())
  await signIn(visitor, aLogin(server.origin), person.email, person.password)

  const page = await visitor.open(`${PATHS.account}?kc_locale=de`)
  const { returnedTo } = await visitor.submit(page, 'sessions-form', {})

  expect(page.text).toContain('Überall abmelden')
  expect(returnedTo?.href).toBe(`${server.origin}/de`)
  expect([await statusOf(elsewhere.refresh_token), await isAskedToSignIn(visitor)]).toEqual([400, true])
})

test('a form with a forged token signs nobody out', async () => {
  await signIn(visitor, aLogin(server.origin), person.email, person.password)
  const page = await visitor.open(PATHS.account)

  const { response } = await visitor.submit(page, 'sessions-form', { csrf: 'forged' })

  expect([response.status, await isAskedToSignIn(visitor)]).toEqual([403, false])
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})
