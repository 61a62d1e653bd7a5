import type { Locale } from '@domizil/domain'
import type { Readable, Session } from '@domizil/shell-api'
import type Keycloak from 'keycloak-js'
import { ApiError, inLanguage, MESSAGES } from '../api/api-error.ts'
import { settable } from '@domizil/app-kit/readable'
import { endAllSessions } from './end-all-sessions.ts'
import { connectTabs } from './other-tabs.ts'
import { openKeycloak } from './open-keycloak.ts'
import { userFrom } from './session-user.ts'

/** The interval of token checks, and the remaining lifetime that triggers a refresh (specification, section 9). */
const CHECK_EVERY_MS = 10_000
const RENEW_BELOW_SECONDS = 60
/** A token must not expire during a call. Timers pause while a computer sleeps. */
const SHORT_LIFE_SECONDS = 5
/** The default, if the page's configuration is not passed. */
const LOAD_TIMEOUT_MS = 10_000

export interface SessionControl {
  readonly session: Readable<Session>
  /** Checks silently for a session. Never rejects: a failure is part of the session's state. */
  start(): Promise<void>
  /** The access token, once the session is known: refreshed first if it expires soon. */
  getToken(): Promise<string | undefined>
  peekToken(): string | undefined
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
  onError(error: unknown): void
}

/** Creates the session. Tokens are held in memory only. */
export function createSession(options: SessionOptions): SessionControl {
  const { getLocale, loadKeycloak, loadTimeoutMs = LOAD_TIMEOUT_MS, onError } = options
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
    client ??= open().catch((error: unknown) => {
      client = undefined
      throw error
    })
    return client
  }

  async function open(): Promise<Keycloak> {
    const { keycloak, isSignedIn } = await openKeycloak({ loadKeycloak, loadTimeoutMs })
    ready = keycloak
    keycloak.onAuthLogout = () => signedOut()

    if (isSignedIn) signedIn(keycloak)
    else signedOut()
    return keycloak
  }

  async function start(): Promise<void> {
    try {
      await connect()
    } catch (error) {
      onError(error)
      session.set({ status: 'anonymous', error: messageOf(error) })
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

  function signedIn(keycloak: Keycloak): void {
    showUser(keycloak)
    renewal.start(keycloak)
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
    ...waysBy(leaveBy, getLocale),
    logout: () => {
      renewal.stop()
      return leaveBy(leave)
    },
    logoutEverywhere: () =>
      leaveBy(async (keycloak) => {
        await renewal.renew(keycloak)
        await endAllSessions(keycloak)
        renewal.stop()
        return leave(keycloak)
      }),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'identity is not available'
}

type LeaveBy = (way: (keycloak: Keycloak) => Promise<void> | void) => Promise<void>

/** The ways to the pages of the identity service, which lead back to the site. */
function waysBy(leaveBy: LeaveBy, getLocale: () => Locale) {
  const redirectUri = `${window.location.origin}/`
  const back = () => ({ redirectUri, locale: getLocale() })

  return {
    login: () => leaveBy((keycloak) => keycloak.login(back())),
    register: () => leaveBy((keycloak) => keycloak.register(back())),
    openAccount: () =>
      leaveBy((keycloak) => {
        const url = keycloak.createAccountUrl({ redirectUri })
        window.location.assign(`${url}&kc_locale=${getLocale()}`)
      }),
    changeEmail: () => leaveBy((keycloak) => keycloak.login({ ...back(), action: 'UPDATE_EMAIL' })),
  }
}

/** Renews the token of a client before it expires. */
function createTokenRenewal(onFailure: () => void, onRenewed: (keycloak: Keycloak) => void) {
  let renewing: Promise<void> | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  /** One refresh at a time: timer and calls share it. Never rejects: a failure signs out. */
  function renew(keycloak: Keycloak): Promise<void> {
    renewing ??= renewNow(keycloak).finally(() => (renewing = undefined))
    return renewing
  }

  async function renewNow(keycloak: Keycloak): Promise<void> {
    try {
      if (await keycloak.updateToken(RENEW_BELOW_SECONDS)) onRenewed(keycloak)
    } catch {
      clearInterval(timer)
      // keycloak-js keeps the token after a network failure; the specification requires a sign-out.
      keycloak.clearToken()
      onFailure()
    }
  }

  return {
    renew,
    start(keycloak: Keycloak): void {
      timer = setInterval(() => void renew(keycloak), CHECK_EVERY_MS)
    },
    stop: () => clearInterval(timer),
  }
}
