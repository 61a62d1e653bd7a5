import { HOST, match } from '@domizil/federation'
import { ChunkError } from '@domizil/federation/loading'
import { type EmbedTarget, type ErrorOrigin, SHELL_API_VERSION, type ShellApi } from '@domizil/shell-api'
import { type ClientOptions, createApiClient } from '../api/client.ts'
import { httpLoader } from '../api/load-http.ts'
import { createChanges } from '../features/changes/changes.ts'
import { type Consent, createConsent } from '../features/consent/consent.ts'
import { createCounters } from '../features/counters/counters.ts'
import { watchUnhandledErrors } from '../features/error-dialog/unhandled-errors.ts'
import { createFavourites } from '../features/favourites/favourites.ts'
import { createLanguage, type Language } from '../features/language/language.ts'
import { createNotices } from '../features/notices/notices.ts'
import { createProfileRequests } from '../features/profile/profile-requests.ts'
import { createProgress, type Progress } from '../features/progress/progress.ts'
import { createReferenceData } from '../features/reference-data/reference-data.ts'
import { watchEventErrors } from '../features/remotes/event-errors.ts'
import { createFailedCalls } from '../features/remotes/failed-calls.ts'
import { fetchAppsLater, loadApps } from '../features/remotes/load-apps.ts'
import { createRemoteFailures, type RemoteFailures } from '../features/remotes/remote-failures.ts'
import { createRemoteLoader } from '../features/remotes/remote-loader.ts'
import { reportFailure } from '../features/remotes/report-failure.ts'
import { logError, logWarning } from '../lib/console.ts'
import { drawnRemote, readFirstAnswers } from '../lib/first-view.ts'
import { createHistory, dialogsOf, type LocalizedHistory } from '../lib/history.ts'
import { loadOwnChunk } from '../lib/load-own-chunk.ts'
import { type Apps, OWN_ROUTES, type PageFacts, readNonce } from '../lib/page-facts.ts'
import type { Services } from '../lib/services.ts'
import { loadKeycloak } from '../session/load-keycloak.ts'
import { possibleSession } from '../session/possible-session.ts'
import { consumeReturnDialogs, storeReturnDialogs, storeReturnPath } from '../session/return-path.ts'
import { createSession, type SessionControl } from '../session/session.ts'
import { fetchOwnPage } from './own-pages.ts'
import { createPrefetch } from './prefetch.ts'

interface BackendParts {
  readonly consent: Consent
  readonly language: Language
  readonly progress: Progress
  readonly onFailure: ClientOptions['onFailure']
}

/** Creates the shell's services and state, before the first render. */
export function createShell(facts: PageFacts) {
  const { guard } = window.domizilBoot
  const nonce = readNonce()

  const history = createHistory(facts.locale, facts.drawnOn !== undefined, consumeReturnDialogs)
  const language = createLanguage(facts.locale, history)
  const consent = createConsent()
  const progress = createProgress()
  const notices = createNotices()
  const unhandledErrors = watchUnhandledErrors()
  watchEventErrors()
  const appSource = createAppSource(facts, nonce, history)
  const { apps, getApps, getShown, loadRemote, versionedName } = appSource
  const { session, api } = connectBackend(facts, {
    consent,
    language,
    progress,
    onFailure: createFailedCalls(getShown),
  })
  const stores = createStores({ session, api })
  const { favourites, counters, changes, referenceData } = stores
  const profile = createProfileRequests(api.send)
  const failures = createRemoteFailures()

  const { login, register } = createSignIn(history, session)
  const { reportError, reportHealthy, pageFailed } = createErrorReports(failures)

  const prefetch = createPrefetch({
    getApps,
    loadRemote,
    loadOwnPage: (page) => fetchOwnPage(page, language.locale.get()),
  })

  const shellApi: ShellApi = Object.freeze({
    version: SHELL_API_VERSION,
    nonce,
    config: facts.config,
    route: history.route,
    navigator: history.navigator,
    locale: language.locale,
    session: session.session,
    consent: consent.hasCookiePermissions,
    favourites: favourites.favourites,
    referenceData: referenceData.referenceData,
    counters: counters.counters,
    changes: changes.changes,
    firstAnswers: readFirstAnswers(history.route),
    drawnOn: facts.drawnOn,
    allowCookies: () => consent.choose('accepted'),
    login,
    send: api.send,
    upload: api.upload,
    download: api.download,
    completeProfile: profile.complete,
    toggleFavourite: favourites.toggle,
    refreshCounters: counters.refresh,
    notify: notices.notify,
    reportError,
    reportHealthy,
    reportReady: () => {
      history.catchUp()
      domizilBoot.repeatInput('remote')
    },
    embedRemote: async (place: HTMLElement, target: EmbedTarget) =>
      (await loadEmbedding()).embedRemote({ ...appSource, facts, shell: shellApi }, place, target),
    prefetch,
  })

  const services: Services = {
    facts,
    history,
    language,
    session,
    profile,
    shellApi,
    guard,
    failures,
    loadRemote,
    usedRemotes: new Set(),
    versionedName,
    firstView: { remote: drawnRemote() },
    register,
    askForCookies: consent.askAgain,
    stopAskingForChanges: changes.stop,
    getShown,
    isAnswered: (path) => match(path, getApps()?.routes ?? []) !== undefined,
    pageFailed,
  }

  return { services, apps, consent, progress, notices, unhandledErrors, ...stores }
}

export type Shell = ReturnType<typeof createShell>

/** The apps and their routes: from the page, or from the registry where no gateway has written them into the page. */
function createAppSource(facts: PageFacts, nonce: string | undefined, history: LocalizedHistory) {
  const { guard } = window.domizilBoot
  const { loadTimeoutMs } = facts.config
  const apps: Promise<Apps> = facts.parts
    ? Promise.resolve(facts.parts)
    : loadApps(() => fetchAppsLater(loadTimeoutMs, nonce), guard, OWN_ROUTES)
  let known: Apps | null = facts.parts
  void apps.then((loaded) => (known = loaded))

  return {
    apps,
    /** Null until they are loaded. */
    getApps: () => known,
    getShown: () => shownVersion(facts, known, history.route.get().location.pathname),
    ...createRemoteLoader(() => apps, { timeoutMs: loadTimeoutMs, nonce }),
    versionedName: (name: string) =>
      `${name}@${known?.remotes.find((one) => one.name === name)?.version ?? 'unknown'}`,
  }
}

/** What the shell keeps of the server, for itself and for remotes. */
function createStores({ session, api }: Pick<ReturnType<typeof connectBackend>, 'session' | 'api'>) {
  return {
    favourites: createFavourites(api.send, session.session),
    counters: createCounters(api.send, session.session),
    changes: createChanges(api.send),
    referenceData: createReferenceData(api.send),
  }
}

/** Only a page that compares versions needs the code for it. */
function loadEmbedding() {
  return loadOwnChunk(
    'embed-remote',
    () => import(/* webpackChunkName: "embed-remote" */ '../features/remotes/embed-remote.ts'),
  )
}

/** The ways to the identity service, which return to the current page. */
function createSignIn(history: LocalizedHistory, session: SessionControl) {
  function store(returnTo?: string): void {
    const { location } = history.route.get()
    const { pathname, search, hash } = location
    const { createHref } = history.navigator
    storeReturnPath(createHref(returnTo ?? { pathname, search, hash }))
    storeReturnDialogs(createHref({ pathname, search }), returnTo === undefined ? dialogsOf(location) : [])
  }

  return {
    login(returnTo?: string, { isNew = false }: { readonly isNew?: boolean } = {}): void {
      store(returnTo)
      void (isNew ? session.register() : session.login())
    },
    register(): void {
      store()
      void session.register()
    },
  }
}

/** Logs failures, and reloads the page once if a chunk is missing. */
function createErrorReports(failures: RemoteFailures) {
  const { guard } = window.domizilBoot

  return {
    reportError(error: unknown, { remote, version, phase, chunk }: ErrorOrigin): void {
      logError(`${remote}@${version} failed (${phase})`, error)
      reportFailure({ remote, version, phase, error })
      const mayReload =
        phase === 'chunk' && guard.fail(`${remote}@${version}`, `chunk:${chunk}`) === 'reloading'
      if (!mayReload) failures.tell(remote)
    },
    reportHealthy({ remote, version, chunk }: ErrorOrigin): void {
      guard.healthy(`${remote}@${version}`, `chunk:${chunk}`)
    },
    pageFailed(error: unknown): void {
      logError(error)
      if (error instanceof ChunkError) window.domizilBoot.chunkFailed(error.chunk)
    },
  }
}

/** Creates the session, and the client that sends its token with every call. */
function connectBackend(
  { drawnOn, config }: PageFacts,
  { consent, language, progress, onFailure }: BackendParts,
) {
  const loadHttp = httpLoader(progress.fetch)
  // A page that was not drawn asks at once; the failure is that of its calls.
  if (!drawnOn) loadHttp().catch(() => undefined)
  const getLocale = () => language.locale.get()
  const session = createSession({
    getLocale,
    loadKeycloak,
    loadTimeoutMs: config.loadTimeoutMs,
    possible: possibleSession(consent.hasCookiePermissions),
    onError: (error) => logWarning('Signing in is not possible at the moment', error),
  })
  const { getToken, peekToken, replaceToken } = session
  return {
    session,
    api: createApiClient({ getToken, peekToken, replaceToken, getLocale, loadHttp, onFailure }),
  }
}

/** The version of the app that answers a path; undefined for an unknown path. */
function shownVersion({ shell }: Pick<PageFacts, 'shell'>, apps: Apps | null, path: string) {
  const owner = match(path, apps?.routes ?? [])?.route.owner
  if (owner === HOST) return { remote: shell.name, version: shell.version }
  const found = apps?.remotes.find(({ name }) => name === owner)
  return found && { remote: found.name, version: found.version }
}
