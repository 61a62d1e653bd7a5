import type { Limits } from '@domizil/server'

/** Everything that can be configured, read once at start-up. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Whether a proxy in front says in X-Forwarded-For whose request it is. Without one, anybody could say anything. */
  readonly trustProxy: boolean
  /** Where everybody finds the site, without a closing slash. */
  readonly publicUrl: string
  readonly productName: string
  /** Shown in a banner unless it is `production`. */
  readonly environment: string
  readonly dataFolder: string
  readonly registryFolder: string
  readonly channel: string
  /** A PostgreSQL server; null for the embedded database in the data folder. */
  readonly databaseUrl: string | null
  /** Where the backend keeps pictures and documents. */
  readonly storage: StorageSource
  /** A backend elsewhere; null for the one in this process. */
  readonly apiUrl: string | null
  readonly identity: IdentitySource
  readonly blogUrl: string | null
  readonly company: Company
  readonly social: SocialPages
  readonly fees: Fees
  /** Prepares contracts; null without one. */
  readonly partner: Partner | null
  readonly map: MapSource
  /** A service that knows houses; null leaves addresses to the bundled gazetteer. */
  readonly geocoder: GeocoderSource | null
  /** Who counts the visits of those who allow it; null where nobody does. */
  readonly analyticsId: string | null
  readonly flatReview: boolean
  /** The server that takes mails; null keeps them to be read by administrators. */
  readonly smtp: Smtp | null
  /** Whether people have to confirm their e-mail address before their first request and their first flat. */
  readonly verifyEmail: boolean
  /** Accounts that one network address may make within an hour at the embedded identity provider. */
  readonly registrationsPerHour: number
  /** How often somebody may make certain calls of the backend, where it is not as usual. */
  readonly rateLimits: Partial<Limits>
  readonly loadTimeoutMs: number
  readonly demoData: boolean
}

/** The data folder, or a bucket of a server that speaks S3. */
export type StorageSource =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      /** Null for Amazon's own. */
      readonly endpoint: string | null
      /** Null leaves it to the machine: its role, or the usual variables of Amazon. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
    }

/** A mail server, and who the mails come from. */
export interface Smtp {
  readonly url: string
  readonly from: string
}

/** Who signs people in: the provider in this process, or one elsewhere whose tokens the backend believes. */
export type IdentitySource =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'remote'
      readonly url: string
      readonly issuer: string
      readonly jwksUri: string
      /** With it the backend closes the accounts of people who leave; null leaves that to somebody's hand. */
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
  readonly vatId: string
  readonly authority: string | null
}

/** Addresses of the company's pages elsewhere. */
export interface SocialPages {
  readonly instagram: string | null
  readonly linkedin: string | null
  readonly facebook: string | null
  readonly youtube: string | null
}

/** In percent of a booking's total rent, and the tax on that. */
export interface Fees {
  readonly percent: number
  readonly vatPercent: number
}

export interface Partner {
  readonly name: string
  readonly url: string
}

/** Google's Geocoding API, or a Nominatim. */
export type GeocoderSource =
  | { readonly kind: 'google'; readonly key: string }
  | { readonly kind: 'nominatim'; readonly url: string }

/** Without a key and without tiles the bundled ground is drawn. */
export interface MapSource {
  readonly googleKey: string | null
  readonly tileUrl: string | null
  readonly tileAttribution: string | null
}
