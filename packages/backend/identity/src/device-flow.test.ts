// proves 15.62, 15.63
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { askForTokens, PATHS, refresh, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import type { Sight, Visitor } from './testing/visitor.ts'

const TINA = aPerson()
const FORM = 'kc-user-verify-device-user-code-form'
const TERMINAL = { client_id: 'domizil-cli' }

let server: IdentityServer
beforeAll(async () => {
  server = await openIdentityServer()
  await server.identity.accounts.ensure(TINA)
})
afterAll(() => server.close())

interface Device {
  readonly device_code: string
  readonly user_code: string
  readonly verification_uri: string
  readonly verification_uri_complete: string
}

async function aTerminal(): Promise<Device> {
  const body = new URLSearchParams({ ...TERMINAL, scope: 'openid' })
  const response = await fetch(`${server.origin}${PATHS.authorization}/device`, { method: 'POST', body })
  return (await response.json()) as Device
}

/** Sends what the field of the page holds. */
const decide = (visitor: Visitor, page: Sight, decision: 'confirm' | 'abort') =>
  visitor.submit(page, FORM, {
    user_code: /name="user_code"[^>]* value="([^"]*)"/.exec(page.text)?.[1] ?? '',
    [decision]: 'yes',
  })

const tokensOf = ({ device_code }: Device) =>
  askForTokens(server.origin, {
    ...TERMINAL,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code,
  })
const signInOn = (visitor: Visitor, page: Sight) =>
  visitor.submit(page, 'kc-form-login', { username: TINA.email, password: TINA.password })

/** The tokens of a terminal, and of the site in the browser that let it in. */
async function signedIn() {
  const device = await aTerminal()
  const visitor = server.visitor()
  const site = await tokensFor(visitor, server.origin, TINA.email, TINA.password)
  await decide(visitor, await visitor.open(device.verification_uri_complete), 'confirm')
  return { site, terminal: (await tokensOf(device)).body }
}

test('who confirms the code of the address and signs in lets the terminal into the registry, and nowhere else', async () => {
  const device = await aTerminal()
  const visitor = server.visitor()

  const page = await visitor.open(device.verification_uri_complete)
  const before = await tokensOf(device)
  const login = await decide(visitor, page, 'confirm')
  const done = await signInOn(visitor, login)
  const { body } = await tokensOf(device)

  expect(page.text).toContain(`value="${device.user_code}"`)
  expect(before.body.error).toBe('authorization_pending')
  expect(done.text).toContain('It acts as tina@example.com now.')
  expect(decodeJwt(body.access_token)).toMatchObject({
    aud: 'domizil-registry',
    azp: 'domizil-cli',
    email: 'tina@example.com',
    email_verified: true,
  })
  const userinfo = { headers: { authorization: `Bearer ${body.access_token}` } }
  expect((await fetch(new URL(PATHS.userinfo, server.origin), userinfo)).status).toBe(401)
})

test('who is signed in types the code as it comes, and is asked for nothing else', async () => {
  const device = await aTerminal()
  const visitor = server.visitor()
  await tokensFor(visitor, server.origin, TINA.email, TINA.password)

  const page = await visitor.open(device.verification_uri)
  const typed = device.user_code.toLowerCase().replace('-', ' ')
  const done = await visitor.submit(page, FORM, { user_code: typed, confirm: 'yes' })

  expect(page.text).not.toContain('name="abort"')
  expect(done.text).toContain('Your terminal is logged in')
  expect((await tokensOf(device)).status).toBe(200)
})

test('who cancels keeps the terminal out, and it learns that', async () => {
  const device = await aTerminal()
  const visitor = server.visitor()

  const page = await visitor.open(device.verification_uri_complete)
  const done = await decide(visitor, page, 'abort')

  expect(done.text).toContain('Your terminal is not logged in')
  expect((await tokensOf(device)).body.error).toBe('access_denied')
})

test.each([
  ['en', 'Log in at a terminal', 'This code is unknown'],
  ['de', 'Am Terminal anmelden', 'Dieser Code ist unbekannt'],
  ['es', 'Iniciar sesión en un terminal', 'Este código no se conoce'],
])('a code that nobody has is refused beside its field, in %s', async (locale, title, refusal) => {
  const { verification_uri: address } = await aTerminal()
  const visitor = server.visitor(locale)

  const page = await visitor.open(address)
  const refused = await visitor.submit(page, FORM, { user_code: 'BBBB-BBBB', confirm: 'yes' })

  expect(page.text).toContain(`<html lang="${locale}">`)
  expect(page.text).toContain(`<h1 id="kc-page-title">${title}</h1>`)
  expect(refused.text).toMatch(new RegExp(`id="input-error-user_code"[^>]*>${refusal}`))
  expect(refused.text).toContain('value="BBBB-BBBB"')
})

test.each(['confirm', 'abort'] as const)('a code that was used is refused (%s)', async (decision) => {
  const device = await aTerminal()
  const visitor = server.visitor()
  await decide(visitor, await visitor.open(device.verification_uri_complete), 'abort')

  const page = await visitor.open(device.verification_uri_complete)
  const again = await decide(visitor, page, decision)

  expect(again.text).toContain('This code is unknown, has been used, or is too old.')
})

test('another site cannot confirm a code in the browser of who is signed in', async () => {
  const device = await aTerminal()
  const visitor = server.visitor()
  await tokensFor(visitor, server.origin, TINA.email, TINA.password)

  const body = new URLSearchParams({ user_code: device.user_code, confirm: 'yes' })
  const forged = await visitor.open(device.verification_uri, { method: 'POST', body })

  expect([forged.response.status, forged.text]).toEqual([
    400,
    expect.stringContaining('This page has expired'),
  ])
  expect((await tokensOf(device)).body.error).toBe('authorization_pending')
})

test('a sign-in is renewed for ten hours, until the terminal ends it', async () => {
  const { terminal } = await signedIn()
  const again = await askForTokens(server.origin, {
    ...TERMINAL,
    grant_type: 'refresh_token',
    refresh_token: terminal.refresh_token,
  })
  const { refresh_token: token } = again.body
  const { iat = 0, exp = 0 } = decodeJwt(token)
  const revoke = (client_id: string) =>
    fetch(`${server.origin}${PATHS.token.replace(/token$/, 'revoke')}`, {
      method: 'POST',
      body: new URLSearchParams({ client_id, token }),
    })
  const renew = () =>
    askForTokens(server.origin, { ...TERMINAL, grant_type: 'refresh_token', refresh_token: token })

  expect(exp - iat).toBe(36_000)
  await revoke('domizil-web')
  expect((await renew()).status).toBe(200)
  expect((await revoke('domizil-cli')).status).toBe(200)
  expect((await renew()).body.error).toBe('invalid_grant')
})

test('a sign-out in the browser on all devices ends the sign-in of the terminal', async () => {
  const { site, terminal } = await signedIn()

  await fetch(`${server.origin}${PATHS.account}/sessions?current=true`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${site.access_token}` },
  })

  const renewed = await askForTokens(server.origin, {
    ...TERMINAL,
    grant_type: 'refresh_token',
    refresh_token: terminal.refresh_token,
  })
  expect(renewed.body.error).toBe('invalid_grant')
})

test('the site’s own tokens stay tokens of the API', async () => {
  const { access_token, refresh_token } = await tokensFor(
    server.visitor(),
    server.origin,
    TINA.email,
    TINA.password,
  )
  const again = await refresh(server.origin, refresh_token)

  expect([access_token, again.body.access_token].map((token) => decodeJwt(token).aud)).toEqual([
    'domizil-api',
    'domizil-api',
  ])
})
