import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type Access, parseAccess } from './access.ts'
import { createIdentify } from './identify.ts'
import { aTeam, hashOf } from './testing/a-service.ts'

const ISSUER = 'https://identity.example/realms/teams'
let server: Server
let access: Access
let issue: (claims: Record<string, unknown>, audience?: string, end?: Date | null) => Promise<string>

beforeEach(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] })
  server = createServer((_request, response) => response.end(keys))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const jwksUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`
  access = {
    teams: [aTeam('search', { clients: ['search-pipeline'] })],
    oidc: { issuer: ISSUER, jwksUri, audience: 'registry' },
    signatures: 'optional',
  }
  issue = (claims, audience = 'registry', end = ago(-300)) => {
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience(audience)
    return (end ? token.setExpirationTime(end) : token).sign(privateKey)
  }
})
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const nameFor = async (token: string) =>
  (await createIdentify(() => undefined)(access, `Bearer ${token}`))?.name

test('a team is known by its client at the identity provider', async () => {
  expect(await nameFor(await issue({ azp: 'search-pipeline' }))).toBe('search')
  expect(await nameFor(await issue({ client_id: 'search-pipeline' }))).toBe('search')
})

test('another client, another audience and another issuer are nobody', async () => {
  expect(await nameFor(await issue({ azp: 'a-stranger' }))).toBeUndefined()
  expect(await nameFor(await issue({ azp: 'search-pipeline' }, 'another service'))).toBeUndefined()
  access = { ...access, oidc: { ...access.oidc!, issuer: 'https://other.example' } }
  expect(await nameFor(await issue({ azp: 'search-pipeline' }))).toBeUndefined()
})

test.each([
  ['that ended within the tolerance of clocks is still valid', () => ago(20), 'search'],
  ['that ended before is nobody', () => ago(40), undefined],
  ['without an end is nobody', () => null, undefined],
])('an access token %s', async (_, end, team) => {
  expect(await nameFor(await issue({ azp: 'search-pipeline' }, 'registry', end()))).toBe(team)
})

test('without an identity provider an access token is nobody', async () => {
  const { oidc: _, ...rest } = access
  access = rest

  expect(await nameFor(await issue({ azp: 'search-pipeline' }))).toBeUndefined()
})

test('a team is known by its token, and only by the whole of it', async () => {
  expect([await nameFor('search'), await nameFor('searc'), await nameFor(hashOf('search'))]).toEqual([
    'search',
    undefined,
    undefined,
  ])
})

test('a file with an unknown right is refused', () => {
  const text = JSON.stringify({ ...access, teams: [{ ...aTeam('search'), admin: true }] })

  expect(() => parseAccess(text)).toThrow(/teams/)
})
