import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { aLogin, authorizationUrl, redeem } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import type { Visitor } from './testing/visitor.ts'

const PUBLIC_URL = 'https://domizil.example'

const TINA = aPerson()

let server: IdentityServer

beforeAll(async () => {
  server = await openIdentityServer({ publicUrl: PUBLIC_URL })
  await server.identity.accounts.ensure(TINA)
})

afterAll(() => server.close())

/** All responses of a sign-in behind a proxy that terminates TLS, in order. */
async function walkThroughSignIn(visitor: Visitor, login = aLogin(PUBLIC_URL)): Promise<Response[]> {
  const start = await visitor.fetch(authorizationUrl(login))
  const page = new URL(start.headers.get('location') ?? '', PUBLIC_URL)
  const signedIn = await visitor.fetch(`${page.pathname}/authenticate`, {
    method: 'POST',
    body: new URLSearchParams({ username: TINA.email, password: TINA.password }),
  })
  const resume = new URL(signedIn.headers.get('location') ?? '', PUBLIC_URL)
  return [start, signedIn, await visitor.fetch(resume.pathname)]
}

const cookiesOf = (responses: Response[]) =>
  responses
    .flatMap(({ headers }) => headers.getSetCookie())
    .filter((cookie) => !cookie.includes('1970'))
    .map((cookie) => cookie.split('; '))

test('on https every cookie is Secure, limited to the path of the realm, and not sent to other sites', async () => {
  const cookies = cookiesOf(await walkThroughSignIn(server.visitor()))

  expect(cookies.length).toBeGreaterThan(3)
  for (const cookie of cookies) {
    expect(cookie).toContain('secure')
    expect(cookie.some((part) => part.startsWith('path=/auth/realms/domizil/'))).toBe(true)
    expect(cookie.some((part) => /^samesite=(?:lax|strict)$/i.test(part))).toBe(true)
  }
})

test('scripts can read only one cookie: the session hash that the status frame compares', async () => {
  const login = aLogin(PUBLIC_URL)
  const responses = await walkThroughSignIn(server.visitor(), login)

  const readable = cookiesOf(responses).filter((cookie) => !cookie.includes('httponly'))
  const end = new URL(responses.at(-1)?.headers.get('location') ?? '')
  const { body } = await redeem(server.origin, login, {
    response: new Response(),
    url: end,
    text: '',
    returnedTo: end,
  })

  const hash = createHash('sha256')
    .update(String(decodeJwt(body.access_token)['sid']))
    .digest('base64url')
  expect(readable.map(([pair]) => pair)).toEqual([`KEYCLOAK_SESSION=${hash}`])
})

test('behind a proxy all addresses start with the public URL', async () => {
  const responses = await walkThroughSignIn(server.visitor())

  const urls = responses.map(({ headers }) => new URL(headers.get('location') ?? '', PUBLIC_URL).origin)
  expect(urls).toEqual([PUBLIC_URL, PUBLIC_URL, PUBLIC_URL])
  expect(server.identity.issuer).toBe(`${PUBLIC_URL}/auth/realms/domizil`)
})
