import { flatPath, searchPath } from '@domizil/links'
import { startAnalytics } from '../features/analytics/analytics.ts'
import { cleanPastes } from '../features/pastes/clean-pastes.ts'
import { reportVitals } from '../features/remotes/report-vitals.ts'
import type { Apps } from '../lib/page-facts.ts'
import type { Shell } from './create-shell.ts'
import { appOf, mayPrefetch } from './prefetch.ts'

/** Most visitors go on to the search, and from there to a flat. */
const LIKELY_NEXT = [searchPath(), flatPath(1)]

/** What no page waits for. `opened` is the path that the visit began with. */
export async function startLateWork(
  { services, apps }: Pick<Shell, 'services' | 'apps'>,
  opened: string,
): Promise<void> {
  const { facts, shellApi, history, getShown } = services
  const { consent, nonce } = shellApi
  cleanPastes()
  startAnalytics({ id: facts.config.analyticsId, consent, route: history.route, nonce })

  const loaded = await apps
  for (const path of LIKELY_NEXT) fetchAhead(path, loaded)
  const { channel } = loaded
  const remote = appOf(opened, loaded)?.remote?.name
  if (channel && remote) reportVitals({ channel, remote, getShown, route: history.route })
}

/** Fetches the entry of the app that answers a path, and runs nothing: the visitor may go there. */
export function fetchAhead(path: string, apps: Apps): void {
  const { remote } = appOf(path, apps) ?? {}
  if (!remote || remote.source === 'local' || !mayPrefetch()) return

  const address = CSS.escape(remote.entry)
  if (document.head.querySelector(`link[href="${address}"], script[src="${address}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', href: remote.entry, as: 'script', crossOrigin: 'anonymous' })
  document.head.append(link)
}
