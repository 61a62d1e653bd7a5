import { ShellContext } from '@domizil/app-kit/query'
import { NavigationType, Router } from '@domizil/app-kit/router'
import { StrictMode, use, useDeferredValue, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { CookieBanner } from '../features/consent/cookie-banner.tsx'
import { DemoNote } from '../features/demo/demo-note.tsx'
import { EnvironmentBanner } from '../features/environment/environment-banner.tsx'
import { ErrorDialog } from '../features/error-dialog/error-dialog.tsx'
import { NewVersionNote } from '../features/new-version/new-version-note.tsx'
import { NoticeCorner } from '../features/notices/notice-corner.tsx'
import { FirstFavourite } from '../features/favourites/first-favourite.tsx'
import { OfflineNotice } from '../features/offline/offline-notice.tsx'
import { DeletionNotice } from '../features/profile/deletion-notice.ts'
import { ProfileCorner } from '../features/profile/profile-corner.tsx'
import { ProgressBar } from '../features/progress/progress-bar.tsx'
import { ServicesContext } from '../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import type { Shell } from './create-shell.ts'
import { loadMessages } from './messages.ts'
import { RootBoundary } from './root-boundary.tsx'
import { RoutedPage } from './routed-page.tsx'
import { useAnnouncedPage } from './use-announced-page.ts'
import { useDocumentLanguage } from './use-document-language.ts'
import { usePageFade } from './use-page-fade.ts'
import { useScrollPosition } from './use-scroll-position.ts'

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
