import { useOnceOnline } from '@domizil/app-kit/query'
import { useReadable } from '@domizil/app-kit/readable'
import { useSay } from '@domizil/app-kit/say'
import { HOST, match, type OwnedRoute } from '@domizil/federation'
import { ChunkError } from '@domizil/federation/loading'
import { Spinner } from '@domizil/ui/parts'
import { Component, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { RemoteHost } from '../features/remotes/remote-host.tsx'
import { logError } from '../lib/console.ts'
import type { Apps } from '../lib/page-facts.ts'
import { ServicesContext, useServices } from '../lib/services.ts'
import { BrokenErrorPage } from '../pages/broken-error-page.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { ErrorPageFailure } from '../pages/error-page-guard.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { useIsOnline } from '../features/offline/use-is-online.ts'
import { Layout } from './layouts/layout.tsx'
import { OWN_PAGES } from './own-pages.ts'
import { Ready } from './ready.tsx'

interface LastBoundaryProps {
  /** A changed path resets the boundary. */
  path: string
  children: ReactNode
}

interface LastBoundaryState {
  readonly path: string
  readonly failure?: { readonly error: unknown } | undefined
}

/** Above the layouts: if the error page itself fails, a minimal page replaces it in a minimal layout. */
export class LastBoundary extends Component<LastBoundaryProps, LastBoundaryState> {
  override state: LastBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Pick<LastBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ErrorPageFailure) logError(error)
  }

  static getDerivedStateFromProps({ path }: LastBoundaryProps, state: LastBoundaryState) {
    return path === state.path ? null : { path, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    // Errors of the frame are handled by the root boundary.
    if (!(failure.error instanceof ErrorPageFailure)) throw failure.error

    return (
      <Layout name="default">
        <BrokenErrorPage details={failure.error.message} />
      </Layout>
    )
  }
}

/** The page of the current path in its layout: the frame is rendered while the apps are loaded. */
export function RoutedPage({ apps }: { apps: Apps | Promise<Apps> }) {
  const { pathname } = useReadable(useServices().history.route).location

  return (
    <LastBoundary path={pathname}>
      <Suspense
        fallback={
          <Layout name="general">
            <Loading />
          </Layout>
        }
      >
        <PageInLayout apps={apps} />
      </Suspense>
    </LastBoundary>
  )
}

function PageInLayout({ apps }: { apps: Apps | Promise<Apps> }) {
  const { history } = useServices()
  const { pathname } = useReadable(history.route).location
  const { routes, failed } = apps instanceof Promise ? use(apps) : apps
  const found = match(pathname, routes)
  if (!found) {
    return (
      <Layout name="general">
        {Object.keys(failed).length > 0 ? <AppFailure /> : <NotFoundPage />}
        <Ready />
      </Layout>
    )
  }

  if (!isKnownAccess(found.route.access)) {
    return (
      <Layout name="general">
        <ErrorPage status={500} message={UNKNOWN_MIDDLEWARE} />
        <Ready />
      </Layout>
    )
  }

  return (
    <Layout name={found.route.layout}>
      <PageBoundary key={found.route.owner === HOST ? pathname : found.route.owner}>
        <OwnedPage route={found.route} />
      </PageBoundary>
    </Layout>
  )
}

/** The catalogue's message (specification, section 8). */
const UNKNOWN_MIDDLEWARE = 'Unknown middleware'
const KNOWN_ACCESS: readonly string[] = ['open', 'user', 'admin']

/** The access of a page comes from its release: one newer than this shell may use unknown values. */
function isKnownAccess(access: string): boolean {
  return KNOWN_ACCESS.includes(access)
}

function OwnedPage({ route }: { route: OwnedRoute }) {
  if (route.owner !== HOST) return <RemotePage name={route.owner} />

  const Page = OWN_PAGES[route.page]
  return (
    <Suspense fallback={<Loading />}>
      {Page ? <Page /> : <NotFoundPage />}
      <Ready />
    </Suspense>
  )
}

function Loading() {
  return <Spinner label={useIntl().formatMessage({ id: 'page.loading' })} />
}

/** A remote, or the error page in its place, until a retry or another path. */
function RemotePage({ name }: { name: string }) {
  const { history } = useServices()
  const { pathname } = useReadable(history.route).location
  const [failedAt, setFailedAt] = useState<string>()
  const handleFail = useCallback(() => setFailedAt(history.route.get().location.pathname), [history])

  if (failedAt === pathname) return <AppFailure onRetry={() => setFailedAt(undefined)} />
  return (
    <>
      <RemoteHost key={name} name={name} onFail={handleFail} />
      <Ready isWhole={false} />
    </>
  )
}

interface PageBoundaryState {
  error?: unknown
}

/** Keeps the frame alive when a page of the shell fails. A missing chunk reloads the page once. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: PageBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.context?.pageFailed(error)
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    // Retries the chunk; another failure is reported to the guard, which reloads the page if it is online.
    if (this.state.error instanceof ChunkError) {
      return <AppFailure onRetry={() => this.setState({ error: undefined })} />
    }
    const message = this.state.error instanceof Error ? this.state.error.message : ''

    return <ErrorPage status={500} message={message} />
  }
}

/** Replaces a page whose files could not be loaded, with a button to retry. It retries by itself once it is online. */
export function AppFailure({ onRetry }: { onRetry?: () => void }) {
  const say = useSay()
  const isOnline = useIsOnline()
  useOnceOnline(onRetry)

  return (
    <ErrorPage
      status={500}
      {...(!isOnline && { title: say('error.offlineTitle') })}
      message={say(isOnline ? 'error.remote' : 'error.offline')}
      {...(onRetry && { onRetry })}
    />
  )
}
