import { adminPath, flatPath, searchPath } from '@domizil/links'
import type { Session } from '@domizil/shell-api'
import { startAnalytics } from '../features/analytics/analytics.ts'
import type { Shell } from './create-shell.ts'

type StartingShell = Pick<Shell, 'services' | 'parts' | 'favourites' | 'counters' | 'referenceData'>

/** What is loaded once the first page is on the screen, and again whenever somebody signs in or out. */
export function startUp({ services, parts, favourites, counters, referenceData }: StartingShell): void {
  const { session } = services.session
  let last: Session['status'] = 'loading'

  session.subscribe(() => {
    const { status } = session.get()
    if (status === last) return
    last = status
    void favourites.load()
    if (status === 'authenticated') void counters.refresh()
    else counters.clear()
  })

  // Others work in the back office as well: what waits there is asked again with each of its pages.
  const { route } = services.history
  let page = route.get().location.pathname
  route.subscribe(() => {
    const { pathname } = route.get().location
    if (pathname !== page && pathname.startsWith(adminPath())) void counters.refreshWaiting()
    page = pathname
  })

  afterFirstPaint(() => {
    void services.session.start()
    void referenceData.load()
  })
  startAnalytics({
    id: services.facts.config.analyticsId,
    consent: services.shellApi.consent,
    route,
    nonce: services.shellApi.nonce,
  })
  void parts.then(() =>
    setTimeout(() => whenIdle(() => LIKELY_NEXT.forEach(services.shellApi.prefetch)), QUIET_MS),
  )
}

/** Most visitors go on to the search, and from there to a flat. */
const LIKELY_NEXT = [searchPath(), flatPath(1)]
/** What the present page still fetches comes first. */
const QUIET_MS = 3_000

function afterFirstPaint(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1_000 })
  else setTimeout(run, 200)
}

/** Without a limit: a page that is busy all the time does without. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else run()
}
