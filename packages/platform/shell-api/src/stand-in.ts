import type { PublicConfig } from './public-config.ts'
import type { Readable } from './readable.ts'
import type { Counters, Favourites, ReferenceData, ShellApi, ShellNavigator, To } from './shell-api.ts'
import type { SessionUser } from './session.ts'

/** The configuration of a site that does not exist. */
export const STAND_IN_CONFIG: PublicConfig = {
  productName: 'Domizil',
  publicUrl: 'https://trial.invalid',
  environment: 'trial',
  company: {
    name: '',
    street: '',
    city: '',
    phone: '',
    email: '',
    representative: '',
    registerCourt: '',
    registerNumber: '',
    vatId: '',
    authority: null,
  },
  social: { instagram: null, linkedin: null, facebook: null, youtube: null },
  fees: { percent: 10, vatPercent: 19 },
  partner: null,
  map: { googleKey: null, tileUrl: null, tileAttribution: null, streets: null },
  geocoder: null,
  analyticsId: null,
  readsHeic: true,
  loadTimeoutMs: 60_000,
}
const USER: SessionUser = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'A',
  surname: 'B',
  fullname: 'A B',
  username: 'a@trial.invalid',
  email: 'a@trial.invalid',
  initials: 'AB',
  isAdmin: true,
}

/** Nothing has come yet. */
export const NO_COUNTERS: Counters = {
  openTenantRequests: 0,
  openLandlordRequests: 0,
  unreadTenantMessages: 0,
  unreadLandlordMessages: 0,
  tenantRequests: [],
  waiting: null,
  loading: true,
}
/** No list of the backend has come yet. */
export const NO_REFERENCE_DATA: ReferenceData = {
  flatProperties: null,
  bookingProperties: null,
  userProperties: null,
}
/** A visitor has marked no flat. */
export const NO_FAVOURITES: Favourites = { ids: new Set<number>(), loading: false }

/** The address of a link. */
export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
}

const still = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined })
const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined
const NAVIGATOR: ShellNavigator = { createHref: hrefOf, push: nothing, replace: nothing, go: nothing }

/** What a stand-in shell shows, and to whom. */
export interface StandInPage {
  /** The address of the page, without the language. */
  readonly path: string
  readonly isSignedIn: boolean
  /** The version of the shell API that the remote was built for. */
  readonly version: number
  readonly onError: ShellApi['reportError']
}

/** A shell without a backend, for a host that is none of ours: no call is answered, nothing ever changes, and errors are handed on. */
export function standInShell({ path, isSignedIn, version, onError }: StandInPage): ShellApi {
  const location = { pathname: path, search: '', hash: '', state: null, key: 'first' }
  return Object.freeze({
    version,
    nonce: undefined,
    config: STAND_IN_CONFIG,
    route: still({ location, action: 'POP' as const }),
    navigator: NAVIGATOR,
    locale: still('en' as const),
    session: still(
      isSignedIn ? { status: 'authenticated' as const, user: USER } : { status: 'anonymous' as const },
    ),
    consent: still(true),
    favourites: still(NO_FAVOURITES),
    referenceData: still(NO_REFERENCE_DATA),
    counters: still(NO_COUNTERS),
    changes: still(0),
    send: never,
    upload: never,
    download: never,
    completeProfile: never,
    toggleFavourite: never,
    refreshCounters: never,
    allowCookies: nothing,
    login: nothing,
    notify: nothing,
    reportError: onError,
    reportHealthy: nothing,
    reportReady: nothing,
    prefetch: nothing,
  })
}
