/** The layouts that a route can request. */
export const LAYOUTS = ['default', 'footer-less', 'general', 'admin'] as const
/** The name of a layout. */
export type Layout = (typeof LAYOUTS)[number]
/** Who is shown a page; the server checks permissions. */
export const ACCESSES = ['open', 'user', 'admin'] as const

/** An address that an app answers. `page` names its lazy chunk. */
export interface Route {
  /** Without the language prefix; `:name` matches one segment. */
  readonly path: string
  readonly layout: Layout
  /** The audience of the page. It only selects what is shown: permissions are checked by the server. */
  readonly access: (typeof ACCESSES)[number]
  readonly page: string
  /** What the navbar calls the page, by language; only of an open page without parameters. */
  readonly navbar?: Readonly<Record<string, string>>
}

/** Title and description of a page for search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** A module that the host shares with its remotes, or that a remote carries as a fallback. */
export interface SharedModule {
  readonly version: string
  /** Every file to load before the module can run. */
  readonly files: readonly string[]
}

/** What a page needs in addition to the entry. */
export interface PageAssets {
  readonly files: readonly string[]
  /** Names of the shared modules that the page imports. */
  readonly shared: readonly string[]
}

/** The files and requirements of one built version of an app: `<name>/<version>/release.json`, immutable. */
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
  /** What the start of this app needs, without the entry. */
  readonly start: PageAssets
  readonly pages: Readonly<Record<string, PageAssets>>
  /** Heads by page name and language. A page without an entry is not indexed. */
  readonly heads?: Readonly<Record<string, Readonly<Record<string, PageHead>>>>
  /** The files with the texts of each language. */
  readonly messages: Readonly<Record<string, readonly string[]>>
  /** The fonts of every page's first view. */
  readonly fonts?: readonly string[]
  readonly shared: Readonly<Record<string, SharedModule>>
  /** The half that draws first views on the server; left out of an app without one. */
  readonly server?: ServerHalf
  /** The versions that a host provides. Null for a remote. */
  readonly provides: HostVersions | null
  /** The ranges that a remote requires of its host. Null for the host. */
  readonly requires: HostRanges | null
}

/** The server half of a release. It is not served to browsers. */
export interface ServerHalf {
  /** The file below the release's folder. */
  readonly entry: string
  /** The version of the interface between half and renderer. */
  readonly version: number
}

/**
 * The version of each export of each shared module, by the module's name, as in
 * `{"@domizil/ui/parts": {"Button": "1.2"}}`. An export with the same major and at least the same minor version
 * can be used in its place.
 */
export type SharedExports = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The versions that a host provides to its remotes. */
export interface HostVersions {
  /** A host may speak several major versions at once, each with its newest minor version. */
  readonly shellApi: ApiVersion | readonly ApiVersion[]
  /** The version of the federation runtime that the host shares with every remote's entry. */
  readonly runtime: string
  readonly react: string
  /** Missing where it provides none. */
  readonly shared?: SharedExports
}

/** The versions that a remote requires: the version of the shell API, semver ranges, and the exports it uses. */
export interface HostRanges {
  readonly shellApi: ApiVersion
  readonly runtime: string
  readonly react: string
  /** The exports of the host's shared modules that it uses. Missing if it brings its own copies. */
  readonly shared?: SharedExports
}

/** `major.minor`; a number is a major version without a minor one. */
export type ApiVersion = number | string

/** The folders of a release that browsers never get: its server half, and the source maps of its scripts. */
const PRIVATE = /^(server|maps)\//

/** Whether browsers may get a file of a release. */
export const isPublicFile = (file: string): boolean => !PRIVATE.test(file)

/** The source map of a script of a release. */
export const sourceMapOf = (script: string): string => `maps/${script}.map`

/** The URL path of a release's file. */
export function fileUrl({ name, version }: Pick<Release, 'name' | 'version'>, file: string): string {
  return `/remotes/${name}/${version}/${file}`
}
