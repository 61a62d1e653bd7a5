import { ShellContext } from '@domizil/app-kit/query'
import { useReadable } from '@domizil/app-kit/readable'
import { NavigationType, Router } from '@domizil/app-kit/router'
import { LOCALES, type Locale, localePath } from '@domizil/domain'
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
import { useAnnouncedPage } from './use-announced-page.ts'
import { useScrollPosition } from './use-scroll-position.ts'

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
