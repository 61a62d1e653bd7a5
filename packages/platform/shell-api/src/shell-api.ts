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
import type { Readable } from './readable.ts'
import type { PublicConfig } from './public-config.ts'
import type { Session } from './session.ts'

/** A location in the shell's history. */
export interface ShellLocation {
  /** Without the language prefix: `/search`, never `/de/search`. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

/** A navigation target, without the language prefix. */
export type To = string | { pathname?: string; search?: string; hash?: string }

/** The shell's history, in the form that react-router's `<Router>` takes. Paths are without the language prefix. */
export interface ShellNavigator {
  createHref(to: To): string
  push(to: To, state?: unknown): void
  replace(to: To, state?: unknown): void
  go(delta: number): void
}

/** The current location and how it was reached. */
export interface ShellRoute {
  readonly location: ShellLocation
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
}

/** The ids of the favourite flats; empty while they are loaded. */
export interface Favourites {
  readonly ids: ReadonlySet<number>
  readonly loading: boolean
}

/** Loaded at start-up. Null until it is loaded, and if that fails. */
export interface ReferenceData {
  readonly flatProperties: FlatProperties | null
  readonly bookingProperties: BookingProperties | null
  readonly userProperties: UserProperties | null
}

/** The numbers of items that await an administrator. */
export type Waiting = CallOutput<typeof countWaiting>

/** Numbers for the badges of the navbar, refreshed by the shell. */
export interface Counters {
  readonly openTenantRequests: number
  readonly openLandlordRequests: number
  /** The messages of landlords that the user has not read. */
  readonly unreadTenantMessages: number
  /** The messages of tenants that the user has not read. */
  readonly unreadLandlordMessages: number
  /** The signed-in user's requests as a tenant. */
  readonly tenantRequests: readonly Booking[]
  /** What awaits the signed-in administrator; null for other users, and until it is loaded. */
  readonly waiting: Waiting | null
  /** Whether a request for any of these is in flight. */
  readonly loading: boolean
}

/** A short message in the corner of the page. */
export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly message: string
  readonly action?: { readonly label: string; run(): void }
}

/** Options of a call to the backend. */
export interface SendOptions {
  signal?: AbortSignal
  /** Repeated sends with the same key are executed once. */
  idempotencyKey?: string
}

/** Options of an upload. */
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
  /** The name of the chunk that failed to load, if one did. */
  readonly chunk?: string
}

/** A version of a remote to show as a part of another page. */
export interface EmbedTarget {
  readonly remote: string
  /** A published version, also one that the channel does not serve. */
  readonly version: string
  /** One of its paths, without the language prefix; a query may follow. */
  readonly path: string
  /** Called when the remote fails after it was mounted. */
  onFail?(error: unknown): void
}

/** A remote that is part of another page. */
export interface EmbeddedRemote {
  unmount(): Promise<void>
}

/** What a remote may use of the shell. One frozen object for the whole visit: what changes is a `Readable`. */
export interface ShellApi {
  readonly version: number
  /** For style elements that a library creates at run time. */
  readonly nonce: string | undefined
  readonly config: PublicConfig
  readonly route: Readable<ShellRoute>
  readonly navigator: ShellNavigator
  readonly locale: Readable<Locale>
  readonly session: Readable<Session>
  /** Whether cookies are allowed; signing in requires it. */
  readonly consent: Readable<boolean>
  readonly favourites: Readable<Favourites>
  readonly referenceData: Readable<ReferenceData>
  readonly counters: Readable<Counters>
  /**
   * Another number each time bookings, messages or questions of the signed-in user have changed, also by the user: what
   * is shown of them is loaded again then. Missing in older shells.
   */
  readonly changes?: Readable<number>
  /**
   * The backend's answers from rendering on the server, by query key. Emptied at the first navigation;
   * undefined if the page came without answers.
   */
  readonly firstAnswers?: ReadonlyMap<string, unknown>
  /** The day for which the server drew the page, `YYYY-MM-DD`; undefined if it was not drawn. */
  readonly drawnOn?: string | undefined

  /** Gives the consent of `consent`. Missing in older shells. */
  allowCookies?(): void
  /** Signs in at the identity service, or with `isNew` up, and returns to `returnTo`, or to the current page. */
  login(returnTo?: PagePath, options?: { readonly isNew?: boolean }): void
  /**
   * Sends a call.
   * @throws {ApiError} for every failure; if it is not caught, the global error dialog opens.
   */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallOutput<C>>
  upload<C extends Call>(
    call: C,
    input: CallInput<C>,
    file: File,
    options?: UploadOptions,
  ): Promise<CallOutput<C>>
  download<C extends Call>(call: C, input: CallInput<C>): Promise<Blob>
  /**
   * Asks the signed-in user for the missing profile details that a request or publishing requires. Resolves
   * true once they are complete, false if the dialog was closed.
   *
   * @throws {ApiError} if the server cannot be asked what is missing.
   */
  completeProfile(role: UserRole): Promise<boolean>
  /** Toggles a favourite; without a session it is stored in this browser. Resolves with whether it is one now. */
  toggleFavourite(flatId: number): Promise<boolean>
  /** Refreshes the counters, or only their counts without the requests behind them. Older shells refresh all. */
  refreshCounters(part?: 'counts'): Promise<void>
  notify(notice: Notice): void
  reportError(error: unknown, origin: ErrorOrigin): void
  /** Reports that a chunk that failed before is loaded. */
  reportHealthy(origin: ErrorOrigin): void
  /** Reports that the first page of the remote has its handlers. Missing in shells that draw nothing. */
  reportReady?(): void
  /** Whether the remote is part of another page, whose title and description it leaves as they are. */
  readonly isEmbedded?: boolean
  /**
   * Mounts a version of a remote into an element, with a history in memory: several versions of one remote can stand in
   * one page. Only on a channel whose visitors may choose versions. Missing in older shells.
   *
   * @throws {Error} with a sentence, in English, if the version cannot be shown.
   */
  embedRemote?(place: HTMLElement, target: EmbedTarget): Promise<EmbeddedRemote>
  /** Prefetches the remote that a path needs, except on a slow connection or in data-saving mode. */
  prefetch(path: PagePath): void
}

/** The error of a failed call, independent of its class. */
export interface ApiErrorLike {
  readonly ajax: true
  readonly message: string
  readonly status: number | undefined
  /** Whether `message` was written by the server. */
  readonly fromServer: boolean
  readonly url: string
  readonly body: unknown
}
