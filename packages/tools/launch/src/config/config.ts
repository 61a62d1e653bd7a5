import type { LocalRemotes } from '@domizil/federation'
import type { Limits } from '@domizil/server'

/** Who runs the site, and how it lets flats: the file that SITE_FILE names. */
export interface SiteSettings {
  readonly productName: string
  readonly blogUrl: string | null
  readonly company: Company
  readonly social: SocialPages
  readonly fees: Fees
  /** The partner who prepares contracts; null without one. */
  readonly partner: Partner | null
  /** The analytics account, used with consent only; null without analytics. */
  readonly analyticsId: string | null
  readonly flatReview: boolean
  /** Whether administrators change served versions in the back office. */
  readonly changesVersions: boolean
  /** Whether pictures in HEIC are read, and offered to be sent. */
  readonly readsHeic: boolean
}

/** All settings, read once at start-up. */
export interface Config extends SiteSettings {
  readonly host: string
  readonly port: number
  /** Whether the X-Forwarded-* headers of a proxy in front are trusted. */
  readonly trustProxy: boolean
  /** Whether 103 answers name the first files of a page that is still made. */
  readonly earlyHints: boolean
  /** The port of metrics and checks, which only the operator should reach; null without one. */
  readonly metricsPort: number | null
  /** Whether every answered request is a line of the log. */
  readonly logsAccess: boolean
  /** How long the process goes on answering after a signal, so that what is in front of it notices. */
  readonly drainMs: number
  /** The public origin of the site, without a trailing slash. */
  readonly publicUrl: string
  /** Shown in a banner unless it is `production`. */
  readonly environment: string
  readonly dataFolder: string
  /** The key that encrypts bank accounts; null for the one in the data folder, made at the first start. */
  readonly dataKey: Buffer | null
  readonly registryFolder: string
  readonly channel: string
  /** The origins of this machine that serve remotes from their sources, by name: what `npm run dev` opens. */
  readonly remotesInWork: LocalRemotes
  /** The file of the teams that may use the registry as a service. */
  readonly registryAccess: string
  /** A registry service that the registry's folder follows; null if the folder is the registry itself. */
  readonly registryService: { readonly url: string; readonly token: string } | null
  /** The file with the keys of the teams, if only signed releases may be served; else null. */
  readonly trustedKeysFile: string | null
  /** The URL of a PostgreSQL server; null for the embedded database in the data folder. */
  readonly databaseUrl: string | null
  /** The most connections to a PostgreSQL server. */
  readonly databasePool: number
  /** A replica of that server for the public search, and how old what it shows may be; null without one. */
  readonly replica: { readonly url: string; readonly maxLagMs: number } | null
  /** Whether the start brings the database up to date; else it refuses one that is not. */
  readonly migrates: boolean
  /** Where the backend stores pictures and documents. */
  readonly storage: StorageSource
  /** The key that seals signed contracts. */
  readonly seal: SealSource
  /** The URLs of external backends, all alike; none for the one in this process. */
  readonly apiUrls: readonly string[]
  readonly identity: IdentitySource
  readonly map: MapSource
  /** An external geocoder; null uses the bundled gazetteer. */
  readonly geocoder: GeocoderSource | null
  /** The mail server; null collects mails for administrators to read. */
  readonly smtp: Smtp | null
  /** Whether users have to confirm their e-mail address before their first request or publication. */
  readonly verifyEmail: boolean
  /** Registrations per network address and hour at the embedded identity provider. */
  readonly registrationsPerHour: number
  /** Overrides of the backend's rate limits. */
  readonly rateLimits: Partial<Limits>
  /** Whether all processes on the database share the limits, or each has its own. */
  readonly sharesLimits: boolean
  /** The collector of traces and metrics, which speaks OTLP over HTTP; null without one. */
  readonly collectorUrl: string | null
  readonly demoData: boolean
  /** Whether open pages are sent with their first view drawn, by this process or a separate one. */
  readonly drawsPages: 'on' | 'off' | 'process'
}

/** The data folder, or a bucket of an S3-compatible server. */
export type StorageSource =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      /** Null for Amazon S3. */
      readonly endpoint: string | null
      /** Null uses the machine's role or Amazon's usual variables. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
    }

/** A PEM file with a private key and its certificates. */
export interface SealSource {
  readonly file: string
  /** Whether a missing file is made at the first start. */
  readonly isMade: boolean
}

/** A mail server and the sender of the mails. */
export interface Smtp {
  readonly url: string
  readonly from: string
}

/** The identity provider: the embedded one, or an external one whose tokens the backend accepts. */
export type IdentitySource =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'remote'
      readonly url: string
      readonly issuer: string
      readonly jwksUri: string
      /** With it the backend closes the accounts of users who leave; null leaves that to an administrator. */
      readonly accountsSecret: string | null
    }

export interface Company {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly representative: string
  readonly registerCourt: string
  readonly registerNumber: string
  /** Empty without one. */
  readonly vatId: string
  readonly country: string
  /** Besides the VAT id; null without one. */
  readonly taxNumber: string | null
  /** The account that invoices are paid to, in electronic form. */
  readonly iban: string
  readonly bic: string | null
  readonly authority: string | null
}

/** The company's pages on other sites; null where it has none. */
export interface SocialPages {
  readonly instagram: string | null
  readonly linkedin: string | null
  readonly facebook: string | null
  readonly youtube: string | null
}

/** In percent of a booking's total rent, and the VAT on it in percent. */
export interface Fees {
  readonly percent: number
  readonly vatPercent: number
  readonly vatReading: 'PROPERTY' | 'RECIPIENT'
}

export interface Partner {
  readonly name: string
  readonly url: string
}

/** Google's Geocoding API, or a Nominatim server. */
export type GeocoderSource =
  | { readonly kind: 'google'; readonly key: string }
  | { readonly kind: 'nominatim'; readonly url: string }

/** Without key and tiles the bundled background map is drawn. */
export interface MapSource {
  readonly googleKey: string | null
  readonly tileUrl: string | null
  readonly tileAttribution: string | null
  /** The path of a street map; null draws the bundled map. */
  readonly file: string | null
}
