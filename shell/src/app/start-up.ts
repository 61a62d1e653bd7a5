import { adminPath, flatPath, searchPath } from '@domizil/links'
import type { Session } from '@domizil/shell-api'
import { reportVitals } from '../features/remotes/report-vitals.ts'
import { logWarning } from '../lib/console.ts'
import { loadOwnChunk } from '../lib/load-own-chunk.ts'
import { watchRestoredPages } from '../session/restored-pages.ts'
import type { Shell } from './create-shell.ts'
import { fetchAhead } from './prefetch.ts'

type StartingShell = Pick<
  Shell,
  'services' | 'apps' | 'favourites' | 'counters' | 'changes' | 'referenceData'
>

/** Loads data after the first render, and again after each sign-in or sign-out. */
export function startUp(shell: StartingShell): void {
  const { services, apps, favourites, counters, changes, referenceData } = shell
  const { session } = services.session
  let last: Session['status'] = 'loading'

  session.subscribe(() => {
    const { status } = session.get()
    if (status === last) return
    last = status
    void favourites.load()
    if (status === 'authenticated') {
      changes.start()
      void counters.refresh()
    } else {
      changes.stop()
      counters.clear()
    }
  })
  changes.changes.subscribe(() => void counters.refresh())

  // Other admins work at the same time: the counters are refreshed with each page of the back office.
  const { route } = services.history
  let page = route.get().location.pathname
  route.subscribe(() => {
    const { pathname } = route.get().location
    if (pathname !== page && pathname.startsWith(adminPath())) void counters.refreshWaiting()
    page = pathname
  })

  watchRestoredPages(services.session)
  // Signing in is possible from then on.
  services.shellApi.consent.subscribe(() => {
    if (services.shellApi.consent.get()) void services.session.start()
  })
  afterFirstPaint(() => {
    void services.session.start()
    void referenceData.load()
  })
  void startAnalytics(services)
  document.addEventListener('focusin', () => void startCleaning(), { once: true })
  void apps.then((loaded) =>
    setTimeout(
      () =>
        whenIdle(() => {
          for (const path of LIKELY_NEXT) fetchAhead(path, loaded)
          const { channel } = loaded
          if (channel) void measure({ channel, getShown: services.getShown, route })
        }),
      QUIET_MS,
    ),
  )
}

/** Loads what counts page views, where there is an account for it. */
async function startAnalytics({ facts, shellApi, history }: Shell['services']): Promise<void> {
  const id = facts.config.analyticsId
  if (id === null) return
  const analytics = await loadOwnChunk(
    'analytics',
    () => import(/* webpackChunkName: "analytics" */ '../features/analytics/analytics.ts'),
  ).catch(() => undefined)
  const { consent, nonce } = shellApi
  analytics?.startAnalytics({ id, consent, route: history.route, nonce })
}

/** Without it the server says what it refuses. */
async function startCleaning(): Promise<void> {
  const pastes = await loadOwnChunk(
    'clean-pastes',
    () => import(/* webpackChunkName: "clean-pastes" */ '../features/pastes/clean-pastes.ts'),
  ).catch(() => undefined)
  pastes?.cleanPastes()
}

/** What is only measured must not fail the page. */
async function measure(visit: Parameters<typeof reportVitals>[0]): Promise<void> {
  await reportVitals(visit).catch((error: unknown) => {
    if (navigator.onLine) logWarning('The page is not measured', error)
  })
}

/** Most visitors go on to the search, and from there to a flat. */
const LIKELY_NEXT = [searchPath(), flatPath(1)]
/** The current page's requests come first. */
const QUIET_MS = 3_000

function afterFirstPaint(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1_000 })
  else setTimeout(run, 200)
}

/** Without a time-out: a busy page prefetches nothing. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else run()
}
