import type { Call, CallInput, CallOutput } from '@domizil/api'
import type { Locale, UserRole } from '@domizil/domain'
import { settable } from '@domizil/app-kit/readable'
import {
  type Counters,
  type ErrorOrigin,
  type Notice,
  type PublicConfig,
  type Session,
  type SessionUser,
  SHELL_API_VERSION,
  type ShellApi,
  type ShellLocation,
  type ShellNavigator,
  type ShellRoute,
  type To,
} from '@domizil/shell-api'
import {
  hrefOf,
  NO_COUNTERS,
  NO_FAVOURITES,
  NO_REFERENCE_DATA,
  STAND_IN_CONFIG,
} from '@domizil/shell-api/stand-in'
import { FakeAnswers } from './fake-answers.ts'

const CONFIG: PublicConfig = {
  ...STAND_IN_CONFIG,
  publicUrl: 'http://localhost',
  environment: 'production',
  company: {
    ...STAND_IN_CONFIG.company,
    name: 'Domizil GmbH',
    city: '10119 Berlin',
    phone: '+49 30 1',
    email: 'hello@domizil.example',
  },
  loadTimeoutMs: 5_000,
}

/** A shell for tests: gives prepared answers, records the calls, and holds its history in memory. */
export class FakeShell implements ShellApi {
  readonly version = SHELL_API_VERSION
  readonly nonce = undefined
  readonly config = CONFIG
  readonly locale = settable<Locale>('en')
  readonly session = settable<Session>({ status: 'anonymous' })
  readonly consent = settable(true)
  readonly favourites = settable(NO_FAVOURITES)
  readonly counters = settable<Counters>({ ...NO_COUNTERS, loading: false })
  /** Set to another number, something has changed. */
  readonly changes = settable(0)
  readonly referenceData = settable(NO_REFERENCE_DATA)
  readonly route = settable<ShellRoute>({ location: locationOf('/'), action: 'POP' })

  readonly answers = new FakeAnswers()
  readonly downloads: { readonly call: Call; readonly input: unknown }[] = []
  readonly notices: Notice[] = []
  readonly errors: { readonly error: unknown; readonly origin: ErrorOrigin }[] = []
  readonly logins: (string | undefined)[] = []
  /** The sign-ins that begin with a new account. */
  readonly signUps: (string | undefined)[] = []
  readonly prefetched: string[] = []
  /** The number of refreshes of the counters. */
  refreshes = 0
  /** What each of them was of. */
  refreshedParts: string[] = []
  /** The roles for which a complete profile was requested, and the user's reaction. */
  readonly profilesAskedFor: UserRole[] = []
  completesProfile = false

  readonly navigator: ShellNavigator = {
    createHref: (to) => hrefOf(to),
    push: (to, state) => this.go(to, 'PUSH', state),
    replace: (to, state) => this.go(to, 'REPLACE', state),
    go: (delta) => this.#step(delta),
  }
  #entries: ShellLocation[] = [this.route.get().location]
  #at = 0

  /** Prepares the answer of a call. */
  on<C extends Call>(call: C, answer: (input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>>): this {
    this.answers.on(call, answer)
    return this
  }

  signedInAs(user: Partial<SessionUser> = {}): this {
    this.session.set({ status: 'authenticated', user: { ...USER, ...user } })
    return this
  }

  at(path: string): this {
    this.#entries = [locationOf(path)]
    this.#at = -1
    this.#step(1)
    return this
  }

  go(to: To, action: ShellRoute['action'] = 'PUSH', state: unknown = null): void {
    // As the browser's history does: what cannot be cloned is refused.
    const location = locationOf(hrefOf(to), structuredClone(state))
    if (action === 'PUSH') this.#entries.splice(this.#at + 1, Infinity, location)
    else this.#entries.splice(this.#at, 1, location)
    if (action === 'PUSH') this.#at += 1
    this.route.set({ location, action })
  }

  /** Does nothing beyond the first and the last entry. */
  #step(delta: number): void {
    const location = this.#entries[this.#at + delta]
    if (!location) return
    this.#at += delta
    this.route.set({ location, action: 'POP' })
  }

  /** Path and query of the current location. */
  get address(): string {
    const { pathname, search } = this.route.get().location
    return pathname + search
  }

  send = <C extends Call>(call: C, input: CallInput<C>) => this.answers.give(call, input)
  upload = <C extends Call>(call: C, input: CallInput<C>) => this.answers.give(call, input)
  download = <C extends Call>(call: C, input: CallInput<C>) => {
    this.downloads.push({ call, input })
    return Promise.resolve(new Blob(['[]']))
  }
  refreshCounters = (part?: 'counts') => {
    this.refreshes += 1
    this.refreshedParts.push(part ?? 'all')
    return Promise.resolve()
  }
  login = (returnTo?: string, { isNew = false }: { readonly isNew?: boolean } = {}) =>
    void (isNew ? this.signUps : this.logins).push(returnTo)
  allowCookies = () => this.consent.set(true)
  notify = (notice: Notice) => void this.notices.push(notice)
  prefetch = (path: string) => void this.prefetched.push(path)
  reportError = (error: unknown, origin: ErrorOrigin) => void this.errors.push({ error, origin })
  reportHealthy = () => undefined

  completeProfile = (role: UserRole) => {
    this.profilesAskedFor.push(role)
    return Promise.resolve(this.completesProfile)
  }

  toggleFavourite = (flatId: number) => {
    const ids = new Set(this.favourites.get().ids)
    const isFavourite = !ids.delete(flatId)
    if (isFavourite) ids.add(flatId)
    this.favourites.set({ ids, loading: false })
    return Promise.resolve(isFavourite)
  }
}

const USER: SessionUser = {
  id: '5f1c9f0e-7d5b-4a55-9d5b-0c3a3c1f0001',
  name: 'Tina',
  surname: 'Tenant',
  fullname: 'Tina Tenant',
  username: 'tina@domizil.example',
  email: 'tina@domizil.example',
  initials: 'TT',
  isAdmin: false,
}

function locationOf(path: string, state: unknown = null): ShellLocation {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return { pathname, search, hash, state, key: `${pathname}${search}${hash}` }
}
