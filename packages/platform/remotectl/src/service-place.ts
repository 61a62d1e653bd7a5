import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@domizil/federation'
import { parseGovernance } from '@domizil/federation/governance'
import { parseRegistry } from '@domizil/federation/schema'
import type { Published } from './publish.ts'
import { readPublished } from './published-file.ts'
import { recordsIn } from './history-archive.ts'
import { RefusedError } from './refused-error.ts'
import { type ChangeWish, type RegistryPlace, signatureOf } from './registry-place.ts'
import type { Pruned } from './sweep-objects.ts'
import { callsOf } from './service-calls.ts'
import { hexOf, readReleaseFolder, verifyFiles } from './release-folder.ts'

/**
 * The registry of a service, in the name of the team whose token it is.
 * @param url the address up to `/registry`.
 */
export function servicePlace(url: string, token: string): RegistryPlace {
  const ask = callsOf(url, token)

  async function upload(bytes: Buffer, hash: string): Promise<void> {
    const target = `/objects/${hexOf(hash)}`
    const known = await ask('HEAD', target)
    if (known.status === 404) await ask('PUT', target, bytes)
  }

  async function change(channel: string, body: object, wish: ChangeWish): Promise<Registry> {
    const { reason, findings, newChannel, ifRevision } = wish
    const bound: Record<string, string> = ifRevision === undefined ? {} : { 'If-Match': `"${ifRevision}"` }
    const target = `/channels/${encodeURIComponent(channel)}/changes`
    const whole = { ...body, newChannel, ...(reason && { reason }) }
    const response = await sendWith(findings, (more) => ask('POST', target, { ...whole, ...more }, bound))
    return parseRegistry(await response.text())
  }

  const read = async () => parseRegistry(await (await ask('GET', '/registry')).text())

  return {
    read,
    archive: {
      list: async () => (await (await ask('GET', '/history')).json()) as string[],
      read: async (name) => recordsIn(await (await ask('GET', `/history/${name}`)).text()),
    },
    async readFile(published, file) {
      const place = `/releases/${encodeURIComponent(published.name)}/${encodeURIComponent(published.version)}`
      return readPublished(await read(), published, file, async (name) => {
        const target = name === 'release.json' ? place : `${place}/files/${name}`
        return Buffer.from(await (await ask('GET', target)).arrayBuffer())
      })
    },
    async publish(build, { allow, signing }) {
      const found = readReleaseFolder(build)
      verifyFiles(found)
      for (const [file, hash] of Object.entries(found.release.files)) {
        await upload(await readFile(path.join(build, file)), hash)
      }
      const release = await readFile(path.join(build, 'release.json'), 'utf8')
      const { signature } = signatureOf(build, signing)
      const answer = await ask('POST', '/releases', { release, allow, ...(signature && { signature }) })
      return (await answer.json()) as Published
    },
    promote: (versions, channel, { allow, ...wish }) =>
      change(channel, { kind: 'promote', versions, allow }, wish),
    canary: ({ wanted, percent, judge }, channel, { allow = [], ...wish }) => {
      // An older service knows no routes that a canary may drop.
      const confirmed = allow.length > 0 ? { allow } : {}
      const versions = [wanted].flat()
      return change(channel, { kind: 'canary', versions, percent, judge, ...confirmed }, wish)
    },
    rollback: (apps, channel, wish) => change(channel, { kind: 'rollback', apps }, wish),
    restore: (revision, channel, wish) => change(channel, { kind: 'restore', revision }, wish),
    prune: async (keep, days) => (await (await ask('POST', '/prune', { keep, days })).json()) as Pruned,
    governance: async () => parseGovernance(await (await ask('GET', '/governance')).text()),
    async govern(wish, { reason }) {
      const answer = await ask('POST', '/governance/changes', { ...wish, ...(reason && { reason }) })
      return parseGovernance(await answer.text())
    },
  }
}

/** Sends a change with its findings; an older service refuses a body that has them, and gets their words alone. */
async function sendWith(
  findings: ChangeWish['findings'],
  send: (more: object) => Promise<Response>,
): Promise<Response> {
  if (!findings) return send({})
  try {
    return await send({ findings })
  } catch (error) {
    if (error instanceof RefusedError && error.detail === 'REQUEST_INVALID') return send({})
    throw error
  }
}
