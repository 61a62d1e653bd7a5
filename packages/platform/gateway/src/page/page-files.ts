import type { Locale } from '@domizil/domain'
import {
  addressesOf,
  fontsOf,
  HOST,
  importsOf,
  movedHashes,
  type Preload,
  preloadsOf,
  type Release,
  type Resolution,
  scriptHashes,
  type UnchangedFiles,
} from '@domizil/federation'

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

export function filesOfPage({ resolution, mapped, later, unchangedOf, path, locale }: Page): PageFiles {
  const releases = mapped.flatMap((name) => resolution.apps[name]?.release ?? [])
  const laterOf = ({ name }: Release) => (name === HOST ? later : undefined)
  const ofAll = (find: (release: Release) => Record<string, string>) =>
    Object.assign({}, ...releases.map(find)) as Record<string, string>
  const addresses = ofAll((release) => addressesOf(release, unchangedOf(release)))

  return {
    addresses,
    imports: ofAll((release) => importsOf(release, unchangedOf(release), laterOf(release))),
    integrity: movedHashes(
      ofAll((release) => scriptHashes(release, laterOf(release))),
      addresses,
    ),
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
