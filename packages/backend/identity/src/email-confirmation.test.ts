import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import type { ConfirmationMail } from './accounts/email-confirmation.ts'
import { aLogin, authorizationUrl, PATHS, redeem, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import type { Visitor } from './testing/visitor.ts'

const PASSWORD = 'correct horse battery'

const sent: ConfirmationMail[] = []
let isMailAway = false
let server: IdentityServer
let visitor: Visitor
let people = 0
let email: string

beforeAll(async () => {
  server = await openIdentityServer({
    sendConfirmation: async (mail) => {
      if (isMailAway) throw new Error('no mail today')
      sent.push(mail)
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  people += 1
  email = `newcomer-${people}@example.com`
  sent.length = 0
  isMailAway = false
  visitor = server.visitor()
})

/** Registers, and resolves with the tokens that the site gets. */
async function register(language = 'en') {
  visitor = server.visitor(language)
  const login = aLogin(server.origin)
  const page = await visitor.open(authorizationUrl(login, PATHS.registrations))
  const sight = await visitor.submit(page, 'kc-register-form', {
    firstName: 'Nora',
    lastName: 'Neu',
    email,
    password: PASSWORD,
    'password-confirm': PASSWORD,
  })
  return (await redeem(server.origin, login, sight)).body
}

const isVerified = (token: string) => decodeJwt(token)['email_verified']
const openAccount = () => visitor.open(`${PATHS.account}?kc_locale=en`)
const lastPath = () => sent.at(-1)?.path ?? ''

async function confirm(path = lastPath()) {
  // A browser other than the one that registered: mails are read anywhere.
  const reader = server.visitor()
  return reader.submit(await reader.open(path), 'confirmation-form', {})
}

test('a new account gets a mail in its language to confirm its address, which is not confirmed yet', async () => {
  const { access_token } = await register('de')

  expect(sent).toEqual([
    {
      id: decodeJwt(access_token).sub,
      email,
      givenName: 'Nora',
      familyName: 'Neu',
      locale: 'de',
      path: expect.stringMatching(
        /^\/auth\/realms\/domizil\/email-confirmation\?token=[\w.-]+&kc_locale=de$/,
      ),
    },
  ])
  expect(isVerified(access_token)).toBe(false)
})

test('the address is confirmed once the button behind the link is pressed, and the next token says so', async () => {
  const { refresh_token } = await register()
  const looked = await server.visitor().open(lastPath())
  expect(looked.text).toContain('Confirm the address')
  const before = await refresh(server.origin, refresh_token)

  const page = await confirm()

  expect(page.text).toContain('Your address is confirmed')
  expect(isVerified(before.body.access_token)).toBe(false)
  const after = await refresh(server.origin, before.body.refresh_token)
  expect(isVerified(after.body.access_token)).toBe(true)
})

test('the link to an earlier address of the account confirms nothing', async () => {
  const { refresh_token } = await register()
  await server.query(`UPDATE identity_account SET email = 'new-${email}' WHERE email = '${email}'`)

  await confirm()

  expect(isVerified((await refresh(server.origin, refresh_token)).body.access_token)).toBe(false)
})

test('the button to confirm an address can be pressed twice', async () => {
  await register()
  await confirm()

  expect((await confirm()).response.status).toBe(200)
})

test.each([
  [
    'a made-up token',
    () => `${new URL(lastPath(), server.origin).pathname}?token=eyJhbGciOiJIUzI1NiJ9.e30.x`,
  ],
  ['no token', () => new URL(lastPath(), server.origin).pathname],
])('a link with %s confirms nothing', async (_, path) => {
  const { refresh_token } = await register()

  const { response, text } = await server.visitor().open(path())

  expect([response.status, text.includes('This link no longer counts')]).toEqual([400, true])
  expect(isVerified((await refresh(server.origin, refresh_token)).body.access_token)).toBe(false)
})

test('a token of another kind confirms nothing', async () => {
  const { refresh_token } = await register()
  const path = new URL(lastPath(), server.origin).pathname

  const { response } = await server.visitor().open(`${path}?token=${refresh_token}`)

  expect(response.status).toBe(400)
})

test('the account page says that the address is not confirmed, and sends the mail again five times an hour', async () => {
  await register()
  const page = await openAccount()
  expect(page.text).toContain('Not confirmed yet')

  const notices: boolean[] = []
  for (let count = 0; count < 6; count += 1) {
    const { text } = await visitor.submit(page, 'confirmation-form', {})
    notices.push(text.includes('The message is on its way.'))
  }

  expect(notices).toEqual([true, true, true, true, true, false])
  expect(sent).toHaveLength(6)
})

test('an account page with a confirmed address has no button to send the mail again', async () => {
  await register()
  await confirm()

  const { text } = await openAccount()

  expect(text).toContain('Confirmed')
  expect(text).not.toContain('id="confirmation-form"')
})

test('the mail is sent again only with the form token of this session', async () => {
  await register()
  const page = await openAccount()
  const forged = {
    ...page,
    text: page.text.replaceAll(/name="csrf" value="[^"]*"/g, 'name="csrf" value="x"'),
  }

  const { response } = await visitor.submit(forged, 'confirmation-form', {})

  expect([response.status, sent.length]).toEqual([403, 1])
})

test('a registration succeeds even if its mail cannot be sent', async () => {
  isMailAway = true

  const { access_token } = await register()

  expect(isVerified(access_token)).toBe(false)
  expect(JSON.stringify(server.errors)).not.toContain(email)
})

test('the link of a deleted account confirms nothing', async () => {
  const { access_token } = await register()
  await server.identity.accounts.remove(String(decodeJwt(access_token).sub))

  expect((await confirm()).response.status).toBe(400)
})

test('an address gets at most six confirmation mails an hour, from all accounts together', async () => {
  for (let count = 0; count < 7; count += 1) {
    const { access_token } = await register()
    await server.identity.accounts.remove(String(decodeJwt(access_token).sub))
  }

  expect(sent).toHaveLength(6)
})

test('an account that was created as confirmed gets no mail', async () => {
  await server.identity.accounts.ensure({
    email,
    firstName: 'Anna',
    lastName: 'Adler',
    password: PASSWORD,
    locale: 'en',
    emailVerified: true,
  })

  await signIn(visitor, aLogin(server.origin), email, PASSWORD)
  const { access_token } = await tokensFor(server.visitor(), server.origin, email, PASSWORD)

  expect([isVerified(access_token), sent]).toEqual([true, []])
})
