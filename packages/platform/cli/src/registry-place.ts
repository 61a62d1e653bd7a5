import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { ChannelWish, Registry } from '@domizil/federation'
import type { Governance, GovernanceWish } from '@domizil/federation/governance'
import { signRelease } from '@domizil/federation/signature'
import type { AppVersion, Author } from './channel-change.ts'
import { changeAsWished } from './channels.ts'
import { changeGovernance, readGovernance } from './governance.ts'
import { archiveOf, type HistoryArchive } from './history-archive.ts'
import { publish, type Published } from './publish.ts'
import { readPublished } from './published-file.ts'
import { RefusedError } from './refused-error.ts'
import { readRegistry } from './registry-file.ts'
import { pruneAll, type Pruned } from './prune.ts'
import { readReleaseFolder } from './release-folder.ts'

/** The key with which a team signs. */
export interface Signing {
  /** The file of an Ed25519 key as PEM. */
  readonly keyFile: string
  readonly team: string
}

export interface PublishWish {
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
export function signatureOf(build: string, signing: Signing | undefined) {
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
