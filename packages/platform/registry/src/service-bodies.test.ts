// proves 15.15
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { signRelease } from '@domizil/federation/signature'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  aKey,
  aRelease,
  aService,
  aTeam,
  hashOf,
  publishBy,
  type Served,
  TEAMS,
} from './testing/a-service.ts'

import { aBucket } from './testing/a-bucket.ts'
import { until } from './testing/some-followers.ts'

let service: Served
beforeEach(async () => {
  service = await aService()
})
afterEach(() => service.close())

const refusalOf = async (answer: Response) => {
  const { code, error } = (await answer.json()) as { code: string; error: string }
  return [answer.status, code, error]
}

test.each(['PUT /registry/v1/objects/'.concat('0'.repeat(64)), 'POST /registry/v1/releases'])(
  'a request without a valid token is refused before its body is sent: %s',
  async (call) => {
    const { port } = new URL(service.url)
    const socket = connect(Number(port), '127.0.0.1')
    const type = call.startsWith('PUT') ? 'application/octet-stream' : 'application/json'

    socket.write(
      `${call} HTTP/1.1\r\nHost: registry\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    socket.destroy()

    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
  },
)

test('large bodies are accepted for files only', async () => {
  const file = Buffer.alloc(5 * 1024 * 1024)
  const hex = Buffer.from(hashOf(file).slice('sha256-'.length), 'base64').toString('hex')

  const uploaded = await service.call('PUT', `/objects/${hex}`, { token: 'search', body: file })
  const change = { kind: 'rollback', apps: ['mf-search'], reason: 'a'.repeat(5_000_000) }
  const changed = await service.call('POST', '/channels/staging/changes', { token: 'search', body: change })

  expect([uploaded.status, changed.status]).toEqual([204, 413])
})

test('a release that names a missing file is refused', async () => {
  const answer = await publishBy(service, 'search', aRelease('1.0.0', { entry: 'gone.js' }))

  expect(await refusalOf(answer)).toEqual([422, 'BUILD_INCOMPLETE', expect.stringContaining('gone.js')])
})

test('names of built-in properties are refused as names of apps and channels', async () => {
  const published = await publishBy(service, 'platform', aRelease('1.0.0', { name: 'constructor' }))
  const call = (channel: string, app: string) =>
    service.call('POST', `/channels/${channel}/changes`, {
      token: 'platform',
      body: { kind: 'promote', versions: [{ name: app, version: '1.0.0' }], newChannel: true },
    })
  const [ofChannel, ofApp] = [await call('constructor', 'mf-search'), await call('staging', 'constructor')]

  expect([published.status, ofChannel.status, ofApp.status]).toEqual([422, 400, 400])
})

test('a signature for another commit than the release’s is refused', async () => {
  const { privateKey, publicKey } = aKey()
  service.setAccess({ teams: [...TEAMS, aTeam('flat', { remotes: ['mf-flat'], key: publicKey })] })
  const release = aRelease('1.0.0', { name: 'mf-flat', commit: 'abc1' })
  const signed = (commit: string) =>
    signRelease(
      { name: 'mf-flat', version: '1.0.0', hash: hashOf(release.text) },
      { team: 'flat', commit, builder: 'ci' },
      privateKey,
    )

  const other = await publishBy(service, 'flat', release, { signature: signed('def2') })
  const own = await publishBy(service, 'flat', release, { signature: signed('abc1') })

  expect(await refusalOf(other)).toEqual([
    422,
    'SIGNATURE_INVALID',
    'The signature of mf-flat 1.0.0 names another commit (def2) than its release.json (abc1).',
  ])
  expect(own.status).toBe(201)
})

const MIB = 1024 * 1024
const namesOf = (count: number, hash: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`file-${at}.js`, hash]))

test.each(['folder', 'bucket'])(
  'a release too large by its list of files is refused before any file is copied or read: %s',
  async (store) => {
    const buckets = store === 'bucket' ? await aBucket() : undefined
    const large = buckets ? await aService(undefined, buckets.open()) : service
    const bytes = Buffer.alloc(MIB, 'a')
    const files = { 'entry.js': hashOf(bytes), ...namesOf(40, hashOf(bytes)) }
    const { text } = aRelease('1.0.0', { files })

    const answer = await publishBy(large, 'search', { text, files: [bytes] })

    expect(await refusalOf(answer)).toEqual([413, 'RELEASE_TOO_LARGE', expect.stringContaining('42991616')])
    expect(readdirSync(large.folder).filter((name) => !name.startsWith('.objects'))).toEqual([])
    if (large !== service) await large.close()
    await buckets?.close()
  },
)

test('a release with twenty thousand files is refused', async () => {
  const { text, files } = aRelease('1.0.0', { files: namesOf(20_000, hashOf('a{}')) })

  expect(await refusalOf(await publishBy(service, 'search', { text, files }))).toEqual([
    413,
    'RELEASE_TOO_LARGE',
    'mf-search 1.0.0 has 20000 files; a release has at most 1000.',
  ])
})

test('a release with a name that is both file and folder is refused', async () => {
  const { text, files } = aRelease('1.0.0', {
    files: { 'entry.js': hashOf('a{}'), zz: hashOf('a{}'), 'zz/y': hashOf('a{}') },
  })

  expect(await refusalOf(await publishBy(service, 'search', { text, files }))).toEqual([
    400,
    'FILES_INVALID',
    'mf-search 1.0.0 cannot be stored: zz is a file and a folder at once.',
  ])
})

test('one content under two names is uploaded once, and another service gets both files', async () => {
  const buckets = await aBucket()
  const [one, other] = [await aService(undefined, buckets.open()), await aService(undefined, buckets.open())]
  const script = 'export const same = 1\n'.repeat(100)
  const files = { 'entry.js': hashOf(script), 'pages/copy.js': hashOf(script) }

  const published = await publishBy(one, 'search', {
    ...aRelease('1.0.0', { files }),
    files: [Buffer.from(script)],
  })
  const place = path.join(other.folder, 'mf-search/1.0.0')
  await until(() => existsSync(place))

  expect(published.status).toBe(201)
  expect(readdirSync(place, { recursive: true }).toSorted()).toEqual([
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
    'pages',
    'pages/copy.js',
    'pages/copy.js.br',
    'pages/copy.js.gz',
    'release.json',
  ])
  expect(statSync(path.join(place, 'entry.js')).ino).toBe(statSync(path.join(place, 'pages/copy.js')).ino)
  await one.close()
  await other.close()
  await buckets.close()
})

test('a publication whose client disconnects is aborted, and the next one works', async () => {
  const bytes = Buffer.from(Array.from({ length: 15_000 }, (_, at) => Math.sin(at).toString(36)).join('\n'))
  const parts = Array.from({ length: 8 }, (_, at) => Buffer.concat([bytes, Buffer.from(String(at))]))
  const files = Object.fromEntries(parts.map((part, at) => [`part-${at}.js`, hashOf(part)]))
  const slow = aRelease('1.0.0', { entry: 'part-0.js', files })
  for (const part of parts) {
    const hex = Buffer.from(hashOf(part).slice('sha256-'.length), 'base64').toString('hex')
    await service.call('PUT', `/objects/${hex}`, { token: 'search', body: part })
  }
  const leaving = new AbortController()
  const left = fetch(`${service.url}/v1/releases`, {
    method: 'POST',
    headers: { Authorization: 'Bearer search', 'Content-Type': 'application/json' },
    body: JSON.stringify({ release: slow.text }),
    signal: leaving.signal,
  }).catch(() => undefined)
  const isCopied = () =>
    readdirSync(service.folder, { recursive: true, encoding: 'utf8' }).some((name) =>
      /publishing-.*release\.json$/.test(name),
    )
  await until(isCopied)

  leaving.abort()
  await left
  const next = await publishBy(service, 'search', aRelease('2.0.0'))

  expect(next.status).toBe(201)
  expect(readdirSync(path.join(service.folder, 'mf-search'))).toEqual(['2.0.0'])
  expect(service.log).toEqual(['a call failed: the client has gone'])
})
