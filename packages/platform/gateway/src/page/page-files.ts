import type { Locale } from '@domizil/domain'
import {
  addressesOf,
  fontsOf,
  HOST,
  importsOf,
  movedHashes,
  type Preload,
  preloadsOf,
  type Registry,
  type Release,
  type ReleaseSource,
  type Resolution,
  scriptHashes,
  type UnchangedFiles,
  unchangedFiles,
} from '@domizil/federation'
import type { RegistryFiles } from '../registry-files.ts'

/** The files that the start of a page needs, at the addresses that they are fetched from. */
export interface PageFiles {
  readonly preloads: readonly Preload[]
  readonly fonts: readonly Preload[]
  /** Where the unchanged files of the apps in the import map are found, by their own URL. */
  readonly addresses: Readonly<Record<string, string>>
  /** The same for the import map. */
  readonly imports: Readonly<Record<string, string>>
  /** The hashes of the scripts in the import map, at the addresses that they are fetched from. */
  readonly integrity: Readonly<Record<string, string>>
}

interface Page {
  readonly resolution: Resolution
  /** The apps whose scripts the import map names. */
  readonly mapped: readonly string[]
  /** Files of the host that it adds to the import map itself. */
  readonly later: ReadonlySet<string>
  readonly unchangedOf: (release: Release) => UnchangedFiles
  /** Without the language prefix. */
  readonly path: string
  readonly locale: Locale
}

type MapFiles = Pick<PageFiles, 'addresses' | 'imports' | 'integrity'>

/** What was made for a release, by the files that are left out; good as long as the same files are unchanged. */
interface Made {
  readonly unchanged: UnchangedFiles
  readonly byLater: Map<string, MapFiles>
}

/** Making it takes half of the processor time of a cached page, and it is the same for every visitor. */
const made = new WeakMap<Release, Made>()

function begin(release: Release, unchanged: UnchangedFiles): Made {
  const empty = { unchanged, byLater: new Map<string, MapFiles>() }
  made.set(release, empty)
  return empty
}

function mapFilesOf(release: Release, unchanged: UnchangedFiles, later: ReadonlySet<string>): MapFiles {
  const known = made.get(release)
  const { byLater } = known?.unchanged === unchanged ? known : begin(release, unchanged)
  const key = [...later].join()
  const found = byLater.get(key)
  if (found) return found

  const addresses = addressesOf(release, unchanged)
  const files = {
    addresses,
    imports: importsOf(release, unchanged, later),
    integrity: movedHashes(scriptHashes(release, later), addresses),
  }
  byLater.set(key, files)
  return files
}

const NONE: ReadonlySet<string> = new Set()

export function filesOfPage({ resolution, mapped, later, unchangedOf, path, locale }: Page): PageFiles {
  const releases = mapped.flatMap((name) => resolution.apps[name]?.release ?? [])
  const files = releases.map((one) => mapFilesOf(one, unchangedOf(one), one.name === HOST ? later : NONE))
  const joined = (name: keyof MapFiles) =>
    Object.assign({}, ...files.map((one) => one[name])) as Readonly<Record<string, string>>
  const addresses = joined('addresses')

  return {
    addresses,
    imports: joined('imports'),
    integrity: joined('integrity'),
    fonts: fontsOf(resolution, addresses),
    preloads: preloadsOf(resolution, path, locale).map((preload) => ({
      ...preload,
      url: addressOf(preload, addresses),
    })),
  }
}

/** A style sheet of an earlier version is addressed from the folder of the new one: the bundler compares what is written. */
function addressOf({ url, kind }: Preload, addresses: Readonly<Record<string, string>>): string {
  const found = addresses[url] ?? url
  if (kind !== 'style' || found === url) return found

  const [, , name, version] = url.split('/')
  return `/remotes/${name}/${version}/../${found.slice(`/remotes/${name}/`.length)}`
}

/** What was found, and in which registry; undefined while only the releases that were read before are compared. */
interface Found {
  readonly of: Registry | undefined
  readonly files: UnchangedFiles
}

/** Finds what earlier intact releases have published already, and compares between requests: every file of those is checked for it. */
export function createUnchanged({
  registry,
  releaseOf,
  knownReleaseOf,
}: Pick<RegistryFiles, 'registry' | 'releaseOf' | 'knownReleaseOf'>) {
  const known = new WeakMap<Release, Found>()
  const waiting = new Set<Release>()

  function find(release: Release, source: ReleaseSource): UnchangedFiles {
    const published = registry().versions[release.name] ?? []
    const before = published.slice(
      0,
      published.findIndex(({ version }) => version === release.version),
    )
    const intact = before.flatMap((pinned) => {
      const earlier = source(release.name, pinned)
      return 'problem' in earlier ? [] : earlier
    })
    return unchangedFiles(release, intact)
  }

  function compare(release: Release): void {
    known.set(release, { of: registry(), files: find(release, releaseOf) })
  }

  /** Only the releases that were read before: a page waits for no file. */
  function compareAtOnce(release: Release): Found {
    const found = { of: undefined, files: find(release, knownReleaseOf) }
    known.set(release, found)
    return found
  }

  function compareSoon(release: Release): void {
    if (waiting.size === 0) setImmediate(compareNext)
    waiting.add(release)
  }

  /** One at a time, so that requests are answered in between. */
  function compareNext(): void {
    const [release] = waiting
    if (!release) return
    waiting.delete(release)
    if (waiting.size > 0) setImmediate(compareNext)
    compare(release)
  }

  return {
    /** Reads no file: until the comparison that it starts is done, only what was found or read before counts. */
    unchangedOf(release: Release): UnchangedFiles {
      const found = known.get(release) ?? compareAtOnce(release)
      if (found.of !== registry()) compareSoon(release)
      return found.files
    },
    /** Compares releases in advance. */
    prepare: (releases: readonly Release[]) => releases.forEach(compare),
  }
}
