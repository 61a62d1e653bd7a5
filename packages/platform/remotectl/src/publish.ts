import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import {
  HOST,
  incompatibility,
  ownRoutes,
  type PinnedVersion,
  problemSentence,
  type Registry,
  type Release,
  type ReleaseSource,
  type SignedVersion,
} from '@domizil/federation'
import { addSignature } from './add-signature.ts'
import { refuseOverweight } from './budgets.ts'
import { claimsOn, releasesOf } from './channel-problems.ts'
import { limitsOf, readGovernance } from './governance.ts'
import { refuseSlow } from './render-budget.ts'
import { refuseUnfit } from './release-rules.ts'
import { refuseReserved, refuseShadowing } from './route-rules.ts'
import { type Compression, compressFiles } from './compress.ts'
import { RefusedError } from './refused-error.ts'
import { changeRegistry, folderOf, readRegistry, type RegistryHome } from './registry-file.ts'
import { type ReleaseFolder, readReleaseFolder, verifyFiles } from './release-folder.ts'

/** The prefix of a version's folder while it is being copied. */
export const UNFINISHED = '.publishing-'

/** The result of a publication. */
export interface Published extends PinnedVersion {
  readonly name: string
  /** False if the same version was published before. */
  readonly isNew: boolean
  /** True if that version had no signature, and has this one now. */
  readonly isSigned?: boolean
}

export interface PublishOptions {
  /** Apps that will be promoted in the same step: route ownership is decided for all of them together. */
  readonly together?: readonly string[]
  /** How files are compressed, the best by default; `none` for short-lived versions in development. */
  readonly compression?: Compression | 'none'
  /** Routes that were confirmed although they take addresses from a parameter of another app. */
  readonly allow?: readonly string[]
  /** The team's signature of the release; the registry service and gateways verify it. */
  readonly signature?: SignedVersion['signature']
  /** The public half of its key, SPKI in base64: with it a version gets the signature that another key of the team has signed. */
  readonly signatureKey?: string | undefined
  /** Who publishes it; the name of the machine's user if left out. */
  readonly by?: string | undefined
}

/**
 * Copies a finished build into the registry. A published version is immutable, and served once it is
 * promoted.
 *
 * @throws {RefusedError} if the build is incomplete, the version exists with different content, or a route is
 * taken.
 */
export async function publish(
  home: RegistryHome,
  buildFolder: string,
  {
    together = [],
    compression = 'best',
    allow = [],
    signature,
    signatureKey,
    by = userInfo().username,
  }: PublishOptions = {},
): Promise<Published> {
  const build = readReleaseFolder(buildFolder)
  const registryFolder = folderOf(home)
  const { name, version } = build.release
  const pinned = { version, hash: build.hash }
  if (isPublished(readRegistry(registryFolder), build)) {
    const signed = { ...pinned, ...(signature && { signature }) }
    const isSigned = await addSignature(home, name, signed, signatureKey)
    return { name, ...pinned, isNew: false, ...(isSigned && { isSigned }) }
  }

  refuseUnfit(build.release)
  verifyFiles(build)
  const refuseConflicts = (registry: Registry) => {
    const releaseOf = releasesOf(registryFolder)
    refuseTakenRoutes(registry, build.release, releaseOf, { together, allow })
    if (!together.includes(HOST)) refuseWithoutHost(registry, build.release, releaseOf)
  }
  refuseConflicts(readRegistry(registryFolder))
  await copyIntoPlace(home, { build, compression }, (registry) => {
    refuseConflicts(registry)
    const published = { at: new Date().toISOString(), by }
    return withVersion(registry, name, { ...pinned, published, ...(signature && { signature }) })
  })

  return { name, ...pinned, isNew: true }
}

function isPublished(registry: Registry, { release, hash }: ReleaseFolder): boolean {
  const known = registry.versions[release.name]?.find(({ version }) => version === release.version)
  if (!known || known.hash === hash) return known !== undefined

  throw new RefusedError(
    'VERSION_EXISTS',
    `${release.name} ${release.version} has been published with another content, and a version never changes. Give the build a new version.`,
  )
}

/** A remote that no published shell can run has been built from newer shared parts than any shell. */
function refuseWithoutHost(registry: Registry, release: Release, releaseOf: ReleaseSource): void {
  const problems = (registry.versions[HOST] ?? []).flatMap((pinned) => {
    const host = releaseOf(HOST, pinned)
    return 'problem' in host || !host.provides ? [] : (incompatibility(release, host.provides) ?? null)
  })
  const last = problems.at(-1)
  if (!last || problems.includes(null)) return

  throw new RefusedError(
    'VERSION_UNFIT',
    `No published shell can run ${release.name} ${release.version}: it ${problemSentence(last)}. Publish a shell that has it first.`,
  )
}

/** A route is owned by the app that serves it in any channel or, if none does, by the last one that published it. */
function refuseTakenRoutes(
  registry: Registry,
  release: Release,
  releaseOf: ReleaseSource,
  { together, allow }: Required<Pick<PublishOptions, 'together' | 'allow'>>,
): void {
  const own = ownRoutes(release)
  refuseReserved(own)
  const others = Object.keys(registry.versions).filter(
    (name) => name !== release.name && !together.includes(name),
  )
  const liveRoutes = (name: string) =>
    liveVersions(registry, name).flatMap((pinned) => {
      const found = releaseOf(name, pinned)
      return 'problem' in found ? [] : ownRoutes(found)
    })
  const taken = others.flatMap(liveRoutes)

  const [claim] = claimsOn(taken, own)
  if (claim) throw new RefusedError('ROUTE_TAKEN', problemSentence(claim))
  refuseShadowing(own, taken, [...allow, ...liveRoutes(release.name).map(({ path: known }) => known)])
}

function liveVersions(registry: Registry, name: string): PinnedVersion[] {
  const served = Object.values(registry.channels).flatMap(({ parts }) => {
    const assignment = parts[name]
    if (!assignment) return []
    return assignment.canary ? [assignment, assignment.canary] : [assignment]
  })
  const newest = registry.versions[name]?.at(-1)

  return served.length > 0 || !newest ? served : [newest]
}

/** Copies to a temporary folder and renames it, so that half a version is never visible. */
async function copyIntoPlace(
  home: RegistryHome,
  { build, compression }: { build: ReleaseFolder; compression: Compression | 'none' },
  announce: (registry: Registry) => Registry,
): Promise<void> {
  const { name, version } = build.release
  const registryFolder = folderOf(home)
  const place = path.join(registryFolder, name, version)
  mkdirSync(path.dirname(place), { recursive: true })
  const temporary = mkdtempSync(path.join(registryFolder, UNFINISHED))

  try {
    cpSync(build.folder, temporary, { recursive: true })
    chmodSync(temporary, 0o755) // mkdtemp grants access to its user alone, but the gateway may run as another one
    if (compression !== 'none') {
      await compressFiles(temporary, Object.keys(build.release.files), compression)
      const limits = limitsOf(await readGovernance(home), name)
      refuseOverweight(limits, temporary, build.release)
      // A checkout that starts measures nothing.
      if (compression === 'best') refuseSlow(limits.render, temporary, build.release)
    }
    await changeRegistry(home, (registry) => {
      if (isPublished(registry, build)) return registry
      const next = announce(registry)
      if (!existsSync(temporary)) return next // a repeated change finds it in its place
      // A folder without an entry in the registry is left over from an aborted publication.
      if (existsSync(place)) rmSync(place, { recursive: true })
      renameSync(temporary, place)
      return next
    })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function withVersion(registry: Registry, name: string, pinned: SignedVersion): Registry {
  const versions = [...(registry.versions[name] ?? []), pinned]
  return { ...registry, versions: { ...registry.versions, [name]: versions } }
}
