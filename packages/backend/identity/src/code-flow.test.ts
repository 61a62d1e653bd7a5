// proves 4.6, 6.4, 7.58, 7.59, 16.24, D1.4
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { addAdministrator } from './accounts/add-administrator.ts'
import { aLogin, authorizationUrl, PATHS, redeem, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'

const TINA = aPerson()

let server: IdentityServer
let tinaId: string

beforeAll(async () => {
  server = await openIdentityServer()
  ;({ id: tinaId } = await server.identity.accounts.ensure(TINA))
})

afterAll(() => server.close())

const statusesOf = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b)

/** Moves the exchange of all refresh tokens into the past, in seconds. */
const exchangedAgo = (seconds: number) =>
  server.query(
    `update identity_payload set consumed_at = consumed_at - interval '${seconds} s' where model = 'RefreshToken' and consumed_at is not null`,
  )
const signInTina = () => tokensFor(server.visitor(), server.origin, TINA.email, TINA.password)

test('a signed-in visitor returns to the site with a code and the state', async () => {
  const login = aLogin(server.origin)

  const { returnedTo } = await signIn(server.visitor(), login, TINA.email, TINA.password)

  expect(returnedTo?.origin + (returnedTo?.pathname ?? '')).toBe(`${server.origin}/`)
  expect(returnedTo?.searchParams.get('state')).toBe(login.query['state'])
  expect(returnedTo?.searchParams.get('code')).toBeTruthy()
})

test('the access token has the claims that the API checks and the site shows', async () => {
  const { access_token } = await signInTina()

  const { payload } = await jwtVerify(access_token, createLocalJWKSet(server.identity.jwks), {
    issuer: `${server.origin}/auth/realms/domizil`,
    audience: 'domizil-api',
    algorithms: ['RS256'],
  })

  expect(payload).toMatchObject({
    sub: tinaId,
    typ: 'Bearer',
    azp: 'domizil-web',
    sid: expect.any(String),
    'allowed-origins': [server.origin],
    realm_access: { roles: ['default-roles-domizil'] },
    name: 'Tina Tenant',
    given_name: 'Tina',
    family_name: 'Tenant',
    preferred_username: 'tina@example.com',
    email: 'tina@example.com',
    email_verified: true,
    registered_at: expect.any(Number),
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  expect(decodeProtectedHeader(access_token).typ).toBe('JWT')
})

test('the admin role is in the access token', async () => {
  const ada = aPerson({ email: 'ada@example.com', roles: ['domizil_admin'] })
  await server.identity.accounts.ensure(ada)

  const { access_token } = await tokensFor(server.visitor(), server.origin, ada.email, ada.password)

  expect(decodeJwt(access_token)).toMatchObject({
    realm_access: { roles: ['default-roles-domizil', 'domizil_admin'] },
  })
})

test('a registered account that is made an administrator has the role from the next sign-in on', async () => {
  const person = aPerson({ email: 'second@example.com', roles: ['another_role'] })
  await server.identity.accounts.ensure(person)

  expect(await addAdministrator(server.pool, ' Second@Example.com ')).toMatchObject({ first_name: 'Tina' })
  await addAdministrator(server.pool, person.email)

  const { access_token } = await tokensFor(server.visitor(), server.origin, person.email, person.password)
  expect(decodeJwt(access_token)).toMatchObject({
    realm_access: { roles: ['default-roles-domizil', 'another_role', 'domizil_admin'] },
  })
})

test('an unregistered address and a closed account make no administrator', async () => {
  const person = aPerson({ email: 'closed@example.com' })
  await server.identity.accounts.ensure(person)
  await server.query("update identity_account set enabled = false where email = 'closed@example.com'")

  expect(await addAdministrator(server.pool, 'stranger@example.com')).toBeUndefined()
  expect(await addAdministrator(server.pool, person.email)).toBeUndefined()
})

test('the ID token has the nonce and the profile, and the API is not its audience', async () => {
  const login = aLogin(server.origin)
  const sight = await signIn(server.visitor(), login, TINA.email, TINA.password)

  const { body } = await redeem(server.origin, login, sight)

  expect(decodeJwt(body.id_token)).toMatchObject({
    aud: 'domizil-web',
    nonce: login.query['nonce'],
    given_name: 'Tina',
  })
})

test('keycloak-js can decode the refresh token as a JWT', async () => {
  const { refresh_token, access_token } = await signInTina()

  expect(decodeJwt(refresh_token)).toMatchObject({
    typ: 'Refresh',
    azp: 'domizil-web',
    sid: decodeJwt(access_token)['sid'],
  })
})

test('the published keys verify the tokens and contain no private parts', async () => {
  const { access_token } = await signInTina()

  const published = await fetch(new URL(PATHS.certs, server.origin)).then(
    (reply) => reply.json() as Promise<JSONWebKeySet>,
  )

  await jwtVerify(access_token, createLocalJWKSet(published))
  expect(server.identity.jwks.keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ])
})

test.each([
  ['another host', 'https://evil.example/'],
  ['a path more', '/other'],
  ['a query', '/?x=1'],
  ['a suffix of the host', '.evil.example/'],
  ['dot segments', '/silent-check-sso.html/../'],
  ['a fragment', '/#x'],
  ['another port', '1/'],
])('a return address with %s is refused on an error page, without a redirect', async (_, tail) => {
  const redirectUri = tail.startsWith('https') ? tail : server.origin + tail

  const response = await server
    .visitor()
    .fetch(authorizationUrl(aLogin(server.origin, { redirect_uri: redirectUri })))

  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.text()).toContain('names a return address that is not allowed')
})

test.each(['', '/', '/silent-check-sso.html'])('the return address "%s" is accepted', async (path) => {
  const sight = await server
    .visitor()
    .open(authorizationUrl(aLogin(server.origin, { redirect_uri: server.origin + path })))

  expect(sight.text).toContain('id="kc-form-login"')
})

test.each([
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
  ['the hybrid flow', { response_type: 'code id_token' }, 'unsupported_response_type'],
])('an authorization request with %s is refused', async (_, query, error) => {
  const { returnedTo } = await server.visitor().open(authorizationUrl(aLogin(server.origin, query)))

  const answer = returnedTo?.hash ? new URLSearchParams(returnedTo.hash.slice(1)) : returnedTo?.searchParams
  expect(answer?.get('error')).toBe(error)
  expect(answer?.get('code')).toBeNull()
})

test('the password grant is not supported', async () => {
  const response = await fetch(new URL(PATHS.token, server.origin), {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'domizil-web',
      grant_type: 'password',
      username: TINA.email,
      password: TINA.password,
    }),
  })

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'unsupported_grant_type' })
})

test('a code cannot be redeemed with another PKCE verifier', async () => {
  const login = aLogin(server.origin)
  const sight = await signIn(server.visitor(), login, TINA.email, TINA.password)

  const { status, body } = await redeem(server.origin, { ...login, verifier: 'x'.repeat(64) }, sight)

  expect([status, body.error]).toEqual([400, 'invalid_grant'])
})

test('of four redemptions of one code at once exactly one succeeds', async () => {
  const login = aLogin(server.origin)
  const sight = await signIn(server.visitor(), login, TINA.email, TINA.password)

  const replies = await Promise.all([1, 2, 3, 4].map(() => redeem(server.origin, login, sight)))

  expect(statusesOf(replies)).toEqual([200, 400, 400, 400])
})

test('two processes that refresh with one token at once return the same next token', async () => {
  const { refresh_token } = await signInTina()
  const other = await server.another()

  const replies = await Promise.all(
    [server.origin, other.origin, server.origin, other.origin].map((origin) =>
      refresh(origin, refresh_token),
    ),
  )
  await other.close()

  expect(statusesOf(replies)).toEqual([200, 200, 200, 200])
  expect(new Set(replies.map(({ body }) => body.refresh_token)).size).toBe(1)
})

test('a refresh returns new tokens of the same session', async () => {
  const first = await signInTina()

  const { status, body } = await refresh(server.origin, first.refresh_token)

  expect(status).toBe(200)
  expect(body.refresh_token).not.toBe(first.refresh_token)
  expect(decodeJwt(body.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid'])
})

test('a refresh can be repeated when its answer was lost, and returns the same next token', async () => {
  const { refresh_token } = await signInTina()
  const { body: lost } = await refresh(server.origin, refresh_token)

  const { status, body } = await refresh(server.origin, refresh_token)

  expect(status).toBe(200)
  expect(body.refresh_token).toBe(lost.refresh_token)
  expect((await refresh(server.origin, body.refresh_token)).status).toBe(200)
})

test('a refresh token that is used again after 30 s is refused, and the token that replaced it too', async () => {
  const { refresh_token: stolen } = await signInTina()
  const { body: successor } = await refresh(server.origin, stolen)
  await exchangedAgo(30)

  const again = await refresh(server.origin, stolen)

  expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
  expect((await refresh(server.origin, successor.refresh_token)).status).toBe(400)
})

test('a refresh token that is used again after its replacement was used ends the whole session', async () => {
  const { refresh_token: stolen } = await signInTina()
  const { body: second } = await refresh(server.origin, stolen)
  const { body: third } = await refresh(server.origin, second.refresh_token)

  const again = await refresh(server.origin, stolen)

  expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
  expect((await refresh(server.origin, third.refresh_token)).status).toBe(400)
})

test('a repeated refresh of a session that has ended is refused', async () => {
  const ida = aPerson({ email: 'ida@example.com' })
  const { id } = await server.identity.accounts.ensure(ida)
  const { refresh_token } = await tokensFor(server.visitor(), server.origin, ida.email, ida.password)
  await refresh(server.origin, refresh_token)

  await server.identity.accounts.remove(id)

  expect((await refresh(server.origin, refresh_token)).status).toBe(400)
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})
