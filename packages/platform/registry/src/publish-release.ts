import { mkdirSync, mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release, SignedVersion } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { isSignedBy } from '@domizil/federation/signature'
import { hashOf, publish, type Published, type RegistryHome } from '@domizil/remotectl'
import { type Access, mayChange, type Team } from './access.ts'
import type { Objects } from './objects.ts'
import { notAllowed, ServiceRefusal } from './refusal.ts'

/** A release whose files have been uploaded. */
export interface UploadedRelease {
  /** The text of its `release.json`, to the byte. */
  readonly release: string
  readonly signature?: SignedVersion['signature']
  /** Routes that were confirmed although they take addresses from a parameter of another app. */
  readonly allow?: readonly string[]
}

/**
 * Publishes a release from uploaded files, as from a folder.
 * @throws {ServiceRefusal} if the team may not, a file is missing, or the signature is missing or false.
 * @throws {RefusedError} as `publish` does.
 */
export async function publishRelease(
  { folder, home, objects }: { folder: string; home: RegistryHome; objects: Objects },
  { release: text, signature, allow = [] }: UploadedRelease,
  { team, access }: { team: Team; access: Access },
): Promise<Published> {
  const release = parseRelease(text)
  const { name, version } = release
  if (!mayChange(team, name)) {
    throw notAllowed(`The team ${team.name} may not publish ${name}.`)
  }
  refuseUnsigned({ name, version, hash: hashOf(Buffer.from(text)), signature }, team, access)
  refuseOtherCommit(release, signature)
  await refuseIncomplete(release, objects)

  mkdirSync(folder, { recursive: true })
  const build = mkdtempSync(path.join(folder, '.uploading-'))
  try {
    await copyFiles(release, objects, build)
    await writeFile(path.join(build, 'release.json'), text)
    return await publish(home, build, { allow, signature, signatureKey: team.key, by: team.name })
  } finally {
    await rm(build, { recursive: true, force: true })
  }
}

function refuseUnsigned(
  { name, signature, ...pinned }: SignedVersion & { name: string },
  team: Team,
  { signatures }: Access,
): void {
  if (!signature) {
    if (signatures === 'optional') return
    throw new ServiceRefusal(
      422,
      'SIGNATURE_MISSING',
      `${name} has to be signed with your key: --sign <file>`,
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

async function refuseIncomplete({ name, files }: Release, objects: Objects): Promise<void> {
  const missing: string[] = []
  for (const [file, hash] of Object.entries(files)) if (!(await objects.has(hash))) missing.push(file)
  if (missing.length === 0) return
  throw new ServiceRefusal(
    422,
    'FILES_MISSING',
    `${missing.length} files of ${name} have not been uploaded, among them ${missing[0]}.`,
  )
}

/** The names are those of a parsed release: none of them leads out of the folder. */
async function copyFiles({ files }: Release, objects: Objects, build: string): Promise<void> {
  for (const [file, hash] of Object.entries(files)) {
    const place = path.join(build, file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, await objects.read(hash))
  }
}
