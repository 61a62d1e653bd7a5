// proves 15.13, 15.62
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type Access, parseAccess } from './access.ts'
import { createIdentify } from './identify.ts'
import { aTeam, hashOf } from './testing/a-service.ts'

const ISSUER = 'https://identity.example/realms/teams'
let server: Server
let access: Access
let issue: (claims: Record<string, unknown>, audience?: string, end?: Date | null) => Promise<string>
/** The provider has another key from now on. */
let changeKey: () => Promise<void>

beforeEach(async () => {
  let privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
  let kid = 'none'
  let keys = ''
  changeKey = async () => {
    const pair = await generateKeyPair('ES256')
    privateKey = pair.privateKey
    kid = `after ${kid}`
    keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256' }] })
  }
  await changeKey()
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
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(ISSUER)
      .setAudience(audience)
    return (end ? token.setExpirationTime(end) : token).sign(privateKey)
  }
})
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const nameFor = async (token: string) =>
  (await createIdentify(() => undefined)(access, `Bearer ${token}`))?.name

test('a team is identified by its client at the identity provider', async () => {
  expect(await nameFor(await issue({ azp: 'search-pipeline' }))).toBe('search')
  expect(await nameFor(await issue({ client_id: 'search-pipeline' }))).toBe('search')
  expect(await nameFor(await issue({ azp: 'search-pipeline', client_id: 'a-stranger' }))).toBe('search')
})

test('an access token that names no client is refused', async () => {
  await expect(nameFor(await issue({}))).rejects.toThrow('names no client')
})

test.each([
  ['of another client', 'a-stranger', 'registry', ISSUER, 'The client a-stranger belongs to no team here.'],
  ['for another audience', 'search-pipeline', 'files', ISSUER, 'was issued for files, not for registry'],
  [
    'of another issuer',
    'search-pipeline',
    'registry',
    'https://other.example',
    `was issued by ${ISSUER}, and the registry knows those of https://other.example`,
  ],
])('an access token %s is refused with the reason', async (_, client, audience, issuer, sentence) => {
  const token = await issue({ azp: client }, audience)
  access = { ...access, oidc: { ...access.oidc!, issuer } }

  await expect(nameFor(token)).rejects.toMatchObject({
    status: 401,
    message: expect.stringContaining(sentence),
  })
})

const PEOPLE = { terminals: 'terminal' }
const givenPeople = (...people: string[]) => {
  access = { ...access, teams: [aTeam('search', { people })], oidc: { ...access.oidc!, ...PEOPLE } }
}

test.each([
  ['confirmed address, in capitals too', { email: 'Anna@example.com', email_verified: true }],
  ['subject, whatever the address', { sub: 'anna-1', email: 'other@example.com', email_verified: false }],
])('a person at a terminal is identified by the %s', async (_, claims) => {
  givenPeople('anna@example.com', 'anna-1')

  expect(await nameFor(await issue({ azp: 'terminal', ...claims }))).toBe('search')
})

test.each([
  [
    'whose address is not confirmed',
    { email: 'anna@example.com', email_verified: false },
    'anna@example.com is not confirmed',
  ],
  [
    'of whose address the provider does not say that',
    { email: 'anna@example.com' },
    'anna@example.com is not confirmed',
  ],
  [
    'whose address is the subject of another',
    { sub: 'ben-1', email: 'anna-1', email_verified: true },
    'anna-1 belongs to no team here.',
  ],
  [
    'whom no team names',
    { email: 'ben@example.com', email_verified: true },
    'ben@example.com belongs to no team here.',
  ],
  ['without address and subject', {}, 'belongs to no team here.'],
])('a person %s is refused with the reason', async (_, claims, sentence) => {
  givenPeople('anna@example.com', 'anna-1')

  await expect(nameFor(await issue({ azp: 'terminal', ...claims }))).rejects.toMatchObject({
    status: 401,
    message: expect.stringContaining(sentence),
  })
})

test('a token of another client does not speak for a person', async () => {
  givenPeople('anna@example.com')
  const claims = { azp: 'another-app', email: 'anna@example.com', email_verified: true }

  await expect(nameFor(await issue(claims))).rejects.toThrow(
    'The client another-app belongs to no team here.',
  )
})

test('an access token that expired within the clock tolerance is valid', async () => {
  expect(await nameFor(await issue({ azp: 'search-pipeline' }, 'registry', ago(20)))).toBe('search')
})

test.each([
  ['that ended before', () => ago(40), 'This access token ended at '],
  ['without an end', () => null, 'its claim exp is missing'],
])('an access token %s is refused', async (_, end, sentence) => {
  const token = await issue({ azp: 'search-pipeline' }, 'registry', end())

  await expect(nameFor(token)).rejects.toThrow(sentence)
})

test('after the provider replaces its key, the old one is refused and the new one is loaded', async () => {
  const identify = createIdentify(() => undefined)
  const nameNow = async (token: string) => (await identify(access, `Bearer ${token}`))?.name
  const old = await issue({ azp: 'search-pipeline' })
  expect(await nameNow(old)).toBe('search')

  await changeKey()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
  try {
    expect(await nameNow(await issue({ azp: 'search-pipeline' }))).toBe('search')
    await expect(nameNow(old)).rejects.toThrow('has not signed this access token with a key that it has now')
  } finally {
    clock.mockRestore()
  }
})

test('while the provider is down, access tokens fail with 503, and team tokens still work', async () => {
  const token = await issue({ azp: 'search-pipeline' })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))

  await expect(nameFor(token)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining(`The identity provider ${ISSUER} does not answer`),
  })
  expect(await nameFor('search')).toBe('search')
})

test('without an identity provider access tokens are refused', async () => {
  const { oidc: _, ...rest } = access
  access = rest

  await expect(nameFor(await issue({ azp: 'search-pipeline' }))).rejects.toThrow('takes no access tokens')
})

test('a team is identified by its complete token only', async () => {
  expect([await nameFor('search'), await nameFor('searc'), await nameFor(hashOf('search'))]).toEqual([
    'search',
    undefined,
    undefined,
  ])
})

test('a file of teams with an unknown field is refused', () => {
  const text = JSON.stringify({ ...access, teams: [{ ...aTeam('search'), admin: true }] })

  expect(() => parseAccess(text)).toThrow(/teams/)
})
