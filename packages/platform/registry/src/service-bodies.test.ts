import { connect } from 'node:net'
import { once } from 'node:events'
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
  'strangers are refused before they have sent anything: %s',
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

test('only files may be large', async () => {
  const file = Buffer.alloc(5 * 1024 * 1024)
  const hex = Buffer.from(hashOf(file).slice('sha256-'.length), 'base64').toString('hex')

  const uploaded = await service.call('PUT', `/objects/${hex}`, { token: 'search', body: file })
  const change = { kind: 'rollback', apps: ['mf-search'], reason: 'a'.repeat(5_000_000) }
  const changed = await service.call('POST', '/channels/staging/changes', { token: 'search', body: change })

  expect([uploaded.status, changed.status]).toEqual([204, 413])
})

test('a release that names what it does not have is refused to teams as well', async () => {
  const answer = await publishBy(service, 'search', aRelease('1.0.0', { entry: 'gone.js' }))

  expect(await refusalOf(answer)).toEqual([422, 'BUILD_INCOMPLETE', expect.stringContaining('gone.js')])
})

test('what every object has by itself is no name of an app or a channel', async () => {
  const published = await publishBy(service, 'platform', aRelease('1.0.0', { name: 'constructor' }))
  const call = (channel: string, app: string) =>
    service.call('POST', `/channels/${channel}/changes`, {
      token: 'platform',
      body: { kind: 'promote', versions: [{ name: app, version: '1.0.0' }], newChannel: true },
    })
  const [ofChannel, ofApp] = [await call('constructor', 'mf-search'), await call('staging', 'constructor')]

  expect([published.status, ofChannel.status, ofApp.status]).toEqual([422, 400, 400])
})

test('a signature that names another commit than the release is refused', async () => {
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
