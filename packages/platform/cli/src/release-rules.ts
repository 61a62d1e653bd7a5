import {
  HOST,
  overlaps,
  type OwnedRoute,
  ownRoutes,
  problemSentence,
  type Release,
} from '@domizil/federation'
import { satisfies } from 'compare-versions'
import { collisionsOf } from './channel-problems.ts'
import { RefusedError } from './refused-error.ts'

/** Refuses a release that no registry could serve. @throws {RefusedError} naming the first reason. */
export function refuseUnfit(release: Release): void {
  const { name, kind, requires, provides } = release
  if ((kind === 'host') !== (name === HOST)) {
    throw new RefusedError('VERSION_UNFIT', `Only "${HOST}" is the host; ${name} says that it is a ${kind}.`)
  }
  if (kind === 'host' ? !provides : !requires) {
    const missing = kind === 'host' ? 'what it provides' : 'what it requires of the shell'
    throw new RefusedError('VERSION_UNFIT', `${name} does not say ${missing}.`)
  }

  refuseLists(release)
  const [collision] = collisionsOf(ownRoutes(release))
  if (collision) throw new RefusedError('ROUTE_TAKEN', problemSentence(collision))
  refuseInvalidRanges(release)
  refuseGaps(release)
}

/** Refuses a release that names what it does not have: its pages would fail in every browser. */
function refuseGaps(release: Release): void {
  const { name, version, files, pages, routes } = release
  const file = filesNamedBy(release).find((one) => !Object.hasOwn(files, one))
  if (file !== undefined) {
    const sentence = `${name} ${version} needs ${file}, which is none of its files. Build again.`
    throw new RefusedError('BUILD_INCOMPLETE', sentence)
  }
  const route = routes.find(({ page }) => !Object.hasOwn(pages, page))
  if (route) {
    const sentence = `The route ${route.path} of ${name} ${version} leads to the page ${route.page}, which it does not have.`
    throw new RefusedError('BUILD_INCOMPLETE', sentence)
  }
}

/** At least four times what the product's shell needs of each. */
const MOST = { files: 1_000, bytes: 32 * 1024 * 1024, entries: 2_000, routes: 200, pages: 200 } as const

/** As every file system takes it: no empty or hidden segment, none that ends with a dot. */
const SEGMENT = /^[A-Za-z0-9_@-](?:[A-Za-z0-9_.@-]*[A-Za-z0-9_@-])?$/
/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** A gateway sends a file of this name for another one, to browsers that can unpack it; a folder of this name is in its way. */
const PACKED = /\.(br|gz)(\/|$)/i
/** What the registry itself writes beside the files of a release. */
const OWN = 'release.json'

/** Refuses a release by its lists alone: RELEASE_TOO_LARGE, BUILD_TAMPERED, FILES_INVALID for names not every file system takes. */
export function refuseLists(release: Release): void {
  const { name, version, files, routes, pages } = release
  const names = Object.keys(files)
  refuseMore(release, names.length, MOST.files, 'files')
  refuseMore(release, routes.length, MOST.routes, 'routes')
  refuseMore(release, Object.keys(pages).length, MOST.pages, 'pages')
  refuseMore(release, filesNamedBy(release).length, MOST.entries, 'entries in the lists of its pages')

  const packed = names.find((one) => PACKED.test(one))
  if (packed !== undefined) {
    const sentence = `${name} ${version} names ${packed}: packed forms are made when it is published, and are no files of their own.`
    throw new RefusedError('BUILD_TAMPERED', sentence)
  }
  const problem = nameProblem(names)
  if (problem) throw new RefusedError('FILES_INVALID', `${name} ${version} cannot be stored: ${problem}.`)
}

/** Refuses a release whose files are too large together, each name counted: RELEASE_TOO_LARGE. */
export function refuseLarge(release: Release, sizeOf: (file: string, hash: string) => number): void {
  const bytes = Object.entries(release.files).reduce((sum, [file, hash]) => sum + sizeOf(file, hash), 0)
  refuseMore(release, bytes, MOST.bytes, 'bytes')
}

/** Every file that a release needs, as often as it names it. */
function filesNamedBy({ entry, start, pages, messages, fonts = [], shared, server }: Release): string[] {
  return [
    entry,
    ...[start, ...Object.values(pages), ...Object.values(shared)].flatMap((one) => one.files),
    ...Object.values(messages).flat(),
    ...fonts,
    ...(server ? [server.entry] : []),
  ]
}

function refuseMore({ name, version }: Release, count: number, most: number, what: string): void {
  if (count <= most) return
  const sentence = `${name} ${version} has ${count} ${what}; a release has at most ${most}.`
  throw new RefusedError('RELEASE_TOO_LARGE', sentence)
}

function nameProblem(names: readonly string[]): string | undefined {
  const known = new Map<string, string>([[OWN, OWN]])
  for (const name of names) {
    const segments = name.split('/')
    if (!segments.every((one) => SEGMENT.test(one) && !DEVICE.test(one))) {
      return `not every file system takes the name ${name}`
    }
    const other = known.get(name.toLowerCase())
    if (other !== undefined) return `${name} and ${other} are one name where capitals do not count`
    known.set(name.toLowerCase(), name)
  }
  const folders = new Map(names.flatMap((name) => parentsOf(name).map((one) => [one.toLowerCase(), one])))
  const clash = [...known].find(([name]) => folders.has(name))
  return clash && `${clash[1]} is a file and a folder at once`
}

function parentsOf(name: string): string[] {
  const segments = name.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}

/** Refuses requirements that cannot be compared. @throws {RefusedError} RANGE_INVALID */
function refuseInvalidRanges({ name, requires }: Release): void {
  if (!requires) return

  for (const range of ['react', 'runtime'] as const) {
    try {
      satisfies('0.0.0', requires[range])
    } catch (cause) {
      const text = `${name} requires ${range} "${requires[range]}", which is not a range of versions.`
      throw new RefusedError('RANGE_INVALID', text, { cause })
    }
  }
}

/** First segments of addresses that the gateway answers itself, and the languages. */
const RESERVED = ['api', 'auth', 'blog', 'remotes', 'registry', 'health', 'en', 'de', 'es']

/** Refuses routes that no visitor would reach, and those that would take the addresses of apps to come: ROUTE_RESERVED. */
export function refuseReserved(routes: readonly OwnedRoute[]): void {
  for (const { path, owner } of routes) {
    const [first = ''] = path.split('/').filter(Boolean)
    if (first.startsWith(':')) {
      const sentence = `The route ${path} of ${owner} begins with a parameter, and would answer every address that nobody has: begin it with a word.`
      throw new RefusedError('ROUTE_RESERVED', sentence)
    }
    if (!RESERVED.includes(first)) continue
    throw new RefusedError(
      'ROUTE_RESERVED',
      `The route ${path} of ${owner} begins with /${first}, which belongs to the product itself.`,
    )
  }
}

/** Refuses new routes that take addresses from a parameter of another app, as `/flat/new` does from `/flat/:id`: ROUTE_SHADOWS. */
export function refuseShadowing(
  routes: readonly OwnedRoute[],
  others: readonly OwnedRoute[],
  allowed: readonly string[],
): void {
  for (const { path, owner } of routes.filter((one) => !allowed.includes(one.path))) {
    const shadowed = others.find(
      (one) => overlaps(path, one.path) && parametersOf(path) <= parametersOf(one.path),
    )
    if (!shadowed || shadowed.path === path) continue
    const sentence = `The route ${path} of ${owner} would take its address from ${shadowed.path} of ${shadowed.owner}. If both teams want that: --allow ${path}`
    throw new RefusedError('ROUTE_SHADOWS', sentence)
  }
}

const parametersOf = (path: string) => path.split('/:').length

/** Refuses a change after which addresses of the channel would not be found any more. @throws {RefusedError} ROUTE_DROPPED */
export function refuseDropped(
  before: readonly OwnedRoute[],
  after: readonly OwnedRoute[],
  allowed: readonly string[],
): void {
  const kept = new Set([...after.map(({ path }) => path), ...allowed])
  const dropped = before.filter(({ path }) => !kept.has(path))
  if (dropped.length === 0) return

  const paths = dropped.map(({ path }) => path)
  const values = { paths: paths.join(', '), name: dropped[0]?.owner ?? '' }
  const sentence = `${values.paths} of ${values.name} would not be found any more. If that is meant: ${paths.map((path) => `--allow ${path}`).join(' ')}`
  throw new RefusedError('ROUTE_DROPPED', sentence, { values })
}
