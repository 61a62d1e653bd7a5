import type {
  Booking,
  BookingProperties,
  Call,
  CallInput,
  CallOutput,
  countWaiting,
  FlatProperties,
  UserProperties,
} from '@domizil/api'
import type { Locale, UserRole } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { Readable } from '@domizil/readable'
import type { Session } from './session.ts'

export interface ShellLocation {
  /** Without the language prefix: `/search`, never `/de/search`. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

export type To = string | { pathname?: string; search?: string; hash?: string }

/** The shell's history, in the form a react-router `<Router>` takes. Knows the language prefix, shows none. */
export interface ShellNavigator {
  createHref(to: To): string
  push(to: To, state?: unknown): void
  replace(to: To, state?: unknown): void
  go(delta: number): void
}

export interface ShellRoute {
  readonly location: ShellLocation
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
}

export interface Favourites {
  readonly ids: ReadonlySet<number>
  readonly loading: boolean
}

/** Loaded at start-up. Null until it is there, and when it could not be loaded. */
export interface ReferenceData {
  readonly flatProperties: FlatProperties | null
  readonly bookingProperties: BookingProperties | null
  readonly userProperties: UserProperties | null
}

/** How much waits for an administrator. */
export type Waiting = CallOutput<typeof countWaiting>

export interface Counters {
  readonly openTenantRequests: number
  readonly openLandlordRequests: number
  /** What the signed-in user has asked for as a tenant. */
  readonly tenantRequests: readonly Booking[]
  /** What waits for the signed-in administrator; null for everybody else, and until it is known. */
  readonly waiting: Waiting | null
  /** Whether all of this is being asked for. */
  readonly loading: boolean
}

export type SocialNetwork = 'instagram' | 'linkedin' | 'facebook' | 'youtube'

/** What the browser may know of the configuration. */
export interface PublicConfig {
  readonly productName: string
  readonly publicUrl: string
  readonly environment: string
  readonly company: {
    readonly name: string
    readonly street: string
    readonly city: string
    readonly phone: string
    readonly email: string
    /** Who may act for the company. */
    readonly representative: string
    readonly registerCourt: string
    readonly registerNumber: string
    readonly vatId: string
    /** Who supervises its licence, where it needs one. */
    readonly authority: string | null
  }
  /** Pages of the company elsewhere; null where it has none. */
  readonly social: Readonly<Record<SocialNetwork, string | null>>
  /** What a landlord pays for a completed booking, in percent of the total rent, and the tax on it. */
  readonly fees: { readonly percent: number; readonly vatPercent: number }
  /** Who prepares contracts where neither the sample nor an own one fits; null without one. */
  readonly partner: { readonly name: string; readonly url: string } | null
  readonly map: {
    readonly googleKey: string | null
    readonly tileUrl: string | null
    readonly tileAttribution: string | null
  }
  /** Who is asked where an address lies; null where that is looked up on our own server. */
  readonly geocoder:
    | { readonly kind: 'google' }
    | { readonly kind: 'nominatim'; readonly host: string }
    | null
  /** Who counts the visits of those who allow it; null where nobody does. */
  readonly analyticsId: string | null
  /** How long a part of a remote may take to load before it counts as failed. */
  readonly loadTimeoutMs: number
}

export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly message: string
  readonly action?: { readonly label: string; run(): void }
}

export interface SendOptions {
  signal?: AbortSignal
  /** The same key for the same wish: however often it is sent, it is granted once. */
  idempotencyKey?: string
}

export interface UploadOptions {
  /** 0 to 1. */
  onProgress?(fraction: number): void
  signal?: AbortSignal
}

/** Where in a remote an error happened. */
export interface ErrorOrigin {
  readonly remote: string
  readonly version: string
  readonly phase: 'load' | 'mount' | 'render' | 'chunk' | 'unmount'
  /** The chunk's name, where one failed. */
  readonly chunk?: string
}

/**
 * Everything a remote may ask of the shell. One frozen object for the whole visit:
 * what changes is a `Readable`.
 */
export interface ShellApi {
  readonly version: number
  /** For style elements that a library makes at run time. */
  readonly nonce: string | undefined
  readonly config: PublicConfig
  readonly route: Readable<ShellRoute>
  readonly navigator: ShellNavigator
  readonly locale: Readable<Locale>
  readonly session: Readable<Session>
  /** Whether cookies are allowed: logging in needs it. */
  readonly consent: Readable<boolean>
  readonly favourites: Readable<Favourites>
  readonly referenceData: Readable<ReferenceData>
  readonly counters: Readable<Counters>
  /**
   * What the backend answered while the page was made on the server, by the key of the query. Emptied with the first
   * navigation. Left out by a shell whose pages come without answers.
   */
  readonly firstAnswers?: ReadonlyMap<string, unknown>

  /** Leaves for the identity service and comes back to `returnTo`, or to here. */
  login(returnTo?: PagePath): void
  /** @throws {ApiError} for whatever went wrong; left uncaught it opens the global error dialog. */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallOutput<C>>
  upload<C extends Call>(
    call: C,
    input: CallInput<C>,
    file: File,
    options?: UploadOptions,
  ): Promise<CallOutput<C>>
  download<C extends Call>(call: C, input: CallInput<C>): Promise<Blob>
  /**
   * Asks somebody who is signed in for the details that a request or a publish needs, as far as they are missing.
   * True once they are complete, false when the question was closed.
   *
   * @throws {ApiError} when the server cannot tell what is missing.
   */
  completeProfile(role: UserRole): Promise<boolean>
  /** Works signed out as well: the hearts are then kept in this browser. Answers whether it is one now. */
  toggleFavourite(flatId: number): Promise<boolean>
  refreshCounters(): Promise<void>
  notify(notice: Notice): void
  reportError(error: unknown, origin: ErrorOrigin): void
  /** Tells that a chunk which failed before is there. */
  reportHealthy(origin: ErrorOrigin): void
  /** Fetches the remote that a path needs, unless the connection is slow or saves data. */
  prefetch(path: PagePath): void
}

/** What a failed call throws, whoever made it. */
export interface ApiErrorLike {
  readonly ajax: true
  readonly message: string
  readonly status: number | undefined
  /** Whether `message` is the server's own sentence. */
  readonly fromServer: boolean
  readonly url: string
  readonly body: unknown
}
