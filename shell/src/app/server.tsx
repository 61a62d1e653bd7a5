import { getNewFlats } from '@domizil/api'
import { settable } from '@domizil/app-kit/readable'
import * as router from '@domizil/app-kit/router'
import { questionOf, toHtml } from '@domizil/app-kit/server'
import { type Locale, localePath, splitLocale } from '@domizil/domain'
import { HOST, match } from '@domizil/federation'
import {
  type DrawRequest,
  type ServerShell,
  SHELL_API_VERSION,
  type ShellApi,
  type ShellRoute,
  type To,
} from '@domizil/shell-api'
import * as parts from '@domizil/ui/parts'
import React from 'react'
import ReactDom from 'react-dom'
import ReactDomStatic from 'react-dom/static'
import jsxRuntime from 'react/jsx-runtime'
import { drawRemote } from '../features/remotes/spoken-apis.ts'
import type { LocalizedHistory } from '../lib/history.ts'
import { type PageFacts, withRoutes, type WrittenFacts } from '../lib/page-facts.ts'
import type { Services } from '../lib/services.ts'
import { App } from './app.tsx'
import type { Shell } from './create-shell.ts'

Object.assign(globalThis, { domizilBoot: { timeoutMs: 10_000, chunkLoaded: () => undefined } })

/** The pages of the shell that show flats. */
const PAGES_WITH_FLATS = ['home', 'rent', 'offer-flat', 'business', 'about-us']

/** The gallery of components renders antd, which needs a document. */
const UNDRAWN_PAGE = 'design'

/** What a remote's server half takes from the shell's, the same modules as in the browser. */
export const shared: ServerShell['shared'] = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/static': ReactDomStatic,
  '@domizil/ui/parts': parts,
  '@domizil/app-kit/router': router,
}

const drawnPlace = (html = '') => `<div data-drawn="">${html}</div>`

const factsOf = ({ facts }: { facts: unknown }) => withRoutes(facts as WrittenFacts)

function routeOf(path: string, { parts: apps }: PageFacts) {
  return match(path, apps?.routes ?? [])?.route
}

export const questions: ServerShell['questions'] = (request, remote) => {
  const route = routeOf(request.path, factsOf(request))
  if (!route) return []
  if (route.access !== 'open') return undefined
  if (route.owner !== HOST) return remote?.questions(route.page, request)
  if (route.page === UNDRAWN_PAGE) return undefined

  return PAGES_WITH_FLATS.includes(route.page) ? [questionOf(getNewFlats, {})] : []
}

export const draw: ServerShell['draw'] = async (request, remote) => {
  const facts = factsOf(request)
  const route = routeOf(request.path, facts)
  if (route?.owner === HOST && route.page === UNDRAWN_PAGE) return ''

  parts.drawForWidth(request.width)
  const shell = createStillShell({ ...request, facts })
  const { services } = shell
  if (!remote) return toHtml(<App shell={shell} />, 'shell')

  const drawn = await drawRemote(remote, services.shellApi)
  services.firstView.remote = { name: remote.name, html: drawnPlace() }
  const html = await toHtml(<App shell={shell} />, 'shell')
  // React would encode what is finished already once more.
  return html.replace(drawnPlace(), () => drawnPlace(drawn))
}

/** The shell of one drawing: it shows what everybody sees at an address, and does nothing. */
function createStillShell(request: DrawRequest): Shell {
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
      replaceToken: never,
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
    stopAskingForChanges: nothing,
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
