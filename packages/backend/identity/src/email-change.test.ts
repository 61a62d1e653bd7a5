// proves 10.10, D10.8, 21.22
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import type { AccountMail, AccountOwner } from './accounts/account-mail.ts'
import { aLogin, authorizationUrl, PATHS, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import { decode, type Sight, type Visitor } from './testing/visitor.ts'

const { password: PASSWORD } = aPerson()
const NEW_PASSWORD = 'green sofa by the lake'

const sent: AccountMail[] = []
const changed: AccountOwner[] = []
let server: IdentityServer
let visitor: Visitor
let people = 0
let email: string
let newEmail: string

beforeAll(async () => {
  server = await openIdentityServer({
    sendAccountMail: async (mail) => void sent.push(mail),
    emailChanged: async (owner) => void changed.push(owner),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  people += 1
  email = `mover-${people}@example.com`
  newEmail = `moved-${people}@example.com`
  sent.length = 0
  changed.length = 0
  visitor = server.visitor()
  await server.identity.accounts.ensure(aPerson({ email }))
})

/** The address by which keycloak-js asks for the change. */
const way = () => authorizationUrl(aLogin(server.origin, { kc_action: 'UPDATE_EMAIL', ui_locales: 'en' }))

async function openForm() {
  await signIn(visitor, aLogin(server.origin), email, PASSWORD)
  return visitor.open(way())
}

const send = (page: Sight, values: Record<string, string> = {}) =>
  visitor.submit(page, 'kc-update-email-form', { email: newEmail, 'current-password': PASSWORD, ...values })

const mailTo = (address: string) => sent.findLast(({ to }) => to === address)?.path ?? ''

async function press(path: string, formId = 'kc-email-action-form') {
  // A browser other than the one that asked: mails are read anywhere.
  const reader = server.visitor()
  return reader.submit(await reader.open(path), formId, {})
}

const canSignIn = async (address: string, password = PASSWORD) =>
  (await signIn(server.visitor(), aLogin(server.origin), address, password)).returnedTo !== undefined

const errorOf = ({ text }: Sight, field: string) =>
  decode(new RegExp(`id="input-error-${field}"[^>]*>([^<]*)<`).exec(text)?.[1] ?? '')

test('the action of keycloak-js opens the e-mail form, after a sign-in if needed, with a link back', async () => {
  const login = await visitor.open(way())
  const page = await visitor.submit(login, 'kc-form-login', { username: email, password: PASSWORD })

  expect(page.text).toContain('id="kc-update-email-form"')
  expect(page.text).toContain(`href="${server.origin}/"`)
  expect(page.text.split('Back to Domizil')).toHaveLength(2)
})

test('the password in the e-mail form can be shown', async () => {
  const { text } = await openForm()

  expect(text).toContain('data-reveals="current-password"')
  expect(text).toContain("querySelectorAll('[data-reveals]')")
})

test('the address changes only when the link in the new mailbox is used, for sign-in, tokens and site', async () => {
  const { refresh_token } = await tokensFor(visitor, server.origin, email, PASSWORD)

  const asked = await send(await visitor.open(way()))
  await server.visitor().open(mailTo(newEmail))

  expect(asked.text).toContain(`is on its way to ${newEmail}.`)
  expect([await canSignIn(email), await canSignIn(newEmail), changed]).toEqual([true, false, []])

  const done = await press(mailTo(newEmail))

  expect(done.text).toContain(`You now log in with ${newEmail}.`)
  expect([await canSignIn(email), await canSignIn(newEmail)]).toEqual([false, true])
  const { body } = await refresh(server.origin, refresh_token)
  expect(decodeJwt(body.access_token)).toMatchObject({ email: newEmail, email_verified: true })
  expect(changed).toMatchObject([{ email: newEmail, emailVerified: true, givenName: 'Tina' }])
})

test('an unconfirmed address can be changed to a new one, which is confirmed by its link', async () => {
  await server.query(`UPDATE identity_account SET email_verified = false WHERE email = '${email}'`)
  await send(await openForm())

  await press(mailTo(newEmail))

  const { access_token } = await tokensFor(server.visitor(), server.origin, newEmail, PASSWORD)
  expect(decodeJwt(access_token)['email_verified']).toBe(true)
})

test('the new address gets a link to confirm the change, and the old one a link to object', async () => {
  await send(await openForm())

  expect(sent).toMatchObject([
    { kind: 'EMAIL_CHANGE_REQUESTED', to: email, newEmail },
    { kind: 'CONFIRM_NEW_EMAIL', to: newEmail, newEmail },
  ])
})

test('an objection before the change keeps the address, ends all sessions and asks for a new password', async () => {
  const tokens = await tokensFor(visitor, server.origin, email, PASSWORD)
  await send(await visitor.open(way()))
  const confirmation = mailTo(newEmail)

  const page = await press(mailTo(email))

  expect(page.text).toContain('id="kc-passwd-update-form"')
  expect((await refresh(server.origin, tokens.refresh_token)).status).toBe(400)
  expect((await server.visitor().open(confirmation)).response.status).toBe(400)
  expect(await canSignIn(email)).toBe(true)
})

test('an objection after the change restores the old address, even after a second change', async () => {
  await send(await openForm())
  const objection = mailTo(email)
  await press(mailTo(newEmail))
  const third = `third-${people}@example.com`
  await send(await visitor.open(way()), { email: third })
  await press(mailTo(third))

  const reader = server.visitor()
  const page = await reader.submit(await reader.open(objection), 'kc-email-action-form', {})
  await reader.submit(page, 'kc-passwd-update-form', {
    'password-new': NEW_PASSWORD,
    'password-confirm': NEW_PASSWORD,
  })

  expect(await canSignIn(third)).toBe(false)
  expect([await canSignIn(email), await canSignIn(email, NEW_PASSWORD)]).toEqual([false, true])
  expect(changed.at(-1)).toMatchObject({ email })
})

test.each(['CONFIRM_NEW_EMAIL', 'EMAIL_CHANGE_REQUESTED'])(
  'the link of the mail %s works only once',
  async (kind) => {
    await send(await openForm())
    const path = sent.find((mail) => mail.kind === kind)?.path ?? ''
    await press(path)

    expect((await server.visitor().open(path)).response.status).toBe(400)
  },
)

test('a used link to a new address offers another change, and no new password', async () => {
  await send(await openForm())
  await press(mailTo(newEmail))

  const { text } = await server.visitor().open(mailTo(newEmail))

  expect(text).toContain('Change e-mail address</a>')
  expect(text).not.toContain('Choose a new password')
})

test('the link to confirm works for a day and the link to object for seven days, as the mails say', async () => {
  await send(await openForm())

  const rows = await server.query<{ kind: string; hours: number }>(
    `SELECT kind, round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours
     FROM identity_link WHERE account_email = '${email}' ORDER BY hours`,
  )

  expect(rows).toEqual([
    { kind: 'CHANGE_EMAIL', hours: 24 },
    { kind: 'UNDO_EMAIL', hours: 168 },
  ])
})

test.each(['CONFIRM_NEW_EMAIL', 'EMAIL_CHANGE_REQUESTED'])(
  'an expired link of the mail %s changes nothing',
  async (kind) => {
    await send(await openForm())
    await server.query(`UPDATE identity_link SET expires_at = now() - interval '1 second'`)

    const { response } = await server.visitor().open(sent.find((mail) => mail.kind === kind)?.path ?? '')

    expect([response.status, await canSignIn(email)]).toEqual([400, true])
  },
)

test('a second request makes the link of the first invalid', async () => {
  await send(await openForm())
  const first = mailTo(newEmail)
  await send(await visitor.open(way()), { email: `better-${people}@example.com` })

  expect((await server.visitor().open(first)).response.status).toBe(400)
})

test.each([
  ['its own', () => ({ email }), 'email', 'already the address of your account'],
  ['no address', () => ({ email: 'moved' }), 'email', 'valid e-mail address'],
  ['without the password', () => ({ 'current-password': '' }), 'current-password', 'fill in'],
  ['with a wrong password', () => ({ 'current-password': 'wrong' }), 'current-password', 'not correct'],
])('a change to an address that is %s is refused', async (_, values, field, error) => {
  const refused = await send(await openForm(), values())

  expect(errorOf(refused, field)).toContain(error)
  expect(sent).toEqual([])
})

test('an address of another account is refused, also when that account was made after the request', async () => {
  await server.identity.accounts.ensure(aPerson({ email: newEmail }))
  const refused = await send(await openForm())
  expect(errorOf(refused, 'email')).toContain('already an account')

  const late = `late-${people}@example.com`
  await send(await visitor.open(way()), { email: late })
  await server.identity.accounts.ensure(aPerson({ email: late, password: 'piano window seven' }))
  const page = await press(mailTo(late))

  expect(page.response.status).toBe(400)
  expect([await canSignIn(email), await canSignIn(late)]).toEqual([true, false])
})

test('an e-mail form with another session’s token is refused with 403', async () => {
  const page = await openForm()
  const forged = {
    ...page,
    text: page.text.replaceAll(/name="csrf" value="[^"]*"/g, 'name="csrf" value="x"'),
  }

  expect((await send(forged)).response.status).toBe(403)
  expect(sent).toEqual([])
})

test('an account can request five changes of its address an hour', async () => {
  const page = await openForm()
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await send(page, { email: `new-${count}-${people}@example.com` })).response.status)
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

/** The path in the mail about a forgotten password. */
async function resetLink(): Promise<string> {
  const before = sent.length
  const reset = await visitor.open('/auth/realms/domizil/login-actions/reset-credentials')
  await visitor.submit(reset, 'kc-reset-password-form', { username: email })
  while (sent.length === before) await new Promise((resolve) => setTimeout(resolve, 20))
  return sent.at(-1)?.path ?? ''
}

test('a link for a new password that was sent to the old address stops working', async () => {
  const path = await resetLink()
  await send(await openForm())
  await press(mailTo(newEmail))

  expect(path).not.toBe('')
  expect((await server.visitor().open(path)).response.status).toBe(400)
})

test('a new password cancels a change of the address that was requested with the old password', async () => {
  await send(await openForm())
  const confirmation = mailTo(newEmail)
  const reader = server.visitor()
  await reader.submit(await reader.open(await resetLink()), 'kc-passwd-update-form', {
    'password-new': NEW_PASSWORD,
    'password-confirm': NEW_PASSWORD,
  })

  expect((await server.visitor().open(confirmation)).response.status).toBe(400)
  expect([await canSignIn(email, NEW_PASSWORD), await canSignIn(newEmail, NEW_PASSWORD)]).toEqual([
    true,
    false,
  ])
})

test('the account page links to the e-mail form; without mails the action leads to the account page', async () => {
  await signIn(visitor, aLogin(server.origin), email, PASSWORD)
  expect((await visitor.open(PATHS.account)).text).toContain('id="update-email"')

  const silent = await openIdentityServer()
  await silent.identity.accounts.ensure(aPerson({ email }))
  const reader = silent.visitor()
  await signIn(reader, aLogin(silent.origin), email, PASSWORD)
  const { url, text } = await reader.open(
    authorizationUrl(aLogin(silent.origin, { kc_action: 'UPDATE_EMAIL' })),
  )
  await silent.close()

  expect([url.pathname, text.includes('update-email')]).toEqual([PATHS.account, false])
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})
