import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChangeRecord, Registry } from '@domizil/federation'
import { parseGovernance } from '@domizil/federation/governance'
import { parseRegistry } from '@domizil/federation/schema'
import type { Published } from './publish.ts'
import { readPublished } from './published-file.ts'
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
    const whole = { ...body, newChannel, ...(reason && { reason }), ...(findings && { findings }) }
    return parseRegistry(await (await ask('POST', target, whole, bound)).text())
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
      const answer = await ask('POST', '/releases', body)
      return (await answer.json()) as Published
    },
    promote: (versions, channel, { allow, ...wish }) =>
      change(channel, { kind: 'promote', versions, allow }, wish),
    canary: ({ wanted, percent, judge }, channel, { allow, ...wish }) =>
      change(channel, { kind: 'canary', versions: [wanted].flat(), percent, judge, allow }, wish),
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
