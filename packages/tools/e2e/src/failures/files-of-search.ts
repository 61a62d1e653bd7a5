import type { APIRequestContext } from '@playwright/test'
import { readReleases, type ServedRelease } from '../commands/read-releases.ts'

/** The files that the search page loads, by role: patterns of URL paths, in the folder of any version. */
export interface FilesOfSearch {
  readonly main: string
  readonly bootstrap: string
  /** The shell's English texts. */
  readonly texts: string
  readonly entry: string
  readonly exposed: string
  readonly nested: string
  readonly nestedStyle: string | undefined
}

/** Reads from the registry the files that a visitor of the search page gets. */
export async function filesOfSearch(request: APIRequestContext): Promise<FilesOfSearch> {
  const releases = await readReleases(request)
  const shell = releaseOf(releases, 'shell')
  const search = releaseOf(releases, 'mf-search')
  const page = search.pages['search']?.files ?? []

  return {
    main: urlOf(shell, shell.entry),
    bootstrap: fileLike(shell, shell.start.files, /^bootstrap.*\.js$/),
    texts: fileLike(shell, shell.messages['en'] ?? [], /\.js$/),
    entry: urlOf(search, search.entry),
    exposed: fileLike(search, search.start.files, /^lifecycles.*\.js$/),
    nested: fileLike(search, page, /^page-search.*\.js$/),
    nestedStyle: styleAmong(search, page),
  }
}

function releaseOf(releases: readonly ServedRelease[], name: string): ServedRelease {
  const release = releases.find((one) => one.name === name)
  if (!release) throw new Error(`${name} is not served`)
  return release
}

function fileLike(release: ServedRelease, files: readonly string[], pattern: RegExp): string {
  const file = files.find((one) => pattern.test(one))
  if (!file) throw new Error(`${release.name} has no file like ${pattern}`)
  return urlOf(release, file)
}

function styleAmong(release: ServedRelease, files: readonly string[]): string | undefined {
  const file = files.find((one) => one.endsWith('.css'))
  return file && urlOf(release, file)
}

/** A file that has not changed is fetched from an earlier version; its name has a hash of its content. */
function urlOf({ name }: ServedRelease, file: string): string {
  return `/remotes/${name}/*/${file}`
}
