import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { ChangeRecord, ChannelWish, Problem, Registry } from '@domizil/federation'
import { type Governance, type GovernanceWish, parseGovernance } from '@domizil/federation/governance'
import { parseRegistry } from '@domizil/federation/schema'
import { signRelease } from '@domizil/federation/signature'
import { type Author, changeAsWished } from './channels.ts'
import type { AppVersion } from './release-folder.ts'
import { changeGovernance, readGovernance } from './governance.ts'
import { archiveOf, type HistoryArchive, readRegistry } from './registry-file.ts'
import { pruneAll, type Pruned } from './prune.ts'
import { publish, type Published } from './publish.ts'
import { refusalCode, type RefusalValues, RefusedError } from './refused-error.ts'
import { hexOf, readPublished, readReleaseFolder, verifyFiles } from './release-folder.ts'

/** The key with which a team signs. */
export interface Signing {
  /** The file of an Ed25519 key as PEM. */
  readonly keyFile: string
  readonly team: string
}

interface PublishWish {
  readonly allow: readonly string[]
  readonly signing: Signing | undefined
  /** Who publishes; a service says the team instead. */
  readonly by?: string | undefined
  /** What is new. */
  readonly note?: string | undefined
}

/** Where a registry is: a folder of this machine, or a service. */
export interface RegistryPlace {
  read(): Promise<Registry>
  /** The changes before those of the registry. */
  readonly archive: HistoryArchive
  /** A file of a published version, as it was published; undefined without one. */
  readFile(published: AppVersion, file: string): Promise<Buffer | undefined>
  publish(build: string, wish: PublishWish): Promise<Published>
  /** Changes what a channel serves. A service says the team in place of `by`. */
  change(channel: string, wish: ChannelWish, decided?: Pick<Author, 'by' | 'ifRevision'>): Promise<Registry>
  /** Deletes what no channel needs and no visitor has used for some days: versions, and uploaded files without one. */
  prune(keep: number, days: number): Promise<Pruned>
  /** The team whose token it is; undefined in a folder, where everybody may do everything. */
  team(): Promise<{ readonly name: string } | undefined>
  /** What it demands of apps. */
  governance(): Promise<Governance>
  /** @param by who does it; a service says the team instead, and without a name the machine's user does. */
  govern(wish: GovernanceWish, by?: string): Promise<Governance>
}

/** A registry in a folder, which several processes may change. */
export function folderPlace(folder: string): RegistryPlace {
  return {
    read: async () => readRegistry(folder),
    archive: archiveOf(folder),
    readFile: (published, file) =>
      readPublished(readRegistry(folder), published, file, (name) =>
        readFile(path.join(folder, published.name, published.version, name)),
      ),
    publish: (build, { allow, signing, by, note }) =>
      publish(folder, build, { allow, ...signatureOf(build, signing), by, note, isTried: true }),
    team: async () => undefined,
    change: (channel, wish, decided) => changeAsWished(folder, channel, wish, decided),
    prune: (keep, days) => pruneAll(folder, keep, days),
    governance: () => readGovernance(folder),
    govern: (wish, by) => changeGovernance(folder, wish, by),
  }
}

/** The signature of a build, by the commit that it names and this machine, and the public half of its key. */
function signatureOf(build: string, signing: Signing | undefined) {
  if (!signing) return {}
  const { release, hash } = readReleaseFolder(build)
  const { name, version, commit } = release
  const builder = process.env['BUILDER'] ?? hostname()
  const key = readFileSync(signing.keyFile, 'utf8')
  try {
    const signature = signRelease({ name, version, hash }, { team: signing.team, commit, builder }, key)
    const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' })
    return { signature, signatureKey: publicKey.toString('base64') }
  } catch (cause) {
    throw new RefusedError('USAGE', `${signing.keyFile} is no Ed25519 key in PEM.`, { cause })
  }
}

/** The registry of a service, in the name of the team whose token it is. @param url the address up to `/registry`. */
export function servicePlace(url: string, token: Token): RegistryPlace {
  const ask = callsOf(url, token)

  async function upload(bytes: Buffer, hash: string): Promise<void> {
    const target = `/objects/${hexOf(hash)}`
    const known = await ask('HEAD', target, { besides: 404 })
    if (known.status === 404) await ask('PUT', target, { body: bytes })
  }

  const read = async () => parseRegistry(await (await ask('GET', '/registry')).text())

  return {
    read,
    archive: {
      list: async () => (await (await ask('GET', '/history')).json()) as string[],
      read: async (name) => (await (await ask('GET', `/history/${name}`)).json()) as ChangeRecord[],
    },
    async readFile(published, file) {
      const place = `/releases/${encodeURIComponent(published.name)}/${encodeURIComponent(published.version)}`
      return readPublished(await read(), published, file, async (name) => {
        const target = name === 'release.json' ? place : `${place}/files/${name}`
        return Buffer.from(await (await ask('GET', target)).arrayBuffer())
      })
    },
    team: async () => (await (await ask('GET', '/team')).json()) as { name: string },
    async publish(build, { allow, signing, note }) {
      const found = readReleaseFolder(build)
      verifyFiles(found)
      for (const [file, hash] of Object.entries(found.release.files)) {
        await upload(await readFile(path.join(build, file)), hash)
      }
      const release = await readFile(path.join(build, 'release.json'), 'utf8')
      const { signature } = signatureOf(build, signing)
      const body = { release, allow, ...(note && { note }), ...(signature && { signature }) }
      const answer = await ask('POST', '/releases', { body })
      return (await answer.json()) as Published
    },
    async change(channel, body, { ifRevision } = {}) {
      const headers: Record<string, string> =
        ifRevision === undefined ? {} : { 'If-Match': `"${ifRevision}"` }
      const target = `/channels/${encodeURIComponent(channel)}/changes`
      return parseRegistry(await (await ask('POST', target, { body, headers })).text())
    },
    prune: async (keep, days) =>
      (await (await ask('POST', '/prune', { body: { keep, days } })).json()) as Pruned,
    governance: async () => parseGovernance(await (await ask('GET', '/governance')).text()),
    govern: async (wish) =>
      parseGovernance(await (await ask('POST', '/governance/changes', { body: wish })).text()),
  }
}

/** The token of a team, or what gives one that has not ended. */
type Token = string | (() => Promise<string>)

/** How a service refuses. */
interface Refusal {
  readonly error?: string
  readonly code?: string
  readonly detail?: string
  readonly values?: RefusalValues
  readonly problems?: readonly Problem[]
}

/** Large files take their time on slow lines, and releases on busy registries, which give up with their client. In milliseconds. */
const ANSWER_MS = 600_000

interface Question {
  /** A file, or what is sent as JSON. */
  readonly body?: Buffer | object
  readonly headers?: Record<string, string>
  /** A status that is an answer as well. */
  readonly besides?: number
  readonly signal?: AbortSignal
}

/** The calls of the service at an address. Each is refused with the sentence of the service, or REGISTRY_AWAY. */
export function callsOf(url: string, token: Token) {
  const address = `${withoutSlash(url)}/v1`

  return async (
    method: string,
    target: string,
    { body, headers, besides, signal = AbortSignal.timeout(ANSWER_MS) }: Question = {},
  ): Promise<Response> => {
    const isFile = Buffer.isBuffer(body)
    const current = typeof token === 'string' ? token : await token()
    const response = await fetch(address + target, {
      method,
      headers: {
        ...(current && { Authorization: `Bearer ${current}` }),
        ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      redirect: 'error',
      signal,
    }).catch((cause: unknown) => {
      throw new RefusedError('REGISTRY_AWAY', `There is no registry at ${url}, or it does not answer.`, {
        cause,
      })
    })
    if (response.ok || response.status === besides) return response

    const refusal = (await response.json().catch(() => ({}))) as Refusal
    const { error = otherAnswer(url, response.status), code, ...options } = refusal
    throw new RefusedError(refusalCode(code), error, { detail: code, ...options })
  }
}

/** An address without the slashes at its end. */
export const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '')

/** What answers, but not as a registry does. */
function otherAnswer(url: string, status: number): string {
  return status === 404
    ? `There is no registry at ${url}: the address of one ends with /registry.`
    : `The registry at ${url} answered with ${status}.`
}
