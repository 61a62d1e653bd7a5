// proves 10.9, D10.8
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { AccountMail } from './accounts/account-mail.ts'
import { DEFAULT_LIMITS } from './rate-limits.ts'
import { aLogin, authorizationUrl, PATHS, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import { decode, type Sight, type Visitor } from './testing/visitor.ts'

const NEW_PASSWORD = 'green sofa by the lake'
const RESET = '/auth/realms/domizil/login-actions/reset-credentials'

const sent: AccountMail[] = []
let sending: () => Promise<void>
let server: IdentityServer
let visitor: Visitor
let people = 0
let email: string
const { password: OLD_PASSWORD } = aPerson()

beforeAll(async () => {
  server = await openIdentityServer({
    limits: { ...DEFAULT_LIMITS, resetRequests: 1000 },
    sendAccountMail: async (mail) => {
      sent.push(mail)
      await sending()
    },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  people += 1
  email = `forgetful-${people}@example.com`
  sent.length = 0
  sending = async () => undefined
  visitor = server.visitor()
  await server.identity.accounts.ensure(aPerson({ email, emailVerified: false }))
})

async function ask(address = email, language = 'en') {
  const reader = server.visitor(language)
  return reader.submit(await reader.open(RESET), 'kc-reset-password-form', { username: address })
}

async function eventually(check: () => boolean) {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The path in the mail to the account. */
async function linkFor(address = email): Promise<string> {
  await ask(address)
  await eventually(() => sent.length > 0)
  return sent.at(-1)?.path ?? ''
}

const choose = async (path: string, values: Record<string, string> = {}, reader = server.visitor()) =>
  reader.submit(await reader.open(path), 'kc-passwd-update-form', {
    'password-new': NEW_PASSWORD,
    'password-confirm': NEW_PASSWORD,
    ...values,
  })

const canSignIn = async (password: string) =>
  (await signIn(server.visitor(), aLogin(server.origin), email, password)).returnedTo !== undefined

const errorOf = ({ text }: Sight, field: string) =>
  decode(new RegExp(`id="input-error-${field}"[^>]*>([^<]*)<`).exec(text)?.[1] ?? '')

test('the sign-in page links to the page for a forgotten password and back, in the language of the site', async () => {
  const page = await visitor.open(authorizationUrl(aLogin(server.origin, { ui_locales: 'de' })))
  const way = decode(/id="kc-forgot-password" href="([^"]*)"/.exec(page.text)?.[1] ?? '')

  const reset = await visitor.open(way)
  const back = decode(/<p class="aside"><a href="([^"]*)"/.exec(reset.text)?.[1] ?? '')

  expect(reset.text).toContain('<h1 id="kc-page-title">Neues Passwort wählen</h1>')
  expect((await visitor.open(back)).text).toContain('id="kc-form-login"')
})

test('the mailed link sets a new password once, and ends all sessions', async () => {
  const before = await tokensFor(server.visitor(), server.origin, email, OLD_PASSWORD)
  const path = await linkFor()

  const done = await choose(path)
  const again = await server.visitor().open(path)

  expect(done.text).toContain('Your password has been changed')
  expect([await canSignIn(OLD_PASSWORD), await canSignIn(NEW_PASSWORD)]).toEqual([false, true])
  expect((await refresh(server.origin, before.refresh_token)).status).toBe(400)
  expect([again.response.status, again.text.includes('This link no longer counts')]).toEqual([400, true])
})

test('the mail goes to the address of the account, in the language of the page', async () => {
  await ask(email.toUpperCase(), 'es')
  await eventually(() => sent.length > 0)

  expect(sent).toMatchObject([
    {
      kind: 'RESET_PASSWORD',
      to: email,
      locale: 'es',
      person: { email, givenName: 'Tina' },
      path: expect.stringMatching(
        /^\/auth\/realms\/domizil\/login-actions\/action-token\?key=p\.[\w-]{43}&kc_locale=es$/,
      ),
    },
  ])
})

test('an address without an account gets the same page, and no mail is sent', async () => {
  const known = await ask()
  const unknown = await ask('nobody@example.com')
  await eventually(() => sent.length > 0)

  const pageOf = ({ response, text }: Sight, address: string) => [
    response.status,
    text.replaceAll(address, '').replaceAll(/nonce="[^"]*"/g, ''),
  ]
  expect(pageOf(unknown, 'nobody@example.com')).toEqual(pageOf(known, email))
  expect(sent.map(({ to }) => to)).toEqual([email])
})

test('an address of a disabled account gets the same page, and no mail is sent', async () => {
  await server.query(`UPDATE identity_account SET enabled = false WHERE email = '${email}'`)
  const disabled = await ask()
  const other = `other-${email}`
  await server.identity.accounts.ensure(aPerson({ email: other }))
  await ask(other)
  await eventually(() => sent.length > 0)

  expect([disabled.response.status, disabled.text.includes(email)]).toEqual([200, true])
  expect(sent.map(({ to }) => to)).toEqual([other])
})

test('the page does not wait for the mail, so its time does not reveal whether there is an account', async () => {
  let release: () => void = () => undefined
  sending = () =>
    new Promise((resolve) => {
      release = resolve
    })

  const { response } = await ask()

  expect(response.status).toBe(200)
  await eventually(() => sent.length > 0)
  release()
})

test('a link that is used twenty times at once sets the password exactly once', async () => {
  const path = await linkFor()
  const reader = server.visitor()
  const page = await reader.open(path)

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      reader.submit(page, 'kc-passwd-update-form', {
        'password-new': `${NEW_PASSWORD} ${index}`,
        'password-confirm': `${NEW_PASSWORD} ${index}`,
      }),
    ),
  )

  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
})

test('a new password makes the other links invalid', async () => {
  const first = await linkFor()
  sent.length = 0
  const second = await linkFor()
  await choose(second)

  expect((await server.visitor().open(first)).response.status).toBe(400)
})

test('an expired link is refused and leaves the password unchanged', async () => {
  const path = await linkFor()
  await server.query(`UPDATE identity_link SET expires_at = now() - interval '1 second'`)

  expect((await server.visitor().open(path)).response.status).toBe(400)
  expect(await canSignIn(OLD_PASSWORD)).toBe(true)
})

test('a link expires an hour after its mail', async () => {
  await linkFor()

  const [row] = await server.query<{ minutes: number }>(
    `SELECT round(extract(epoch FROM max(expires_at) - now()) / 60)::int AS minutes FROM identity_link`,
  )

  expect(row).toEqual({ minutes: 60 })
})

test('only a hash of the link is stored in the database', async () => {
  const key = new URL(await linkFor(), server.origin).searchParams.get('key') ?? ''

  const rows = await server.query('SELECT * FROM identity_link')

  expect(key).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(key)
})

test.each([
  ['too weak', { 'password-new': 'qwertzuiop' }, 'password-new', 'too easy'],
  ['too short', { 'password-new': 'short' }, 'password-new', 'at least 8'],
  ['repeated wrongly', { 'password-confirm': 'other' }, 'password-confirm', 'not the same'],
])('a password that is %s is refused, and the link still works', async (_, values, field, error) => {
  const path = await linkFor()

  const refused = await choose(path, values)

  expect(errorOf(refused, field)).toContain(error)
  expect((await choose(path)).text).toContain('Your password has been changed')
})

test('a new password opens an address that was locked', async () => {
  for (let guess = 0; guess < 5; guess += 1) {
    await signIn(server.visitor(), aLogin(server.origin), email, 'wrong')
  }
  expect(await canSignIn(OLD_PASSWORD)).toBe(false)

  await choose(await linkFor())

  expect(await canSignIn(NEW_PASSWORD)).toBe(true)
})

test('a new password confirms the address that the link was sent to', async () => {
  await choose(await linkFor())

  const { access_token } = await tokensFor(server.visitor(), server.origin, email, NEW_PASSWORD)
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.email_verified).toBe(true)
})

test('an invalid e-mail address is refused beside its field', async () => {
  expect(errorOf(await ask('tina'), 'username')).toContain('valid e-mail address')
  expect(sent).toEqual([])
})

test('an address gets at most three mails an hour, and further requests get the same page', async () => {
  const answers: Sight[] = []
  for (let count = 0; count < 5; count += 1) answers.push(await ask())
  await eventually(() => sent.length >= 3)

  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]))
  expect(sent).toHaveLength(3)
})

test('a network address that requests links again and again is answered with 429', async () => {
  const other = await openIdentityServer({ sendAccountMail: async () => undefined })
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const reader = other.visitor()
    const page = await reader.open(RESET)
    const { response } = await reader.submit(page, 'kc-reset-password-form', {
      username: `p${count}@example.com`,
    })
    statuses.push(response.status)
  }
  await other.close()

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('without mails the sign-in page offers no new password', async () => {
  const silent = await openIdentityServer()
  const reader = silent.visitor()

  const login = await reader.open(authorizationUrl(aLogin(silent.origin)))
  const reset = await reader.open(RESET)
  await silent.close()

  expect(login.text).not.toContain('kc-forgot-password')
  expect(reset.response.status).toBe(404)
})

test('a mail that cannot be sent is logged without the address', async () => {
  sending = async () => {
    throw new Error('no mail today')
  }

  await ask()
  await eventually(() => server.errors.length > 0)

  expect(server.errors).toHaveLength(1)
  expect(JSON.stringify(server.errors)).not.toContain(email)
  server.errors.length = 0
})

test('the account page still asks for a sign-in, and no test has caused a server error', async () => {
  expect((await visitor.open(PATHS.account)).text).toContain('id="kc-form-login"')
  expect(server.errors).toEqual([])
})
