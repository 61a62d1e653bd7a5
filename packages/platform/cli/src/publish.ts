import { userInfo } from 'node:os'
import path from 'node:path'
import {
  HOST,
  incompatibility,
  ownRoutes,
  type PinnedVersion,
  problemSentence,
  publishedVersion,
  type Registry,
  type Release,
  type ReleaseSource,
  type SignedVersion,
} from '@domizil/federation'
import { NO_GOVERNANCE } from '@domizil/federation/governance'
import { isSignedBy } from '@domizil/federation/signature'
import { refuseManyRequests } from './budgets.ts'
import { buildIn, type BuildSource } from './release-folder.ts'
import { claimsOn, releasesOf } from './channel-problems.ts'
import { refuseLarge, refuseReserved, refuseShadowing, refuseUnfit } from './release-rules.ts'
import { limitsOf, readGovernance } from './governance.ts'
import { type Compression, copyIntoPlace } from './copy-into-place.ts'
import { RefusedError } from './refused-error.ts'
import { changeRegistry, readRegistry } from './registry-file.ts'
import { type RegistryHome, storeOf } from './store.ts'
import { tryVersion, type VersionFolder } from './trial/try-version.ts'

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
  /** What is new. */
  readonly note?: string | undefined
  /** Runs it once before it is published, in the shell that visitors have: `allow` may name pages to leave out. */
  readonly isTried?: boolean
  /** Ends the work before its next file. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Copies a finished build into the registry, where it is served once promoted. What its lists and sizes can refuse is refused
 * first.
 * @throws {RefusedError} if it is incomplete or too large, exists with other content, takes a route of others, or fails.
 */
export async function publish(
  home: RegistryHome,
  from: string | BuildSource,
  options: PublishOptions = {},
): Promise<Published> {
  const { together = [], compression = 'best', allow = [], isTried = false } = options
  const { signature, signatureKey, by = userInfo().username, note, signal } = options
  const build = typeof from === 'string' ? buildIn(from) : from
  const registryFolder = storeOf(home).folder
  const { name, version } = build.release
  const pinned = { version, hash: build.hash }
  if (isPublished(readRegistry(registryFolder), build)) {
    const signed = { ...pinned, ...(signature && { signature }) }
    const isSigned = await addSignature(home, name, signed, signatureKey)
    return { name, ...pinned, isNew: false, ...(isSigned && { isSigned }) }
  }

  refuseUnfit(build.release)
  refuseLarge(build.release, build.sizeOf)
  build.verify?.()
  const refuseConflicts = (registry: Registry) => {
    const releaseOf = releasesOf(registryFolder)
    refuseTakenRoutes(registry, build.release, releaseOf, { together, allow })
    if (!together.includes(HOST)) refuseWithoutHost(registry, build.release, releaseOf)
  }
  refuseConflicts(readRegistry(registryFolder))
  const limits = limitsOf(compression === 'none' ? NO_GOVERNANCE : await readGovernance(home), name)
  refuseManyRequests(limits, build.release)
  const refuseFailing = async (folder: string) => {
    const host =
      isTried && hostFor(readRegistry(registryFolder), { release: build.release, folder }, registryFolder)
    if (host) await tryVersion({ release: build.release, folder }, host, { allow })
  }
  await copyIntoPlace(home, { build, compression, limits, signal, refuseFailing }, (registry) => {
    if (isPublished(registry, build)) return registry
    refuseConflicts(registry)
    const { commit } = build.release
    const published = { at: new Date().toISOString(), by, ...(note && { note }), ...(commit && { commit }) }
    return withVersion(registry, name, { ...pinned, published, ...(signature && { signature }) })
  })

  return { name, ...pinned, isNew: true }
}

function isPublished(registry: Registry, { release, hash }: BuildSource): boolean {
  const known = publishedVersion(registry, release.name, release.version)
  if (!known || known.hash === hash) return known !== undefined

  const sentence = `${release.name} ${release.version} has been published with another content, and a version never changes. Give the build a new version.`
  throw new RefusedError('VERSION_EXISTS', sentence)
}

/** A remote that no published shell can run has been built from newer shared parts than any shell. */
function refuseWithoutHost(registry: Registry, release: Release, releaseOf: ReleaseSource): void {
  const problems = (registry.versions[HOST] ?? []).flatMap((pinned) => {
    const host = releaseOf(HOST, pinned)
    return 'problem' in host || !host.provides ? [] : (incompatibility(release, host.provides) ?? null)
  })
  const last = problems.at(-1)
  if (!last || problems.includes(null)) return

  const sentence = `No published shell can run ${release.name} ${release.version}: it ${problemSentence(last)}. Publish a shell that has it first.`
  throw new RefusedError('VERSION_UNFIT', sentence)
}

/** What a version is tried in: a host in itself, a remote in the shell that visitors have, else in the newest that can run it. */
function hostFor(
  registry: Registry,
  version: VersionFolder,
  registryFolder: string,
): VersionFolder | undefined {
  if (version.release.kind === 'host') return version
  const releaseOf = releasesOf(registryFolder)
  const served = Object.values(registry.channels).flatMap(({ parts }) => parts[HOST] ?? [])
  const newest = (registry.versions[HOST] ?? []).toReversed()
  for (const pinned of [...served, ...newest]) {
    const release = releaseOf(HOST, pinned)
    if ('problem' in release || !release.provides || incompatibility(version.release, release.provides))
      continue
    return { release, folder: path.join(registryFolder, HOST, pinned.version) }
  }
  return undefined
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

function withVersion(registry: Registry, name: string, pinned: SignedVersion): Registry {
  const versions = [...(registry.versions[name] ?? []), pinned]
  return { ...registry, versions: { ...registry.versions, [name]: versions } }
}

/** Signs a version that was published unsigned, or with another key of its team than `key`. Says whether it did. */
async function addSignature(
  home: RegistryHome,
  app: string,
  { version: signed, hash, signature }: SignedVersion,
  key: string | undefined,
): Promise<boolean> {
  if (!signature) return false
  let isAdded = false
  await changeRegistry(home, (registry) => {
    const all = registry.versions[app] ?? []
    isAdded = all.some((one) => mayBeSigned(one))
    if (!isAdded) return registry
    const versions = all.map((one) => (mayBeSigned(one) ? { ...one, signature } : one))
    return { ...registry, versions: { ...registry.versions, [app]: versions } }
  })
  return isAdded

  function mayBeSigned(one: SignedVersion): boolean {
    if (one.version !== signed || one.hash !== hash) return false
    if (!one.signature) return true
    return one.signature.team === signature?.team && key !== undefined && !isSignedBy(key, app, one)
  }
}
