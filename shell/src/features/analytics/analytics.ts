import type { Readable, ShellRoute } from '@domizil/shell-api'
import { forgetTag, loadTag, sendPageView } from './tag.ts'

interface AnalyticsSources {
  /** The analytics account; null without analytics. */
  readonly id: string | null
  readonly consent: Readable<boolean>
  readonly route: Readable<ShellRoute>
  readonly nonce: string | undefined
}

/**
 * Counts page views while cookies are allowed. Nothing is loaded before that, and nothing ever without an account.
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

  /** Counts a page once: a changed filter or an opened section is not another page. */
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
