// proves 10.5, 10.15, 16.50
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { aLogin, authorizationUrl, PATHS, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import { decode, type Sight, type Visitor } from './testing/visitor.ts'

const OLD_PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'green sofa by the lake'

let server: IdentityServer
let email: string
let visitor: Visitor
let people = 0

beforeAll(async () => {
  server = await openIdentityServer()
})

beforeEach(async () => {
  people += 1
  email = `person-${people}@example.com`
  visitor = server.visitor()
  await server.identity.accounts.ensure({
    email,
    firstName: 'Anna',
    lastName: 'Adler',
    password: OLD_PASSWORD,
    locale: 'de',
    emailVerified: true,
  })
})

afterAll(() => server.close())

const openAccount = async () => {
  await signIn(visitor, aLogin(server.origin), email, OLD_PASSWORD)
  return visitor.open(`${PATHS.account}?kc_locale=en`)
}

const changePassword = (page: Sight, values: Record<string, string> = {}) =>
  visitor.submit(page, 'password-form', {
    'current-password': OLD_PASSWORD,
    password: NEW_PASSWORD,
    'password-confirm': NEW_PASSWORD,
    ...values,
  })

const canSignIn = async (password: string) =>
  (await signIn(server.visitor(), aLogin(server.origin), email, password)).returnedTo !== undefined

const errorOf = ({ text }: Sight, field: string) =>
  decode(new RegExp(`id="input-error-${field}"[^>]*>([^<]*)<`).exec(text)?.[1] ?? '')

test('a signed-out visitor signs in first and comes back to the account, in the language of the link', async () => {
  const query = new URLSearchParams({ referrer_uri: `${server.origin}/`, kc_locale: 'es' })
  const login = await visitor.open(`${PATHS.account}?${query.toString()}`)

  const page = await visitor.submit(login, 'kc-form-login', { username: email, password: OLD_PASSWORD })

  expect(login.text).toContain('<html lang="es">')
  expect(page.url.pathname).toBe(PATHS.account)
  expect(page.text).toContain('<html lang="es">')
  expect(page.text).toContain(`<a id="referrer" href="${server.origin}/">`)
  expect(page.text.split('Volver a Domizil')).toHaveLength(2)
})

test('the account page is shown in the language that is stored with the account', async () => {
  await signIn(visitor, aLogin(server.origin), email, OLD_PASSWORD)

  const page = await visitor.open(PATHS.account)

  expect(page.text).toContain('<h1 id="kc-page-title">Ihr Konto</h1>')
})

test('the account page says where to delete the account, and links there', async () => {
  const page = await openAccount()

  expect(page.text).toContain('<h2 id="deletion-heading">Delete your account</h2>')
  expect(page.text).toContain(`<a href="${server.origin}/">To Domizil</a>`)
})

test('a changed name is in the next access token', async () => {
  const page = await openAccount()

  const saved = await visitor.submit(page, 'profile-form', { firstName: 'Änne', lastName: 'von Adler' })

  expect(saved.text).toContain('Your details have been saved.')
  expect(saved.text).toContain('value="Änne"')
  const { access_token } = await tokensFor(server.visitor(), server.origin, email, OLD_PASSWORD)
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ given_name: 'Änne', family_name: 'von Adler', name: 'Änne von Adler' })
})

test('a changed name leaves the names of other accounts unchanged', async () => {
  const { email: other, ...person } = aPerson({ email: `other-${people}@example.com` })
  await server.identity.accounts.ensure({ email: other, ...person })

  await visitor.submit(await openAccount(), 'profile-form', { firstName: 'Änne', lastName: 'von Adler' })

  const { access_token } = await tokensFor(server.visitor(), server.origin, other, person.password)
  expect(decodeJwt(access_token)['given_name']).toBe(person.firstName)
})

test('an invalid name is refused, and the form keeps what was typed', async () => {
  const page = await openAccount()

  const refused = await visitor.submit(page, 'profile-form', { firstName: '<b>', lastName: '' })

  expect(errorOf(refused, 'firstName')).toContain('letters')
  expect(errorOf(refused, 'lastName')).toBe('Please fill in this field.')
  expect(refused.text).toContain('value="&#60;b&#62;"')
})

test('a changed password replaces the old one', async () => {
  const page = await openAccount()

  const saved = await changePassword(page)

  expect(saved.text).toContain('Your password has been changed.')
  expect([await canSignIn(OLD_PASSWORD), await canSignIn(NEW_PASSWORD)]).toEqual([false, true])
})

test('a changed password ends all other sessions of the account, and not this one', async () => {
  const elsewhere = await tokensFor(server.visitor(), server.origin, email, OLD_PASSWORD)
  const here = await tokensFor(visitor, server.origin, email, OLD_PASSWORD)

  await changePassword(await visitor.open(PATHS.account))

  expect((await refresh(server.origin, elsewhere.refresh_token)).status).toBe(400)
  expect((await refresh(server.origin, here.refresh_token)).status).toBe(200)
})

test.each([
  ['the current one is wrong', 'current-password', { 'current-password': 'wrong' }, 'not correct'],
  ['the current one is missing', 'current-password', { 'current-password': '' }, 'fill in'],
  ['it is too short', 'password', { password: 'short' }, 'at least 8'],
  ['it is a common one', 'password', { password: 'Qwertyuiop' }, 'too easy'],
  ['it is the e-mail address', 'password', { password: '@example.com' }, 'too easy'],
  ['it was repeated wrongly', 'password-confirm', { 'password-confirm': 'other words' }, 'not the same'],
])('a password is not changed when %s', async (_, field, values, error) => {
  const page = await openAccount()

  const refused = await changePassword(page, values)

  expect(errorOf(refused, field)).toContain(error)
  expect(await canSignIn(OLD_PASSWORD)).toBe(true)
})

test('guessing the current password on the account page locks the account, as at the sign-in', async () => {
  const page = await openAccount()

  for (let attempt = 0; attempt < 5; attempt += 1) await changePassword(page, { 'current-password': 'wrong' })
  await changePassword(page)

  expect(await canSignIn(NEW_PASSWORD)).toBe(false)
})

test.each(['', 'forged'])('a change with the form token "%s" is refused', async (csrf) => {
  const page = await openAccount()

  const refused = await visitor.submit(page, 'profile-form', { csrf, firstName: 'Mallory', lastName: 'M' })

  expect(refused.response.status).toBe(403)
  expect((await visitor.open(PATHS.account)).text).toContain('value="Anna"')
})

test("another session's form token is refused", async () => {
  const page = await openAccount()
  const other = server.visitor()
  await signIn(other, aLogin(server.origin), email, OLD_PASSWORD)

  const refused = await other.submit(page, 'profile-form', { firstName: 'Mallory', lastName: 'M' })

  expect(refused.response.status).toBe(403)
})

test('the account page does not link back to a foreign site', async () => {
  await signIn(visitor, aLogin(server.origin), email, OLD_PASSWORD)
  const query = new URLSearchParams({ referrer_uri: 'https://evil.example/' })

  const page = await visitor.open(`${PATHS.account}?${query.toString()}`)

  expect(page.text).not.toContain('evil.example')
})

test('the client of the account page gets no authorization code', async () => {
  const login = aLogin(server.origin, {
    client_id: 'account',
    redirect_uri: `${server.origin}/auth/realms/domizil/account`,
  })

  const { returnedTo, url } = await visitor.open(authorizationUrl(login))

  expect(returnedTo?.searchParams.get('code') ?? url.searchParams.get('code')).toBeNull()
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})

test('a removed account can neither sign in nor refresh its tokens, and can be removed twice', async () => {
  const tokens = await tokensFor(visitor, server.origin, email, OLD_PASSWORD)
  const id = String(decodeJwt(tokens.access_token).sub)

  await server.identity.accounts.remove(id)
  await server.identity.accounts.remove(id)

  expect(await canSignIn(OLD_PASSWORD)).toBe(false)
  expect((await refresh(server.origin, tokens.refresh_token)).status).toBe(400)
})

test('a disabled account cannot refresh its tokens', async () => {
  const tokens = await tokensFor(visitor, server.origin, email, OLD_PASSWORD)
  await server.query(`UPDATE identity_account SET enabled = false WHERE email = '${email}'`)

  const { status } = await refresh(server.origin, tokens.refresh_token)

  expect(status).toBe(400)
})

test('removing an account that does not exist succeeds', async () => {
  await expect(server.identity.accounts.remove('nobody')).resolves.toBeUndefined()
})

test('where no mails are sent the account page says that confirmation is switched off', async () => {
  const unconfirmed = aPerson({ email: 'unconfirmed@example.com', emailVerified: false })
  await server.identity.accounts.ensure(unconfirmed)
  const reader = server.visitor()
  await signIn(reader, aLogin(server.origin), unconfirmed.email, unconfirmed.password)

  const pages = await Promise.all(
    ['en', 'de', 'es'].map((locale) => reader.open(`${PATHS.account}?kc_locale=${locale}`)),
  )

  expect(pages.map(({ text }) => /<\/strong>\s*<span>([^<]*)<\/span>/.exec(text)?.[1])).toEqual([
    'Not confirmed: confirmation is switched off on this site',
    'Nicht bestätigt: Die Bestätigung ist auf dieser Seite ausgeschaltet',
    'Sin confirmar: la confirmación está desactivada en este sitio',
  ])
})
