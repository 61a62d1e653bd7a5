import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release, SignedVersion } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { isSignedBy } from '@domizil/federation/signature'
import {
  type BuildSource,
  hashOf,
  placeFiles,
  publish,
  type Published,
  refuseUnfit,
  type Store,
} from '@domizil/cli'
import pLimit from 'p-limit'
import { type Access, mayChange, mustSign, type Team } from './access.ts'
import type { Objects } from './objects.ts'
import { notAllowed, ServiceRefusal } from './refusal.ts'

const AT_ONCE = 6

/** A release whose files have been uploaded. */
export interface UploadedRelease {
  /** The text of its `release.json`, to the byte. */
  readonly release: string
  readonly signature?: SignedVersion['signature']
  /** Routes that were confirmed although they take addresses from a parameter of another app. */
  readonly allow?: readonly string[]
  /** What is new. */
  readonly note?: string
}

/**
 * Publishes a release from uploaded files, as from a folder.
 * @param signal ends the work before its next file.
 * @throws {ServiceRefusal} if the team may not, a file is missing, or the signature is missing or false.
 * @throws {RefusedError} as `publish` does.
 */
export async function publishRelease(
  { store, objects, signal }: { store: Store; objects: Objects; signal: AbortSignal },
  { release: text, signature, allow = [], note }: UploadedRelease,
  { team, access }: { team: Team; access: Access },
): Promise<Published> {
  const release = parseRelease(text)
  const { name, version } = release
  const hash = hashOf(Buffer.from(text))
  if (!mayChange(team, name)) {
    throw notAllowed(`The team ${team.name} may not publish ${name}.`)
  }
  refuseUnsigned({ name, version, hash, signature }, team, access)
  refuseOtherCommit(release, signature)
  refuseUnfit(release)
  const sizes = await sizesOf(release, objects, signal)

  const build: BuildSource = {
    release,
    hash,
    sizeOf: (_file, content) => sizes.get(content) ?? 0,
    async copyTo(folder) {
      await placeFiles(release.files, folder, objects.read, signal)
      await writeFile(path.join(folder, 'release.json'), text)
    },
  }
  const signed = { signature, signatureKey: team.key }
  return publish(store, build, { allow, ...signed, by: team.name, note, isTried: true, signal })
}

function refuseUnsigned(
  { name, signature, ...pinned }: SignedVersion & { name: string },
  team: Team,
  access: Access,
): void {
  if (!signature) {
    if (!mustSign(team, access)) return
    throw new ServiceRefusal(
      422,
      'SIGNATURE_MISSING',
      `${name} has to be signed with the key of the team ${team.name}: REGISTRY_KEY names its file`,
    )
  }
  if (signature.team === team.name && team.key && isSignedBy(team.key, name, { ...pinned, signature })) return
  throw new ServiceRefusal(
    422,
    'SIGNATURE_INVALID',
    `The signature of ${name} ${pinned.version} does not fit the key of the team ${team.name}.`,
  )
}

function refuseOtherCommit(
  { name, version, commit }: Release,
  signature: UploadedRelease['signature'],
): void {
  if (!signature || signature.commit === commit) return
  throw new ServiceRefusal(
    422,
    'SIGNATURE_INVALID',
    `The signature of ${name} ${version} names another commit (${signature.commit ?? 'none'}) than its release.json (${commit ?? 'none'}).`,
  )
}

/** The bytes of each content. @throws {ServiceRefusal} if one has not been uploaded. */
async function sizesOf(
  { name, files }: Release,
  objects: Objects,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  await pLimit(AT_ONCE).map(new Set(Object.values(files)), async (hash) => {
    signal.throwIfAborted()
    const size = await objects.sizeOf(hash)
    if (size !== undefined) sizes.set(hash, size)
  })
  const missing = Object.entries(files).filter(([, hash]) => !sizes.has(hash))
  if (missing.length === 0) return sizes
  throw new ServiceRefusal(
    422,
    'FILES_MISSING',
    `${missing.length} files of ${name} have not been uploaded, among them ${missing[0]?.[0]}.`,
  )
}
