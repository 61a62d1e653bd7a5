import type { PublicConfig, Readable, ShellApi } from '@domizil/shell-api'
import type { TriedPage } from './trial-messages.ts'

const CONFIG: PublicConfig = {
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
const USER = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'A',
  surname: 'B',
  fullname: 'A B',
  username: 'a@trial.invalid',
  email: 'a@trial.invalid',
  initials: 'AB',
  isAdmin: true,
}

const still = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined })
const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** The shell of a page that is mounted without a backend: no call is answered, and errors are collected. */
export function standInShell(
  { path, isSignedIn }: TriedPage,
  version: number,
  onError: ShellApi['reportError'],
): ShellApi {
  const location = { pathname: path, search: '', hash: '', state: null, key: 'first' }
  return Object.freeze({
    version,
    nonce: undefined,
    config: CONFIG,
    route: still({ location, action: 'POP' as const }),
    navigator: {
      createHref: (to: Parameters<ShellApi['navigator']['createHref']>[0]) =>
        typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
      push: nothing,
      replace: nothing,
      go: nothing,
    },
    locale: still('en' as const),
    session: still(
      isSignedIn ? { status: 'authenticated' as const, user: USER } : { status: 'anonymous' as const },
    ),
    consent: still(true),
    favourites: still({ ids: new Set<number>(), loading: false }),
    referenceData: still({ flatProperties: null, bookingProperties: null, userProperties: null }),
    counters: still({
      openTenantRequests: 0,
      openLandlordRequests: 0,
      unreadTenantMessages: 0,
      unreadLandlordMessages: 0,
      tenantRequests: [],
      waiting: null,
      loading: true,
    }),
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
