import type { Locale } from '@domizil/domain'
import type { Readable, Session } from '@domizil/shell-api'
import type Keycloak from 'keycloak-js'
import { ApiError, inLanguage, MESSAGES } from '../api/api-error.ts'
import { ChunkError } from '@domizil/federation/loading'
import { settable } from '@domizil/app-kit/readable'
import { endAllSessions } from './end-all-sessions.ts'
import { connectTabs } from './other-tabs.ts'
import { openKeycloak } from './open-keycloak.ts'
import type { PossibleSession } from './possible-session.ts'
import { userFrom } from './session-user.ts'
import { waysBy } from './session-ways.ts'
import { createTokenRenewal } from './token-renewal.ts'

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
    if (isSignedIn) signedIn(keycloak)
    else signedOut()
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
