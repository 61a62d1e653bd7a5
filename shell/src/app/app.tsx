import { ShellContext } from '@domizil/app-kit/query'
import { useReadable } from '@domizil/app-kit/readable'
import { NavigationType, Router } from '@domizil/app-kit/router'
import { type Locale, localePath, LOCALES } from '@domizil/domain'
import { ChunkError } from '@domizil/federation/loading'
import type { Readable, ShellRoute } from '@domizil/shell-api'
import {
  Component,
  type ReactNode,
  StrictMode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IntlProvider } from 'react-intl'
import { CookieBanner } from '../features/consent/cookie-banner.tsx'
import { DemoNote } from '../features/demo/demo-note.tsx'
import { EnvironmentBanner } from '../features/environment/environment-banner.tsx'
import { ErrorDialog } from '../features/error-dialog/error-dialog.tsx'
import { FirstFavourite } from '../features/favourites/first-favourite.tsx'
import { NewVersionNote } from '../features/new-version/new-version-note.tsx'
import { NoticeCorner } from '../features/notices/notice-corner.tsx'
import { OfflineNotice } from '../features/offline/offline-notice.tsx'
import { DeletionNotice } from '../features/profile/deletion-notice.ts'
import { ProfileCorner } from '../features/profile/profile-corner.tsx'
import { ProgressBar } from '../features/progress/progress-bar.tsx'
import { logError } from '../lib/console.ts'
import { ServicesContext } from '../lib/services.ts'
import type { Shell } from './create-shell.ts'
import { loadMessages } from './messages.ts'
import { RoutedPage } from './routed-page.tsx'
import { holdScroll } from '../lib/hold-scroll.ts'
import { readScrollPositions, saveScrollPositions } from '../lib/scroll-positions.ts'

/** A page without a heading by then leaves the focus where it is. */
const SCROLL_PATIENCE_MS = 8_000
const VISITOR_ACTIONS = ['pointerdown', 'keydown']

const FADE_MS = 180

/** The last resort: if the frame itself fails, the boot script shows a plain message. */
class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logError(error)
    if (error instanceof ChunkError) window.domizilBoot.failed(`chunk:${error.chunk}`)
    else window.domizilBoot.crashed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const ACTION = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const

export function App({ shell }: { shell: Shell }) {
  return (
    <StrictMode>
      <RootBoundary>
        <ServicesContext value={shell.services}>
          <ShellContext value={shell.services.shellApi}>
            <Site shell={shell} />
          </ShellContext>
        </ServicesContext>
      </RootBoundary>
    </StrictMode>
  )
}

function Site({ shell }: { shell: Shell }) {
  const { history, language, facts } = shell.services
  const { location, action } = useReadable(history.route)
  // The page keeps its language until the texts of the new one are loaded.
  const locale = useDeferredValue(useReadable(language.locale))
  const messages = use(loadMessages(locale, facts.config.loadTimeoutMs))
  useDocumentLanguage(locale, history.route, facts.config.publicUrl)
  useScrollPosition(history.route)
  usePageFade(location.pathname)
  const announced = useAnnouncedPage(history.route)
  useEffect(() => window.domizilBoot.started(), [])

  return (
    <IntlProvider locale={locale} messages={messages}>
      <Router
        location={location}
        navigator={history.navigator}
        navigationType={NavigationType[ACTION[action]]}
      >
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <ProgressBar progress={shell.progress} />
        <EnvironmentBanner />
        <DemoNote />
        <NewVersionNote />
        <RoutedPage apps={facts.parts ?? shell.apps} />
        <ProfileCorner />
        <CookieBanner consent={shell.consent} />
        <OfflineNotice />
        <FirstFavourite />
        <DeletionNotice />
        <NoticeCorner control={shell.notices} />
        <ErrorDialog errors={shell.unhandledErrors} />
      </Router>
    </IntlProvider>
  )
}

/** Updates the document's language, canonical URL and alternates while pages change. */
function useDocumentLanguage(locale: Locale, route: Readable<ShellRoute>, publicUrl: string): void {
  const { pathname } = useReadable(route).location
  const place = localePath(locale, pathname)
  const firstPlace = useRef(place)

  // Before the next page updates the head: its effects run later.
  useLayoutEffect(() => {
    if (place !== firstPlace.current) for (const tag of tagsOfAddress()) tag.remove()
  }, [place])

  useEffect(() => {
    const address = (language: Locale) => publicUrl + localePath(language, pathname)
    document.documentElement.lang = locale
    setHref('link[rel="canonical"]', address(locale))
    for (const one of LOCALES) setHref(`link[rel="alternate"][hreflang="${one}"]`, address(one))
    setHref('link[rel="alternate"][hreflang="x-default"]', address('en'))
  }, [locale, pathname, publicUrl])
}

/** The server's tags for link previews and robots are valid for the requested URL only. */
function tagsOfAddress(): NodeListOf<Element> {
  return document.head.querySelectorAll(
    'meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]',
  )
}

function setHref(selector: string, href: string): void {
  document.querySelector(selector)?.setAttribute('href', href)
}

/** Fades a new page in, except the first one and with reduced motion. */
function usePageFade(path: string): void {
  const shown = useRef(path)

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document
      .getElementById('main')
      ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
  }, [path])
}

/**
 * Moves the focus to the heading of each new page, and returns the page's title for a live region. Without it the focus
 * would fall to the body with the link that was pressed. After an action of the visitor, and in a dialog, the focus
 * stays.
 */
export function useAnnouncedPage(route: Readable<ShellRoute>): string {
  const [title, setTitle] = useState('')

  useEffect(() => {
    let path = route.get().location.pathname
    let stop = () => {}
    // Runs before the new page is rendered: its heading has to be distinguished from the previous one.
    const unsubscribe = route.subscribe(() => {
      const { pathname } = route.get().location
      if (pathname === path) return
      path = pathname
      stop()
      stop = whenNextHeading((heading) => {
        if (!document.activeElement?.closest('dialog, [role="dialog"]')) focusOn(heading)
        setTitle(document.title)
      })
    })

    return () => {
      unsubscribe()
      stop()
    }
  }, [route])

  return title
}

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Calls `run` with the first heading of the content that is not the one of now. Returns how to stop waiting. */
function whenNextHeading(run: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('#main h1')
  const previous = find()
  const previousText = previous?.textContent

  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of VISITOR_ACTIONS) document.removeEventListener(type, stop, true)
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading || (heading === previous && heading.textContent === previousText)) return
    stop()
    run(heading)
  })
  const timer = setTimeout(stop, SCROLL_PATIENCE_MS)

  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  for (const type of VISITOR_ACTIONS) document.addEventListener(type, stop, true)
  return stop
}

/** Scrolls a new page to its top or hash, and restores the position of a page that is visited again. */
function useScrollPosition(route: Readable<ShellRoute>): void {
  const { location, action } = useReadable(route)
  const [positions] = useState(readScrollPositions)
  const shown = useRef(location)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => saveScrollPositions(positions)
    window.addEventListener('pagehide', keep)

    return () => window.removeEventListener('pagehide', keep)
  }, [positions])

  // Before the new page is scrolled: the event would overwrite the position of the previous page.
  useLayoutEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })

    return () => window.removeEventListener('scroll', remember)
  }, [positions, location.key])

  useLayoutEffect(() => {
    const before = shown.current
    const isNewPage = before.pathname !== location.pathname
    shown.current = location
    // A drawn page is hydrated without the hash, to which the browser has scrolled already.
    if (action === 'POP' && location.hash === '' && window.location.hash !== '') return
    const left = action === 'POP' ? positions.get(location.key) : undefined
    // A step within the page does not scroll, and neither does the way back to it.
    if (!isNewPage && action !== 'POP') {
      // The event of the last scrolling may be still to come.
      for (const { key } of [before, location]) positions.set(key, window.scrollY)
    }
    if (left !== undefined) return restore(left)
    if (location.hash) return scrollToAnchor(location.hash)
    // Set once: later scrolling is the user's.
    if (isNewPage || action === 'POP') window.scrollTo(0, 0)
  }, [positions, location, action])
}

function scrollToAnchor(hash: string): void {
  const id = decode(hash.slice(1))

  holdScroll(() => {
    const anchor = document.getElementById(id)
    const before = window.scrollY
    anchor?.scrollIntoView()
    return anchor !== null && window.scrollY === before
  })
}

function restore(top: number): void {
  holdScroll(
    () => {
      if (Math.abs(window.scrollY - top) <= 2) return true
      window.scrollTo(0, top)
      return false
    },
    () => {
      const isWaiting = isLoading() && document.documentElement.scrollHeight - window.innerHeight < top
      // The end of a page that is short until its data are there is the footer.
      if (isWaiting) window.scrollTo(0, 0)
      return isWaiting
    },
  )
}

function isLoading(): boolean {
  return document.querySelector('main :is([aria-busy="true"], [data-loading])') !== null
}

/** A stray percent sign must not throw. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
