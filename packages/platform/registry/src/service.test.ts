// proves 15.7, 15.13, 15.14, 15.16, 15.17, 15.19, 15.53, 15.58
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@domizil/federation'
import { signRelease } from '@domizil/federation/signature'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { Access } from './access.ts'
import {
  aKey,
  aRelease,
  aService,
  aTeam,
  hashOf,
  promoteBy,
  publishBy,
  type Served,
  TEAMS,
} from './testing/a-service.ts'

let service: Served
beforeEach(async () => {
  service = await aService()
})
afterEach(() => service.close())

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const registryOf = async () =>
  (await (await service.call('GET', '/registry', { token: 'gateway' })).json()) as Registry

test('a team publishes a release by uploading its files, and promotes it on its channel', async () => {
  const published = await publishBy(service, 'search', aRelease('1.0.0'))
  const served = await promoteBy(service, 'search', '1.0.0')

  expect([published.status, served.status]).toEqual([201, 200])
  expect(await registryOf()).toMatchObject({
    channels: { staging: { parts: { 'mf-search': { version: '1.0.0' } } } },
    versions: { 'mf-search': [{ version: '1.0.0', published: { by: 'search' } }] },
    history: [{ by: 'search', what: 'promote mf-search@1.0.0' }],
  })
  expect(existsSync(path.join(service.folder, 'mf-search/1.0.0/entry.js'))).toBe(true)
})

test('publishing the same version again is confirmed, with other content refused', async () => {
  await publishBy(service, 'search', aRelease('1.0.0'))

  expect((await publishBy(service, 'search', aRelease('1.0.0'))).status).toBe(200)
  expect(await codeOf(await publishBy(service, 'search', aRelease('1.0.0', {}, 'other')))).toEqual([
    409,
    'VERSION_EXISTS',
  ])
})

test('a version that fails in the shell is refused with its error', async () => {
  const federation = '{ registerRemotes() {}, loadRemote: async () => null }'
  const shell = `globalThis.__FEDERATION__ = { __INSTANCES__: [${federation}] }`
  await publishBy(service, 'platform', aRelease('1.0.0', { name: 'shell' }, shell))

  const refused = await publishBy(service, 'search', aRelease('1.0.0'))

  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'VERSION_FAILS',
    error: expect.stringContaining('its entry entry.js is no ES module that exports get and init'),
  })
})

const SOMETHING = '0'.repeat(64)
const CALLS: [string, string, unknown][] = [
  ['GET', '/registry', undefined],
  ['GET', '/releases/mf-search/1.0.0', undefined],
  ['GET', '/releases/mf-search/1.0.0/files/entry.js', undefined],
  ['PUT', `/objects/${SOMETHING}`, Buffer.from('x')],
  ['POST', '/releases', { release: '{}' }],
  ['POST', '/channels/staging/changes', { kind: 'rollback', apps: ['mf-search'] }],
  ['POST', '/prune', { keep: 1, days: 1 }],
  ['POST', '/uses', { versions: [] }],
  ['GET', '/history', undefined],
  ['GET', '/governance', undefined],
  ['POST', '/governance/changes', { kind: 'rule', app: 'mf-search', judge: null }],
]

test.each(CALLS)('%s %s without a team’s token is refused with 401', async (method, target, body) => {
  const anonymous = await service.call(method, target, { body })
  const stranger = await service.call(method, target, { body, token: 'nobody' })

  expect(anonymous.headers.get('www-authenticate')).toBe('Bearer realm="registry"')
  expect([await codeOf(anonymous), await codeOf(stranger)]).toEqual([
    [401, 'NOT_SIGNED_IN'],
    [401, 'NOT_SIGNED_IN'],
  ])
})

test('a token removed from the file is refused at once', async () => {
  service.setAccess({ teams: TEAMS.filter(({ name }) => name !== 'search') })

  expect((await service.call('GET', '/registry', { token: 'search' })).status).toBe(401)
})

/** A call of who has the registry, which waits for the next change. */
const waitingCall = async (token: string) => {
  const etag = (await service.call('GET', '/registry', { token })).headers.get('etag') ?? ''
  const headers = { 'If-None-Match': etag, Prefer: 'wait=30' }
  return { etag, answer: service.call('GET', '/registry', { token, headers }) }
}

test('who has the registry waits for its next change', async () => {
  const { etag, answer } = await waitingCall('gateway')

  await publishBy(service, 'search', aRelease('1.0.0'))

  const { status, headers } = await answer
  expect([status, headers.get('etag') === etag]).toEqual([200, false])
})

test('who does not wait is answered at once that nothing has changed', async () => {
  const etag = (await service.call('GET', '/registry', { token: 'gateway' })).headers.get('etag') ?? ''
  const answer = await service.call('GET', '/registry', {
    token: 'gateway',
    headers: { 'If-None-Match': etag },
  })

  expect([answer.status, await answer.text()]).toEqual([304, ''])
})

test('a call that waits for a change ends with the rights of its team', async () => {
  const { answer } = await waitingCall('gateway')

  service.setAccess({ teams: TEAMS.filter(({ name }) => name !== 'gateway') })

  // Without the answer it would wait for half a minute.
  expect((await answer).ok).toBe(false)
  expect((await service.call('GET', '/registry', { token: 'gateway' })).status).toBe(401)
}, 15_000)

test('who has no token learns where people sign in, if they can', async () => {
  const provider = { issuer: 'https://id.example', jwksUri: 'https://id.example/keys', audience: 'registry' }
  const answer = async () => (await service.call('GET', '/login')).json()

  expect(await answer()).toEqual({})
  service.setAccess({ oidc: { ...provider, terminals: 'domizil-cli' } })
  expect(await answer()).toEqual({ issuer: 'https://id.example', client: 'domizil-cli' })
})

test('a team can publish and promote only its own apps on its own channels', async () => {
  await publishBy(service, 'platform', aRelease('1.0.0'))
  await publishBy(service, 'platform', aRelease('1.0.0', { name: 'mf-flat' }))
  const change = (channel: string, body: unknown) =>
    service.call('POST', `/channels/${channel}/changes`, { token: 'search', body })

  const answers = [
    await publishBy(service, 'search', aRelease('2.0.0', { name: 'mf-flat' })),
    await publishBy(service, 'gateway', aRelease('2.0.0')),
    await promoteBy(service, 'search', '1.0.0', 'production'),
    await change('staging', { kind: 'promote', versions: [{ name: 'mf-flat', version: '1.0.0' }] }),
    await change('staging', { kind: 'restore', revision: 1 }),
    await service.call('PUT', `/objects/${SOMETHING}`, { token: 'gateway', body: Buffer.from('x') }),
  ]

  for (const answer of answers) expect(await codeOf(answer)).toEqual([403, 'NOT_ALLOWED'])
  expect(Object.keys((await registryOf()).channels)).toEqual([])
})

test('a change based on an outdated revision is refused with 412', async () => {
  await publishBy(service, 'platform', aRelease('1.0.0'))
  await publishBy(service, 'platform', aRelease('2.0.0'))
  const seen = (await service.call('GET', '/registry', { token: 'gateway' })).headers.get('etag') ?? ''

  const first = await promoteBy(service, 'platform', '1.0.0', 'staging', { 'If-Match': seen })
  const second = await promoteBy(service, 'platform', '2.0.0', 'staging', { 'If-Match': seen })

  expect(first.status).toBe(200)
  expect(await codeOf(second)).toEqual([412, 'REGISTRY_CHANGED'])
})

test('concurrent publications of twelve writers are all stored', async () => {
  const versions = Array.from({ length: 12 }, (_, index) => `1.0.${index}`)

  const answers = await Promise.all(
    versions.map((version) => publishBy(service, 'search', aRelease(version))),
  )

  expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 201))
  const published = (await registryOf()).versions['mf-search'] ?? []
  expect(published.map(({ version }) => version).toSorted()).toEqual(versions.toSorted())
})

test('an uploaded file must match the hash in its name', async () => {
  const lie = await service.call('PUT', `/objects/${SOMETHING}`, { token: 'search', body: Buffer.from('x') })
  const { text } = aRelease('1.0.0')

  expect(await codeOf(lie)).toEqual([422, 'HASH_DIFFERS'])
  expect((await service.call('HEAD', `/objects/${SOMETHING}`, { token: 'search' })).status).toBe(404)
  expect(
    await codeOf(await service.call('POST', '/releases', { token: 'search', body: { release: text } })),
  ).toEqual([422, 'FILES_MISSING'])
})

test.each(['../../outside.js', '/outside.js', 'a/../../outside.js', '.hidden'])(
  'a release with the path %s is refused',
  async (file) => {
    const files = { 'entry.js': hashOf('x'), [file]: hashOf('x') }
    const { text } = aRelease('1.0.0', { files })

    const answer = await publishBy(service, 'search', { text, files: [Buffer.from('x')] })

    expect(await codeOf(answer)).toEqual([422, 'RELEASE_MALFORMED'])
  },
)

test('an uploaded file that is damaged in the folder is requested again', async () => {
  const release = aRelease('1.0.0')
  const [script = Buffer.alloc(0)] = release.files
  const hex = createHash('sha256').update(script).digest('hex')
  const isThere = async () => (await service.call('HEAD', `/objects/${hex}`, { token: 'search' })).status
  await publishBy(service, 'search', release)
  writeFileSync(path.join(service.folder, '.objects', hex), 'other()')

  const files = release.files.slice(1)
  const next = aRelease('2.0.0', {}, script.toString())
  const refused = await publishBy(service, 'search', { ...next, files })
  const after = await isThere()
  const again = await publishBy(service, 'search', next)

  expect([refused.status, after, again.status, await isThere()]).toEqual([503, 404, 201, 204])
})

test('a published file is served unchanged, and no other file', async () => {
  await publishBy(service, 'search', aRelease('1.0.0'))
  const get = (target: string) => service.call('GET', target, { token: 'gateway' })

  const file = await get('/releases/mf-search/1.0.0/files/entry.js')
  const release = await get('/releases/mf-search/1.0.0')

  expect(await file.text()).toBe("export const v = '1.0.0'")
  expect(await release.text()).toBe(
    readFileSync(path.join(service.folder, 'mf-search/1.0.0/release.json'), 'utf8'),
  )
  expect(await codeOf(await get('/releases/mf-search/1.0.0/files/release.json'))).toEqual([
    404,
    'FILE_UNKNOWN',
  ])
  expect(await codeOf(await get('/releases/mf-search/2.0.0'))).toEqual([404, 'VERSION_UNKNOWN'])
  expect(await codeOf(await get('/releases/constructor/1.0.0'))).toEqual([404, 'VERSION_UNKNOWN'])
  expect((await get('/releases/mf-search/..%2f..%2fetc')).status).toBe(404)
})

test('where signatures are required, only a release signed with the team’s key is accepted', async () => {
  const [own, other] = [aKey(), aKey()]
  const team = aTeam('search', { remotes: ['mf-search'], key: own.publicKey })
  service.setAccess({ teams: [team], signatures: 'required' })
  const release = aRelease('1.0.0', { commit: 'abc' })
  const facts = { name: 'mf-search', version: '1.0.0', hash: hashOf(release.text) }
  const provenance = { team: 'search', commit: 'abc', builder: 'ci' }

  const unsigned = await publishBy(service, 'search', release)
  const forged = await publishBy(service, 'search', release, {
    signature: signRelease(facts, provenance, other.privateKey),
  })
  const moved = await publishBy(service, 'search', release, {
    signature: { ...signRelease(facts, provenance, own.privateKey), commit: 'another' },
  })
  const inOtherName = await publishBy(service, 'search', release, {
    signature: signRelease(facts, { ...provenance, team: 'flat' }, own.privateKey),
  })
  const signed = await publishBy(service, 'search', release, {
    signature: signRelease(facts, provenance, own.privateKey),
  })

  expect(await codeOf(unsigned)).toEqual([422, 'SIGNATURE_MISSING'])
  expect(await codeOf(forged)).toEqual([422, 'SIGNATURE_INVALID'])
  expect(await codeOf(moved)).toEqual([422, 'SIGNATURE_INVALID'])
  expect(await codeOf(inOtherName)).toEqual([422, 'SIGNATURE_INVALID'])
  expect(signed.status).toBe(201)
})

test('with optional signatures a team with a key must sign, unless it may publish unsigned', async () => {
  const { publicKey: key } = aKey()
  const remotes = ['mf-search']
  const team = aTeam('search', { remotes, key })
  const publishedAs = async (version: string, rights: Partial<Access>) => {
    service.setAccess(rights)
    return (await publishBy(service, 'search', aRelease(version))).status
  }

  expect([
    await publishedAs('1.0.0', { teams: [team] }),
    await publishedAs('2.0.0', { teams: [{ ...team, signatures: 'optional' }] }),
    await publishedAs('3.0.0', { teams: [{ ...team, signatures: 'optional' }], signatures: 'required' }),
  ]).toEqual([422, 201, 422])
})

test('a malformed change is refused and changes nothing', async () => {
  const answer = await service.call('POST', '/channels/staging/changes', {
    token: 'platform',
    body: { kind: 'promote', versions: [] },
  })

  expect(await codeOf(answer)).toEqual([400, 'REQUEST_INVALID'])
})

test('the OpenAPI description lists all calls', async () => {
  const description = (await (await service.call('GET', '/openapi.json')).json()) as { paths: object }

  expect((await new Validator().validate(description as never)).valid).toBe(true)
  expect(Object.keys(description.paths).toSorted()).toEqual([
    '/registry/v1/channels/{channel}/changes',
    '/registry/v1/governance',
    '/registry/v1/governance/changes',
    '/registry/v1/history',
    '/registry/v1/history/{file}',
    '/registry/v1/login',
    '/registry/v1/objects/{hash}',
    '/registry/v1/prune',
    '/registry/v1/registry',
    '/registry/v1/releases',
    '/registry/v1/releases/{name}/{version}',
    '/registry/v1/releases/{name}/{version}/files/{file}',
    '/registry/v1/team',
    '/registry/v1/uses',
  ])
})

test('an uploaded file is addressed by its hexadecimal hash', async () => {
  const bytes = Buffer.from('some bytes')
  const hex = createHash('sha256').update(bytes).digest('hex')

  const put = await service.call('PUT', `/objects/${hex}`, { token: 'search', body: bytes })

  expect(put.status).toBe(204)
  expect((await service.call('HEAD', `/objects/${hex}`, { token: 'search' })).status).toBe(204)
})
