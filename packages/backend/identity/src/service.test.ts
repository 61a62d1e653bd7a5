// proves 16.38
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hashPassword } from './accounts/passwords.ts'
import { aLogin, authorizationUrl, PATHS, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'

const TINA = aPerson()

let server: IdentityServer

beforeAll(async () => {
  server = await openIdentityServer()
  await server.identity.accounts.ensure(TINA)
})

afterAll(() => server.close())

/** fetch cannot set the Host header. */
async function ask(path: string, headers: Record<string, string>) {
  const outgoing = request(new URL(path, server.origin), { headers }).end()
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { headers: reply.headers, text: await text(reply) }
}

test('headers of a request do not change the addresses that the service issues', async () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    accept: 'text/html',
  }

  const discovery = await ask(PATHS.discovery, forged)
  const login = await ask(authorizationUrl(aLogin(server.origin)), forged)

  expect(JSON.parse(discovery.text)).toMatchObject({
    issuer: `${server.origin}/auth/realms/domizil`,
    authorization_endpoint: server.origin + PATHS.authorization,
    token_endpoint: server.origin + PATHS.token,
    jwks_uri: server.origin + PATHS.certs,
    end_session_endpoint: server.origin + PATHS.logout,
    userinfo_endpoint: server.origin + PATHS.userinfo,
    check_session_iframe: server.origin + PATHS.statusFrame,
  })
  expect(discovery.text + login.text + JSON.stringify(login.headers)).not.toContain('evil.example')
})

test('sessions, keys and tokens survive a restart', async () => {
  const visitor = server.visitor()
  const tokens = await tokensFor(visitor, server.origin, TINA.email, TINA.password)
  const keys = server.identity.jwks

  await server.restart()

  expect(server.identity.jwks).toEqual(keys)
  expect((await refresh(server.origin, tokens.refresh_token)).status).toBe(200)
  const silent = await visitor.open(authorizationUrl(aLogin(server.origin, { prompt: 'none' })))
  expect(silent.returnedTo?.searchParams.get('code')).toBeTruthy()
})

test('demo accounts can be created again, and keep what people have changed', async () => {
  const hash = await hashPassword('one password for all')
  const person = { ...aPerson({ email: 'Demo@example.com', roles: ['domizil_admin'] }), password: { hash } }

  const first = await server.identity.accounts.ensure(person)
  const again = await server.identity.accounts.ensure({ ...person, password: 'another one here' })
  const sight = await signIn(
    server.visitor(),
    aLogin(server.origin),
    'demo@example.com',
    'one password for all',
  )

  expect(again).toEqual(first)
  expect(sight.returnedTo).toBeDefined()
})

test('an account can be created with a given id', async () => {
  const id = '0d9ac1b2-5f4b-4f0e-9a5e-3a2b1c0d9e8f'

  const made = await server.identity.accounts.ensure(aPerson({ id, email: 'chosen@example.com' }))

  expect(made).toEqual({ id })
})

const askUserinfo = (token: string) =>
  fetch(new URL(PATHS.userinfo, server.origin), { headers: { authorization: `Bearer ${token}` } })

test('userinfo answers an access token with its profile, and any other token with 401', async () => {
  const tokens = await tokensFor(server.visitor(), server.origin, TINA.email, TINA.password)

  const good = await askUserinfo(tokens.access_token)
  const others = await Promise.all([tokens.id_token, tokens.refresh_token, 'x.y.z'].map(askUserinfo))

  expect(await good.json()).toMatchObject({ preferred_username: 'tina@example.com', name: 'Tina Tenant' })
  expect(others.map(({ status }) => status)).toEqual([401, 401, 401])
})

test('userinfo answers with 401 once the session has ended', async () => {
  const visitor = server.visitor()
  const tokens = await tokensFor(visitor, server.origin, TINA.email, TINA.password)
  const page = await visitor.open(PATHS.logout)

  await visitor.submit(page, 'op.logoutForm', { logout: 'yes' })

  expect((await askUserinfo(tokens.access_token)).status).toBe(401)
})

test('the status frame can be embedded by our own pages only, and runs only its own script', async () => {
  const reply = await ask(PATHS.statusFrame, {})

  const policy = String(reply.headers['content-security-policy'])
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
  expect(reply.headers['x-frame-options']).toBeUndefined()
  expect(reply.text).toContain(`<script type="module" nonce="${nonce}">`)
  expect(reply.text).not.toContain("'*'")
})

test.each([
  ['our client and origin', 'domizil-web', '', 204],
  ['another origin', 'domizil-web', '.evil.example', 403],
  ['another client', 'account', '', 403],
])('the status frame accepts only our client and origin: %s', async (_, clientId, tail, status) => {
  const query = new URLSearchParams({ client_id: clientId, origin: server.origin + tail })

  const reply = await server.visitor().fetch(`${PATHS.statusFrame}/init?${query.toString()}`)

  expect(reply.status).toBe(status)
})

test.each(['sign-in', 'account', 'error'])(
  'the %s page cannot be framed, is not cached and runs no foreign script',
  async (kind) => {
    const visitor = server.visitor()
    if (kind === 'account') await signIn(visitor, aLogin(server.origin), TINA.email, TINA.password)
    const path = {
      'sign-in': authorizationUrl(aLogin(server.origin)),
      account: PATHS.account,
      error: '/auth/x',
    }[kind]

    const { response } = await visitor.open(path ?? '')

    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  },
)

test('the pages show the icon of the site, which their policy allows', async () => {
  const page = await server.visitor().open(authorizationUrl(aLogin(server.origin)))

  expect(page.text).toContain('<link rel="icon" href="/favicon.svg"')
  expect(page.response.headers.get('content-security-policy')).toContain("img-src 'self'")
})

test('the pages use the font of the site, which is served as immutable', async () => {
  const visitor = server.visitor()
  const page = await visitor.open(authorizationUrl(aLogin(server.origin)))
  const [, address = ''] = /src: url\((\S+)\)/.exec(page.text) ?? []

  const font = await fetch(new URL(address, server.origin))

  expect(page.response.headers.get('content-security-policy')).toContain("font-src 'self'")
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(font.headers.get('cache-control')).toContain('immutable')
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})
