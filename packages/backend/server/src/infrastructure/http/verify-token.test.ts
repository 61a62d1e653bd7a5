// proves 10.14, 16.24, D1.4
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { createTestTokens, type TestTokens } from '../../testing/test-tokens.ts'
import { createTokenVerifier, type VerifyToken } from './verify-token.ts'

let tokens: TestTokens
let verify: VerifyToken

beforeAll(async () => {
  tokens = await createTestTokens()
  verify = createTokenVerifier(tokens.identity)
})

const now = () => Math.floor(Date.now() / 1000)

test('the user is read from an access token', async () => {
  const token = await tokens.tokenFor({ id: 'u1', email: 'a@b.c', givenName: 'Ada', familyName: 'Lind' })

  expect(await verify(token)).toEqual({
    id: 'u1',
    email: 'a@b.c',
    givenName: 'Ada',
    familyName: 'Lind',
    emailVerified: null,
    claimsAt: new Date(Number(decodeJwt(token).iat) * 1000),
    isAdmin: false,
  })
})

test('the time of registration is read from the token, unless it is in the future', async () => {
  const registeredAt = async (claims: Record<string, unknown>) =>
    (await verify(await tokens.tokenFor({ id: 'u1' }, claims))).registeredAt

  expect(await registeredAt({ registered_at: 1_700_000_000_000 })).toEqual(new Date('2023-11-14T22:13:20Z'))
  expect(await registeredAt({ registered_at: Date.now() + 60_000 })).toBeUndefined()
  expect(await registeredAt({ registered_at: 'yesterday' })).toBeUndefined()
})

test('only the admin role of the realm makes a user an administrator', async () => {
  const isAdmin = async (realm_access: unknown) =>
    (await verify(await tokens.tokenFor({ id: 'u1' }, { realm_access }))).isAdmin

  expect(await isAdmin({ roles: ['user', 'domizil_admin'] })).toBe(true)
  expect(await isAdmin({ roles: ['domizil_admin_not'] })).toBe(false)
  expect(await isAdmin({ roles: 'domizil_admin' })).toBe(false)
  expect(await isAdmin(undefined)).toBe(false)
})

test.each([
  [true, { email_verified: true }, true],
  [true, { email_verified: false }, false],
  [true, {}, false],
  [false, { email_verified: true }, true],
  [false, { email_verified: false }, null],
  [false, {}, null],
])(
  'where e-mails are confirmed (%s), a token with %j has a confirmed e-mail: %s',
  async (verifiesEmail, claims, confirmed) => {
    const verifyEmails = createTokenVerifier({ ...tokens.identity, verifiesEmail })

    const user = await verifyEmails(await tokens.tokenFor({ id: 'u1' }, claims))

    expect(user.emailVerified).toBe(confirmed)
  },
)

test('a token can have several audiences if ours is one of them', async () => {
  const token = await tokens.tokenFor({ id: 'u1' }, { aud: ['account', 'domizil-api'] })

  expect((await verify(token)).id).toBe('u1')
})

describe('a token is refused', () => {
  test.each([
    ['another issuer', { iss: 'http://evil.example/auth/realms/domizil' }],
    ['another audience', { aud: 'account' }],
    ['no audience', { aud: undefined }],
    ['another client', { azp: 'other-web' }],
    ['no client', { azp: undefined }],
    ['an ID token', { typ: 'ID' }],
    ['a refresh token', { typ: 'Refresh' }],
    ['no type', { typ: undefined }],
    ['no subject', { sub: undefined }],
    ['no end', { exp: undefined }],
    ['an end that has passed', { exp: Math.floor(Date.now() / 1000) - 6 }],
    ['a beginning in the future', { nbf: Math.floor(Date.now() / 1000) + 60 }],
  ])('with %s', async (_case, claims) => {
    const token = await tokens.tokenFor({ id: 'u1' }, claims)

    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' })
  })

  test('with a signature of a foreign key', async () => {
    const token = await (await createTestTokens('stranger')).tokenFor({ id: 'u1' })

    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401 })
  })

  test('without a signature', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = {
      iss: tokens.identity.issuer,
      aud: 'domizil-api',
      azp: 'domizil-web',
      typ: 'Bearer',
      sub: 'u1',
    }
    const token = `${encode({ alg: 'none' })}.${encode({ ...claims, iat: now(), exp: now() + 60 })}.`

    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401 })
  })

  test('if it is not a token at all', async () => {
    await expect(verify('nonsense')).rejects.toMatchObject({ statusCode: 401 })
  })
})

test('a clock difference of five seconds is tolerated', async () => {
  const token = await tokens.tokenFor({ id: 'u1' }, { exp: now() - 2 })

  expect((await verify(token)).id).toBe('u1')
})

describe('a token that is checked with fetched keys', () => {
  async function keysAnswer(status: number, body: string) {
    const http = createServer((_request, response) => response.writeHead(status).end(body))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const { jwks: _jwks, ...identity } = tokens.identity
    const jwksUri = `http://127.0.0.1:${(http.address() as AddressInfo).port}/certs`

    return { verify: createTokenVerifier({ ...identity, jwksUri }), close: () => http.close() }
  }

  test('is accepted if it is valid', async () => {
    const keys = await keysAnswer(200, JSON.stringify(tokens.identity.jwks))

    const user = await keys.verify(await tokens.tokenFor({ id: 'u1' })).finally(keys.close)

    expect(user.id).toBe('u1')
  })

  test.each([
    ['an error', 500, ''],
    ['no JSON', 200, '<html>'],
  ])('is answered with 503 if %s is sent instead of the keys', async (_case, status, body) => {
    const keys = await keysAnswer(status, body)

    const attempt = keys.verify(await tokens.tokenFor({ id: 'u1' })).finally(keys.close)

    await expect(attempt).rejects.toMatchObject({ statusCode: 503, code: 'IDENTITY_UNAVAILABLE' })
  })

  test('is answered with 503 if nobody answers', async () => {
    const keys = await keysAnswer(200, '')
    keys.close()

    await expect(keys.verify(await tokens.tokenFor({ id: 'u1' }))).rejects.toMatchObject({ statusCode: 503 })
  })
})

test('a configuration without keys is refused at startup', () => {
  const { jwks: _jwks, ...identity } = tokens.identity

  expect(() => createTokenVerifier(identity)).toThrow('jwksUri')
})
