import { match } from '@domizil/federation'
import { type Locale, localePath, splitLocale } from '@domizil/domain'
import { settable } from '@domizil/app-kit/readable'
import {
  type DrawRequest,
  SHELL_API_VERSION,
  type ShellApi,
  type ShellRoute,
  type To,
} from '@domizil/shell-api'
import type { LocalizedHistory } from '../lib/history.ts'
import type { PageFacts } from '../lib/page-facts.ts'
import type { Services } from '../lib/services.ts'
import type { Shell } from './create-shell.ts'

/** The shell of one drawing: it shows what everybody sees at an address, and does nothing. */
export function createStillShell(request: DrawRequest): Shell {
  const facts = request.facts as PageFacts
  const history = stillHistory(request, facts.locale)
  const language = { locale: settable(facts.locale), choose: nothing }
  const session = settable({ status: 'loading' } as const)
  const shellApi = stillShellApi(request, { history, language, session, facts })

  const services: Services = {
    facts,
    history,
    language,
    session: {
      session,
      start: never,
      getToken: never,
      peekToken: nothing,
      login: never,
      register: never,
      openAccount: never,
      changeEmail: never,
      logout: never,
      logoutEverywhere: never,
    },
    profile: { current: settable(null), open: nothing, complete: never },
    shellApi,
    guard: { fail: () => 'gave-up', healthy: nothing },
    failures: { subscribe: () => nothing },
    firstView: { remote: undefined },
    loadRemote: never,
    usedRemotes: new Set(),
    versionedName: (name) => name,
    register: nothing,
    askForCookies: nothing,
    getShown: nothing,
    isAnswered: (path) => match(path, facts.parts?.routes ?? []) !== undefined,
    pageFailed: nothing,
  }

  return {
    services,
    apps: facts.parts ? Promise.resolve(facts.parts) : never(),
    consent: {
      choice: settable(null),
      hasCookiePermissions: settable(false),
      isAsking: settable(true),
      choose: nothing,
      askAgain: nothing,
    },
    progress: { state: settable('hidden' as const), fetch: never },
    notices: { notices: settable([]), notify: nothing, close: nothing },
    unhandledErrors: { current: settable(null), close: nothing },
    favourites: { favourites: shellApi.favourites, load: never, toggle: never },
    counters: { counters: shellApi.counters, refresh: never, refreshWaiting: never, clear: nothing },
    changes: { changes: settable(0), start: nothing, stop: nothing },
    referenceData: { referenceData: shellApi.referenceData, load: never },
  }
}

type Parts = Pick<Services, 'history' | 'language' | 'facts'> & Pick<ShellApi, 'session'>

function stillShellApi(
  { answers, day }: DrawRequest,
  { history, language, session, facts }: Omit<Parts, 'session'> & { session: ShellApi['session'] },
): ShellApi {
  return {
    version: SHELL_API_VERSION,
    nonce: undefined,
    config: facts.config,
    route: history.route,
    navigator: history.navigator,
    locale: language.locale,
    session,
    consent: settable(false),
    favourites: settable({ ids: new Set<number>(), loading: false }),
    referenceData: settable({ flatProperties: null, bookingProperties: null, userProperties: null }),
    counters: settable({
      openTenantRequests: 0,
      openLandlordRequests: 0,
      unreadTenantMessages: 0,
      unreadLandlordMessages: 0,
      tenantRequests: [],
      waiting: null,
      loading: false,
    }),
    firstAnswers: new Map(Object.entries(answers)),
    drawnOn: day,
    login: nothing,
    send: never,
    upload: never,
    download: never,
    completeProfile: never,
    toggleFavourite: never,
    refreshCounters: never,
    notify: nothing,
    reportError: (error) => {
      throw error
    },
    reportHealthy: nothing,
    prefetch: nothing,
  }
}

function stillHistory({ path, search }: DrawRequest, locale: Locale): LocalizedHistory {
  const location = { pathname: path, search, hash: '', state: null, key: 'default' }
  const createHref = (to: To) => {
    const {
      pathname = path,
      search: query = '',
      hash = '',
    } = typeof to === 'string' ? new URL(to, 'http://page') : to
    return localePath(locale, pathname || path) + query + hash
  }

  return {
    route: settable<ShellRoute>({ location, action: 'POP' }),
    prefix: settable(splitLocale(localePath(locale, path)).prefix),
    navigator: { createHref, push: nothing, replace: nothing, go: nothing },
    catchUp: nothing,
    changeLocale: nothing,
  }
}

const nothing = () => undefined
const never = () => new Promise<never>(() => undefined)
