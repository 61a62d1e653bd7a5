import type { Readable, ShellRoute } from '@domizil/shell-api'
import { forgetTag, loadTag, sendPageView } from './tag.ts'

interface AnalyticsSources {
  /** Who counts, as configured; null where nobody does. */
  readonly id: string | null
  readonly consent: Readable<boolean>
  readonly route: Readable<ShellRoute>
  readonly nonce: string | undefined
}

/**
 * Counts page views, from the moment in which cookies are allowed to the one in which they no longer are.
 * Before that nothing is fetched, and where nothing is configured nothing ever is.
 */
export function startAnalytics({ id, consent, route, nonce }: AnalyticsSources): void {
  if (id === null) return
  const tagId = id
  let isCounting = false
  let counted: string | undefined

  function follow(): void {
    if (consent.get() === isCounting) return
    isCounting = consent.get()
    counted = undefined
    if (!isCounting) return forgetTag(tagId)
    loadTag(tagId, nonce)
    count()
  }

  /** A page is counted once: a changed filter or an opened section is no other page. */
  function count(): void {
    const { pathname } = route.get().location
    if (!isCounting || pathname === counted) return
    counted = pathname
    sendPageView()
  }

  consent.subscribe(follow)
  route.subscribe(count)
  follow()
}
