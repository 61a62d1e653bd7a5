import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import type { Access, Team } from '../access.ts'
import type { Bucket } from '../bucket.ts'
import { createRegistryService } from '../service.ts'

/** A service that listens, in front of an empty registry. */
export interface Served {
  readonly url: string
  readonly folder: string
  readonly accessFile: string
  readonly log: string[]
  setAccess(access: Partial<Access>): void
  call(method: string, path: string, options?: CallOptions): Promise<Response>
  close(): Promise<void>
}

export interface CallOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export const hashOf = (text: string | Buffer) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A team whose token is its name. */
export function aTeam(name: string, rights: Partial<Team> = {}): Team {
  return { name, tokens: [hashOf(name)], clients: [], remotes: [], channels: [], ...rights }
}

/** The teams of most tests: one that may do everything, one of the search, a gateway. */
export const TEAMS = [
  aTeam('platform', { remotes: ['*'], channels: ['*'] }),
  aTeam('search', { remotes: ['mf-search'], channels: ['staging'] }),
  aTeam('gateway'),
]

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'domizil-registry-'))
}

export async function aService(folder = temporaryFolder(), bucket?: Bucket): Promise<Served> {
  const accessFile = path.join(temporaryFolder(), 'access.json')
  const log: string[] = []
  const service = await createRegistryService({ folder, bucket, accessFile, log: (line) => log.push(line) })
  const server = createServer(service.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry`
  let changes = 0

  const served: Served = {
    url,
    folder,
    accessFile,
    log,
    setAccess(access) {
      changes += 1
      const spaces = ' '.repeat(changes) // another size, within the same millisecond too
      writeFileSync(accessFile, JSON.stringify({ teams: TEAMS, signatures: 'optional', ...access }) + spaces)
    },
    call: (method, target, { token, body, headers = {} } = {}) =>
      fetch(`${url}/v1${target}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && {
            'Content-Type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
          }),
          ...headers,
        },
        ...(body !== undefined && {
          body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
        }),
      }),
    async close() {
      server.closeAllConnections()
      await service.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  served.setAccess({})
  return served
}

/** The text of a release of mf-search, and its one file. */
export function aRelease(
  version: string,
  facts: Partial<Release> = {},
  script = `export const v = '${version}'`,
) {
  const name = facts.name ?? 'mf-search'
  const isHost = name === 'shell'
  const release = {
    schemaVersion: 1,
    name,
    version,
    kind: isHost ? 'host' : 'remote',
    commit: null,
    builtAt: '2026-11-23T00:00:00.000Z',
    entry: 'entry.js',
    files: { 'entry.js': hashOf(script), 'pages/same.css': hashOf('a{}') },
    routes: [{ path: `/${name}`, layout: 'general', access: 'open', page: 'page' }],
    start: { files: [], shared: [] },
    pages: { page: { files: [], shared: [] } },
    messages: {},
    shared: {},
    provides: isHost ? { shellApi: 1, react: '19.3.1', runtime: '2.9.2' } : null,
    requires: isHost ? null : { shellApi: 1, react: '^19.3.1', runtime: '^2.9.2' },
    ...facts,
  }
  return { text: JSON.stringify(release), files: [Buffer.from(script), Buffer.from('a{}')] }
}

/** Uploads the files of a release, and publishes it. */
export async function publishBy(
  service: Served,
  token: string,
  { text, files }: ReturnType<typeof aRelease>,
  more: Record<string, unknown> = {},
): Promise<Response> {
  for (const bytes of files) {
    const hex = createHash('sha256').update(bytes).digest('hex')
    await service.call('PUT', `/objects/${hex}`, { token, body: bytes })
  }
  return service.call('POST', '/releases', { token, body: { release: text, ...more } })
}

export function promoteBy(
  service: Served,
  token: string,
  version: string,
  channel = 'staging',
  headers = {},
) {
  const body = { kind: 'promote', versions: [{ name: 'mf-search', version }], newChannel: true }
  return service.call('POST', `/channels/${channel}/changes`, { token, body, headers })
}

/** A new Ed25519 key: the private half as PEM, the public one as a team names it. */
export function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}
