import { initialsOf, type Locale } from '@domizil/domain'
import type { Readable, Session, SessionUser } from '@domizil/shell-api'
import type Keycloak from 'keycloak-js'
import type { KeycloakTokenParsed } from 'keycloak-js'
import { ApiError, inLanguage, MESSAGES } from '../api/api-error.ts'
import { ChunkError, loadChunk } from '@domizil/federation/loading'
import { settable } from '@domizil/app-kit/readable'
import type { PossibleSession } from './possible-session.ts'

/** keycloak-js waits for three answers in turn (cookie check, state of the session, silent sign-in), and limits the time of the first only. */
const KEYCLOAK_ANSWERS = 3

/** The interval of token checks, and the remaining lifetime that triggers a refresh (specification, section 9). */
const CHECK_EVERY_MS = 10_000
const RENEW_BELOW_SECONDS = 60
/** In the place of a remaining lifetime, for keycloak-js. */
const ALWAYS = -1

const SIGNED_OUT_KEY = 'domizil-signed-out'

const ADMIN_ROLE = 'domizil_admin'

const END_SESSIONS_TIMEOUT_MS = 15_000
const UNAUTHORIZED = 401

/** A token must not expire during a call. Timers pause while a computer sleeps. */
const SHORT_LIFE_SECONDS = 5
/** Keycloak's default of ten seconds is too long for learning that the visitor is signed out. */
const ANSWER_MS = 4_000
/** For a second check beside the page: a slow identity service does not make the signed-in look signed out. */
const SLOW_ANSWER_MS = 20_000
/** The default, if the page's configuration is not passed. */
const LOAD_TIMEOUT_MS = 10_000

export interface SessionControl {
  readonly session: Readable<Session>
  /**
   * Checks silently for a session that is possible, also a second time. Never rejects: a failure is part of the session's state, until a second, more
   * patient check, which nothing waits for, has found out.
   */
  start(): Promise<void>
  /** The access token, once the session is known: refreshed first if it expires soon. */
  getToken(): Promise<string | undefined>
  peekToken(): string | undefined
  /**
   * Another token in the place of one that the backend has refused. Without one the session ends, as after any failed refresh: pages
   * ask to sign in again, and keep what was typed.
   */
  replaceToken(refused: string): Promise<string | undefined>
  /** @throws {ApiError} if the identity service is unreachable; if not caught, it opens the global error dialog. */
  login(): Promise<void>
  /** @throws {ApiError} like login. */
  register(): Promise<void>
  /** @throws {ApiError} like login. */
  openAccount(): Promise<void>
  /** Opens the page that changes the e-mail address. @throws {ApiError} like login. */
  changeEmail(): Promise<void>
  /** @throws {ApiError} like login. */
  logout(): Promise<void>
  /** Ends the sessions of all devices, this one included. @throws {ApiError} like login; then none has ended. */
  logoutEverywhere(): Promise<void>
}

export interface SessionOptions {
  getLocale(): Locale
  /** Loads keycloak-js after the first paint, so that no page waits for it. */
  loadKeycloak(): Promise<typeof Keycloak>
  /** The time-out of loading it, in milliseconds. */
  loadTimeoutMs?: number
  possible: PossibleSession
  onError(error: unknown): void
}

/** Creates the session. Tokens are held in memory only. */
export function createSession(options: SessionOptions): SessionControl {
  const { getLocale, loadKeycloak, loadTimeoutMs = LOAD_TIMEOUT_MS, possible, onError } = options
  const session = settable<Session>({ status: 'loading' })
  const origin = `${window.location.origin}/`
  const renewal = createTokenRenewal(signedOut, showUser)
  const tabs = connectTabs(() => ready?.clearToken())
  let client: Promise<Keycloak> | undefined
  let ready: Keycloak | undefined
  let settle: () => void = () => undefined
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })

  /** The initialized client. A failed initialization is retried by the next call. */
  function connect(): Promise<Keycloak> {
    client ??= open(ANSWER_MS).catch((error: unknown) => {
      client = undefined
      throw error
    })
    return client
  }

  async function open(answerMs: number): Promise<Keycloak> {
    const { keycloak, isSignedIn } = await openKeycloak({ loadKeycloak, loadTimeoutMs, answerMs })
    ready = keycloak
    keycloak.onAuthLogout = () => signedOut()
    possible.remember(isSignedIn)
    if (isSignedIn) {
      showUser(keycloak)
      renewal.start(keycloak)
    } else signedOut()
    return keycloak
  }

  async function start(): Promise<void> {
    // A client cannot check twice.
    client = undefined
    try {
      if (possible.isPossible()) await connect()
      else signedOut()
    } catch (error) {
      onError(error)
      session.set({ status: 'anonymous', error: messageOf(error) })
      // With another client, for which no action of the user waits; its failure is no news.
      if (!(error instanceof ChunkError)) open(SLOW_ANSWER_MS).catch(() => undefined)
    } finally {
      settle()
    }
  }

  /** An action of the user must never fail silently. */
  async function leaveBy(way: (keycloak: Keycloak) => Promise<void> | void): Promise<void> {
    try {
      await way(await connect())
    } catch (cause) {
      onError(cause)
      throw inLanguage(new ApiError(MESSAGES.noAnswer, { url: `${origin}auth`, cause }), getLocale())
    }
  }

  function showUser({ tokenParsed }: Keycloak): void {
    const shown: Session = { status: 'authenticated', user: userFrom(tokenParsed ?? {}) }
    if (JSON.stringify(shown) !== JSON.stringify(session.get())) session.set(shown)
  }

  function signedOut(): void {
    renewal.stop()
    session.set({ status: 'anonymous' })
  }

  function leave(keycloak: Keycloak): Promise<void> {
    renewal.stop()
    tabs.signOut()
    return keycloak.logout({ redirectUri: origin })
  }

  return {
    session,
    start,
    getToken: async () => {
      await settled
      if (ready?.token && ready.isTokenExpired(SHORT_LIFE_SECONDS)) await renewal.renew(ready)
      return ready?.token
    },
    peekToken: () => ready?.token,
    replaceToken: (refused) => renewal.replace(ready, refused),
    ...waysBy(leaveBy, getLocale),
    logout: () => leaveBy(leave),
    logoutEverywhere: () =>
      leaveBy(async (keycloak) => {
        await renewal.renew(keycloak)
        await endAllSessions(keycloak)
        return leave(keycloak)
      }),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'identity is not available'
}

/**
 * Ends all sessions of the signed-in user by Keycloak's account API. Refresh tokens become invalid at once.
 *
 * @throws {Error} if the identity service is unreachable or refuses.
 */
async function endAllSessions({ token = '' }: Pick<Keycloak, 'token'>): Promise<void> {
  const { ok, status } = await fetch('/auth/realms/domizil/account/sessions?current=true', {
    method: 'DELETE',
    // Without `accept` Keycloak answers with its account page.
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(END_SESSIONS_TIMEOUT_MS),
  })

  const hasEndedBefore = status === UNAUTHORIZED
  if (!ok && !hasEndedBefore) throw new Error(`The sessions were not ended: answered ${status}`)
}

/** The signed-in user, from the claims of the access token. */
function userFrom(claims: KeycloakTokenParsed): SessionUser {
  const fullname = textOf(claims['name'])

  return {
    id: claims.sub ?? '',
    name: textOf(claims['given_name']),
    surname: textOf(claims['family_name']),
    fullname,
    username: textOf(claims['preferred_username']),
    email: textOf(claims['email']),
    initials: initialsOf(fullname),
    isAdmin: claims.realm_access?.roles.includes(ADMIN_ROLE) ?? false,
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}

/** Connects the tabs of the site. `onSignedOut` is called when another one signs out. */
function connectTabs(onSignedOut: () => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) onSignedOut()
  })

  return {
    /** Has them hide what only the signed-in user may see. */
    signOut() {
      try {
        // Other tabs notice both; nothing stays.
        localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()))
        localStorage.removeItem(SIGNED_OUT_KEY)
      } catch {
        // Blocked by the browser's settings: there the next refresh of the token ends the session.
      }
    },
  }
}

/** Goes to the identity service by a client that is ready; tells what fails. */
type LeaveBy = (way: (keycloak: Keycloak) => Promise<void> | void) => Promise<void>

/** The ways to the pages of the identity service, which lead back to the site. */
function waysBy(leaveBy: LeaveBy, getLocale: () => Locale) {
  const redirectUri = `${window.location.origin}/`
  const back = () => ({ redirectUri, locale: getLocale() })
  // Offline the browser would show its own error page in place of this one.
  const leaveOnline: LeaveBy = (way) =>
    leaveBy((keycloak) => {
      if (!navigator.onLine) throw new TypeError('The browser is offline')
      return way(keycloak)
    })

  return {
    login: () => leaveOnline((keycloak) => keycloak.login(back())),
    register: () => leaveOnline((keycloak) => keycloak.register(back())),
    openAccount: () =>
      leaveOnline((keycloak) => {
        const url = keycloak.createAccountUrl({ redirectUri })
        window.location.assign(`${url}&kc_locale=${getLocale()}`)
      }),
    changeEmail: () => leaveOnline((keycloak) => keycloak.login({ ...back(), action: 'UPDATE_EMAIL' })),
  }
}

/** Renews the token of a client before it expires. */
function createTokenRenewal(onFailure: () => void, onRenewed: (keycloak: Keycloak) => void) {
  let renewing: Promise<void> | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  /** One refresh at a time: timer and calls share it. Never rejects: a failure signs out. */
  function renew(keycloak: Keycloak, belowSeconds = RENEW_BELOW_SECONDS): Promise<void> {
    renewing ??= renewNow(keycloak, belowSeconds).finally(() => (renewing = undefined))
    return renewing
  }

  async function renewNow(keycloak: Keycloak, belowSeconds: number): Promise<void> {
    try {
      if (await keycloak.updateToken(belowSeconds)) onRenewed(keycloak)
    } catch {
      clearInterval(timer)
      // keycloak-js keeps the token after a network failure; the specification requires a sign-out.
      keycloak.clearToken()
      onFailure()
    }
  }

  return {
    renew,
    /** The token that a client has after a refused one; undefined if there is no other. */
    async replace(keycloak: Keycloak | undefined, refused: string): Promise<string | undefined> {
      if (keycloak?.token === refused) await renew(keycloak, ALWAYS)
      return keycloak?.token === refused ? undefined : keycloak?.token
    },
    start(keycloak: Keycloak): void {
      timer = setInterval(() => void renew(keycloak), CHECK_EVERY_MS)
    },
    stop: () => clearInterval(timer),
  }
}

interface OpenKeycloakOptions {
  /** Loads keycloak-js after the first paint, so that no page waits for it. */
  loadKeycloak(): Promise<typeof Keycloak>
  /** The time-out of loading it. */
  loadTimeoutMs: number
  /** How long the identity service may take for each of its answers. */
  answerMs: number
}

/**
 * Creates a client and initializes it with a silent check. A new one each time: a client cannot be initialized twice.
 */
async function openKeycloak({ loadKeycloak, loadTimeoutMs, answerMs }: OpenKeycloakOptions) {
  const { origin, protocol } = window.location
  const Client = await loadChunk('keycloak', loadKeycloak, loadTimeoutMs)
  const keycloak = new Client({ url: `${origin}/auth`, realm: 'domizil', clientId: 'domizil-web' })

  const checked = keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
    checkLoginIframe: protocol === 'https:',
    messageReceiveTimeout: answerMs,
  })

  return { keycloak, isSignedIn: await answered(checked, KEYCLOAK_ANSWERS * answerMs) }
}

/** @throws if it has not settled in time. */
async function answered<T>(check: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`identity did not answer in ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([check, late]).finally(() => clearTimeout(timer))
}
