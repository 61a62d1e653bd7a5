import type { Readable, ShellRoute } from '@domizil/shell-api'

const TAG_URL = 'https://www.googletagmanager.com/gtag/js'

interface TagWindow {
  dataLayer?: unknown[]
  [disabled: `ga-disable-${string}`]: boolean
}

const tagWindow = window as unknown as TagWindow

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

/** Loads the tag once per visit. It sends nothing by itself. */
function loadTag(id: string, nonce: string | undefined): void {
  tagWindow[`ga-disable-${id}`] = false
  if (tagWindow.dataLayer) return

  tagWindow.dataLayer = []
  tell('js', new Date())
  tell('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_URL}?id=${encodeURIComponent(id)}`
  if (nonce) script.nonce = nonce
  document.head.append(script)
}

/** Sends a page view without the query, which contains search terms. */
function sendPageView(): void {
  tell('event', 'page_view', { page_location: window.location.origin + window.location.pathname })
}

/** Disables the tag, which cannot be unloaded, and deletes its cookies. */
function forgetTag(id: string): void {
  tagWindow[`ga-disable-${id}`] = true
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')) {
    if (/^_ga(_|$)/.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}

/** The tag requires the arguments object itself: an array does not work. */
function tell(..._what: unknown[]): void {
  tagWindow.dataLayer?.push(arguments)
}
