// proves 10.7, 10.8, D10.8
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aLogin, authorizationUrl, PATHS, signIn } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import { decode, type Sight, type Visitor } from './testing/visitor.ts'

let server: IdentityServer
let people = 0

beforeAll(async () => {
  server = await openIdentityServer()
})

afterAll(() => server.close())

async function somebody() {
  people += 1
  const person = aPerson({ email: `person-${people}@example.com` })
  await server.identity.accounts.ensure(person)
  return person
}

const tryAt = (visitor: Visitor, email: string, password: string) =>
  signIn(visitor, aLogin(server.origin), email, password)

async function guess(visitor: Visitor, email: string, times: number): Promise<Sight> {
  let sight = await tryAt(visitor, email, 'wrong')
  for (let attempt = 1; attempt < times; attempt += 1) sight = await tryAt(visitor, email, 'wrong')
  return sight
}

const errorOf = ({ text }: Sight) => decode(/id="input-error-username"[^>]*>([^<]*)</.exec(text)?.[1] ?? '')

/** A browser in which the user has signed in and out again. */
async function knownBrowserOf(person: { email: string; password: string }): Promise<Visitor> {
  const visitor = server.visitor()
  await tryAt(visitor, person.email, person.password)
  const page = await visitor.open(`${PATHS.logout}?client_id=domizil-web`)
  await visitor.submit(page, 'op.logoutForm', { logout: 'yes' })
  return visitor
}

test.each([
  [
    'en',
    'After too many wrong passwords, logging in with this address is locked. Please try again in 1 minute.',
  ],
  [
    'de',
    'Nach zu vielen falschen Passwörtern ist die Anmeldung mit dieser Adresse gesperrt. Bitte versuchen Sie es in 1 Minute erneut.',
  ],
  [
    'es',
    'Tras demasiadas contraseñas erróneas, el acceso con esta dirección está bloqueado. Vuelva a intentarlo dentro de 1 minuto.',
  ],
])(
  'the fifth wrong password locks the sign-in, and the page says for how long, in %s',
  async (language, text) => {
    const { email } = await somebody()

    const fourth = await guess(server.visitor(language), email, 4)
    const fifth = await guess(server.visitor(language), email, 1)

    expect(errorOf(fourth)).not.toBe(text)
    expect([errorOf(fifth), fifth.response.status]).toEqual([text, 429])
    expect(Number(fifth.response.headers.get('retry-after'))).toBeGreaterThan(50)
  },
)

test('during the lock the right password is refused in a browser that has never signed in', async () => {
  const { email, password } = await somebody()
  await guess(server.visitor(), email, 5)

  const refused = await tryAt(server.visitor(), email, password)

  expect([refused.returnedTo, errorOf(refused)]).toEqual([undefined, expect.stringContaining('is locked')])
})

test('an address without an account is locked in the same way as one with an account', async () => {
  const { email } = await somebody()
  const walk = async (address: string) => {
    const sights = [await guess(server.visitor(), address, 4), await guess(server.visitor(), address, 1)]
    return sights.map((sight) => [sight.response.status, errorOf(sight)])
  }

  expect(await walk('nobody@example.com')).toEqual(await walk(email))
})

test('capitals and spaces around the address do not get around the lock', async () => {
  const { email, password } = await somebody()
  await guess(server.visitor(), ` ${email.toUpperCase()} `, 5)

  expect((await tryAt(server.visitor(), email, password)).returnedTo).toBeUndefined()
})

test('wrong passwords from elsewhere do not lock a browser that has signed in before', async () => {
  const person = await somebody()
  const known = await knownBrowserOf(person)
  await guess(server.visitor(), person.email, 6)

  const { returnedTo } = await tryAt(known, person.email, person.password)

  expect(returnedTo).toBeDefined()
})

test('wrong passwords from a known browser lock that browser and no other', async () => {
  const person = await somebody()
  const known = await knownBrowserOf(person)
  await guess(known, person.email, 5)

  const [locked, elsewhere] = [
    await tryAt(known, person.email, person.password),
    await tryAt(server.visitor(), person.email, person.password),
  ]

  expect(errorOf(locked)).toContain('is locked')
  expect(elsewhere.returnedTo).toBeDefined()
})

test('a browser that has signed in to one account is unknown to all others', async () => {
  const [person, other] = [await somebody(), await somebody()]
  const known = await knownBrowserOf(other)
  await guess(server.visitor(), person.email, 5)

  expect(errorOf(await tryAt(known, person.email, person.password))).toContain('is locked')
})

test('a forged cookie does not make a browser known', async () => {
  const person = await somebody()
  const cookies: string[] = []
  const visitor = server.visitor()
  const page = await visitor.open(authorizationUrl(aLogin(server.origin)))
  const answer = await visitor.fetch(`${page.url.pathname}/authenticate`, {
    method: 'POST',
    body: new URLSearchParams({ username: person.email, password: person.password }),
  })
  cookies.push(...answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('KNOWN_BROWSER_')))
  const forged = cookies[0]?.replace(/=(?<browser>[^.]+)/, '=made-up')?.split(';')[0] ?? ''

  await guess(server.visitor(), person.email, 5)
  const forger = server.visitor()
  forger.keep(`${forged}; path=/auth/realms/domizil/`)

  expect(cookies).toEqual([expect.stringMatching(/; path=\/auth\/realms\/domizil\/; .*httponly/)])
  expect(errorOf(await tryAt(forger, person.email, person.password))).toContain('is locked')
})

test('wrong passwords on the account page lock it with the same message', async () => {
  const person = await somebody()
  const visitor = server.visitor()
  await tryAt(visitor, person.email, person.password)
  const change = async () =>
    visitor.submit(await visitor.open(PATHS.account), 'password-form', {
      'current-password': 'wrong',
      password: 'piano window seven',
      'password-confirm': 'piano window seven',
    })

  for (let attempt = 0; attempt < 4; attempt += 1) await change()
  const locked = await change()

  expect(locked.text).toContain('is locked. Please try again in 1 minute.')
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})
