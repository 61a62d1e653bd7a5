import { adminPath } from '@domizil/links'
import type { Session } from '@domizil/shell-api'
import { logWarning } from '../lib/console.ts'
import { loadOwnChunk } from '../lib/load-own-chunk.ts'
import { watchRestoredPages } from '../session/restored-pages.ts'
import type { Shell } from './create-shell.ts'

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
  const opened = route.get().location.pathname
  let page = opened
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

  let isLate = false
  const startLate = () => {
    if (!isLate) void loadLateWork(shell, opened)
    isLate = true
  }
  if (services.facts.config.analyticsId !== null) startLate()
  // What is pasted into a field may have to be cleaned.
  document.addEventListener('focusin', startLate, { once: true })
  void apps.then(() => setTimeout(() => whenIdle(startLate), QUIET_MS))
}

/** Without it the page works. */
async function loadLateWork(shell: StartingShell, opened: string): Promise<void> {
  try {
    const late = await loadOwnChunk(
      'late-work',
      () => import(/* webpackChunkName: "late-work" */ './late-work.ts'),
    )
    await late.startLateWork(shell, opened)
  } catch (error: unknown) {
    if (navigator.onLine) logWarning('The page is not measured', error)
  }
}

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
