/** The layouts that a route can ask for. */
export const LAYOUTS = ['default', 'footer-less', 'general', 'admin'] as const
export type Layout = (typeof LAYOUTS)[number]

/** An address that a part of the site answers. `page` names the lazy chunk behind it. */
export interface Route {
  /** Without the language prefix; `:name` stands for one segment. */
  readonly path: string
  readonly layout: Layout
  /** What the page is made for. The server decides what anybody may do; this only picks what to show. */
  readonly access: 'open' | 'user' | 'admin'
  readonly page: string
}

/** What search engines and link previews show of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** A module that the host lends to its remotes, or that a remote carries in case it has to. */
export interface SharedModule {
  readonly version: string
  /** Every file that has to be there before the module can run. */
  readonly files: readonly string[]
}

/** What a page needs on top of the entry. */
export interface PageAssets {
  readonly files: readonly string[]
  /** Names of the shared modules that it imports. */
  readonly shared: readonly string[]
}

/** What one built version of a part is made of and asks for: `<name>/<version>/release.json`, never changed. */
export interface Release {
  readonly schemaVersion: 1
  readonly name: string
  readonly version: string
  readonly kind: 'host' | 'remote'
  readonly commit: string | null
  /** ISO 8601, UTC. */
  readonly builtAt: string
  /** The first file to load: the host's `main`, a remote's `remoteEntry`. */
  readonly entry: string
  /** Every file with its hash, as `sha256-<base64>`. */
  readonly files: Readonly<Record<string, string>>
  readonly routes: readonly Route[]
  /** What the start of this part needs, the entry left out. */
  readonly start: PageAssets
  readonly pages: Readonly<Record<string, PageAssets>>
  /** What a page says of itself, by its name and language. A page that is not among them is none for search engines. */
  readonly heads?: Readonly<Record<string, Readonly<Record<string, PageHead>>>>
  /** The files that hold the texts of a language. */
  readonly messages: Readonly<Record<string, readonly string[]>>
  readonly shared: Readonly<Record<string, SharedModule>>
  /** What a host offers. Null for a remote. */
  readonly provides: HostVersions | null
  /** What a remote asks of its host. Null for the host. */
  readonly requires: HostRanges | null
}

export interface HostVersions {
  readonly shellApi: number
  /** The version of the federation runtime that the host lends to every remote's entry. */
  readonly runtime: string
  readonly react: string
}

export interface HostRanges {
  readonly shellApi: number
  readonly runtime: string
  readonly react: string
}

/** Where a file of a release is served. */
export function fileUrl({ name, version }: Pick<Release, 'name' | 'version'>, file: string): string {
  return `/remotes/${name}/${version}/${file}`
}
