import type { APIRequestContext } from '@playwright/test'

/** The files that the search needs, by what they are to it; addresses on the site. */
export interface FilesOfSearch {
  readonly main: string
  readonly bootstrap: string
  /** What the shell says in English. */
  readonly texts: string
  readonly entry: string
  readonly exposed: string
  readonly exposedStyle: string | undefined
  readonly nested: string
  readonly nestedStyle: string | undefined
}

interface Assets {
  readonly files: readonly string[]
}

interface Release {
  readonly name: string
  readonly version: string
  readonly entry: string
  readonly start: Assets
  readonly pages: Readonly<Record<string, Assets>>
  readonly messages: Readonly<Record<string, readonly string[]>>
}

interface Registry {
  readonly channels: Readonly<
    Record<string, { readonly parts: Readonly<Record<string, { readonly version: string }>> }>
  >
}

/** Reads from the registry what a visitor of the search is served. */
export async function filesOfSearch(request: APIRequestContext): Promise<FilesOfSearch> {
  const registry = (await (await request.get('/remotes/registry.json')).json()) as Registry
  const releaseOf = async (name: string): Promise<Release> => {
    const version = registry.channels['production']?.parts[name]?.version
    return (await (await request.get(`/remotes/${name}/${version}/release.json`)).json()) as Release
  }
  const [shell, search] = await Promise.all([releaseOf('shell'), releaseOf('mf-search')])
  const page = search.pages['search']?.files ?? []

  return {
    main: urlOf(shell, shell.entry),
    bootstrap: fileLike(shell, shell.start.files, /^bootstrap.*\.js$/),
    texts: fileLike(shell, shell.messages['en'] ?? [], /\.js$/),
    entry: urlOf(search, search.entry),
    exposed: fileLike(search, search.start.files, /^lifecycles.*\.js$/),
    exposedStyle: styleAmong(search, search.start.files),
    nested: fileLike(search, page, /^page-search.*\.js$/),
    nestedStyle: styleAmong(search, page),
  }
}

function fileLike(release: Release, files: readonly string[], pattern: RegExp): string {
  const file = files.find((one) => pattern.test(one))
  if (!file) throw new Error(`${release.name} has no file like ${pattern}`)
  return urlOf(release, file)
}

function styleAmong(release: Release, files: readonly string[]): string | undefined {
  const file = files.find((one) => one.endsWith('.css'))
  return file && urlOf(release, file)
}

function urlOf({ name, version }: Release, file: string): string {
  return `/remotes/${name}/${version}/${file}`
}
