import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChangeRecord, Problem } from '@domizil/federation'
import { parseGovernance } from '@domizil/federation/governance'
import { parseRegistry } from '@domizil/federation/schema'
import type { Published } from './publish.ts'
import { readPublished } from './published-file.ts'
import { type RegistryPlace, signatureOf } from './registry-place.ts'
import type { Pruned } from './prune.ts'
import { hexOf, readReleaseFolder, verifyFiles } from './release-folder.ts'
import { refusalCode, type RefusalValues, RefusedError } from './refused-error.ts'

/**
 * The registry of a service, in the name of the team whose token it is.
 * @param url the address up to `/registry`.
 */
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
export type Token = string | (() => Promise<string>)

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

/**
 * The calls of the service at an address, in the name of the team whose token it is. Each is refused with the sentence of the
 * service, or REGISTRY_AWAY.
 */
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
