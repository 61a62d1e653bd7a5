import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Following, LocalRemotes } from '@domizil/federation'
import type { MapFile } from '@domizil/map-file'
import type { Undrawn } from '@domizil/renderer'

/** Origins beside ours that a page may load from; empty lists if there are none. */
export interface Origins {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

/** The company behind the site, for search engines. */
export interface Publisher {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly phone: string
  readonly email: string
  /** Addresses of its pages on other sites. */
  readonly pages: readonly string[]
}

/** A first view that was asked for: drawn just now, taken from the cache, failed, or left to the browser by load. */
export interface DrawnView {
  readonly outcome: 'drawn' | 'cached' | 'failed' | 'late' | Undrawn
  readonly seconds: number
}

/** A request that the gateway has answered. */
export interface AnsweredRequest {
  readonly id: string
  readonly method: string
  /** The part of the site that answered, such as `/api` or `page`; never the address. */
  readonly route: string
  /** 499 if the visitor left before. */
  readonly status: number
  readonly seconds: number
}

/** The Ed25519 keys of each team, their SPKI form in base64: several while one takes the place of another. */
export type TrustedKeys = Readonly<Record<string, readonly string[]>>

/** The configuration of a gateway. */
export interface GatewayConfig {
  /** The public origin of the site, without a trailing slash: `https://domizil.example`. */
  readonly publicUrl: string
  readonly productName: string
  /** Whether the X-Forwarded-* headers of a proxy in front are trusted. */
  readonly trustsProxy: boolean
  /** Whether a page that is drawn yet names style sheets and font in a 103 answer, for a proxy that hands it on over HTTP/2. */
  readonly hintsEarly: boolean
  /** The folder with `registry.json` and the published versions. */
  readonly registryFolder: string
  readonly channel: string
  /** For development: remotes that this machine serves to every visitor who chose no version. */
  readonly remotesInWork?: LocalRemotes
  /** If given, only releases that a team has signed with one of its keys are served. Asked again at each look, so that keys can change. */
  readonly trustedKeys?: (() => TrustedKeys) | undefined
  /** The registry as a service, below `/registry`; null if this site has none. */
  readonly registry: Upstream | null
  /** Signs what pages are given of a canary: the same for all gateways of a site. Left out, one of this process. */
  readonly visitKey?: Buffer | undefined
  /** How far the copy of another registry is; undefined if this site follows none. */
  readonly following?: (() => Following) | undefined
  /** The part of the configuration that the browser may see; sent as JSON with every page. */
  readonly publicConfig: unknown
  /** The operator of the site. */
  readonly publisher: Publisher
  /** Whether search engines may index the site; false for staging. */
  readonly isIndexed: boolean
  /** Whether open pages are sent with their first view drawn, by this process or a separate one. */
  readonly drawsPages: 'on' | 'off' | 'process'
  /** Whether open pages reload when another version is served: for development. */
  readonly reloadsOnChange: boolean
  readonly otherOrigins: Origins
  /** The street map, read tile by tile; null without one. The gateway closes it. */
  readonly map: MapFile | null
  readonly api: Upstream
  /** The origin at which the gateway itself calls the backend, for data in the page. */
  readonly apiUrl: string
  readonly identity: Upstream
  /** Null without a connected blog. */
  readonly blog: Upstream | null
  readonly log: (line: string) => void
  /** Receives every answered request. */
  readonly observe?: ((answered: AnsweredRequest) => void) | undefined
  /** Receives every first view. */
  readonly observeDraw?: ((drawn: DrawnView) => void) | undefined
  /** Whether the process is about to end: it answers, but should be sent nothing more. */
  readonly isDraining?: (() => boolean) | undefined
  /** How far the demo data is: pages say while it is being loaded. */
  readonly demoState?: (() => DemoState) | undefined
}

/** `incomplete` is one whose load has failed: the next start goes on with it. */
export type DemoState = 'loading' | 'complete' | 'incomplete'

/** A request handler: the gateway, the server, the identity provider, or a proxy to one. */
export interface Upstream {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
  /** Whether no origin behind it answers; left out by a part of this process. */
  isAway?(): boolean
}
