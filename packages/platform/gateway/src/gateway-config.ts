import type { Upstream } from './upstream.ts'

/** What a page may take from elsewhere, beside our own origin; all empty where it takes nothing. */
export interface Origins {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

/** What search engines are told of the company behind the site. */
export interface Publisher {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly phone: string
  readonly email: string
  /** Addresses of its pages elsewhere. */
  readonly pages: readonly string[]
}

export interface GatewayConfig {
  /** Where everybody finds the site, without a closing slash: `https://domizil.example`. */
  readonly publicUrl: string
  readonly productName: string
  /** Whether a proxy in front is believed when it says whose request it hands on. */
  readonly trustsProxy: boolean
  /** The folder with `registry.json` and the published versions. */
  readonly registryFolder: string
  readonly channel: string
  /** What the browser may know of the configuration; sent as JSON with every page. */
  readonly publicConfig: unknown
  /** Who runs the site. */
  readonly publisher: Publisher
  /** Whether search engines may show the site at all: a place to try things out is not for them. */
  readonly isIndexed: boolean
  /** Whether open pages load again when another version is served: for the machines of developers. */
  readonly reloadsOnChange: boolean
  readonly otherOrigins: Origins
  readonly api: Upstream
  /** The origin at which the gateway itself asks the backend, for what it writes into a page. */
  readonly apiUrl: string
  readonly identity: Upstream
  /** Null where no blog is connected. */
  readonly blog: Upstream | null
  readonly log: (line: string) => void
}
