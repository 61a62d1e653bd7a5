import { matchRoute, NavigationType, Route, Router, Routes } from '@domizil/app-kit/router'
import { ChunkError, type LoadMessages } from '@domizil/federation/loading'
import type { Locale } from '@domizil/domain'
import type { Readable, RemoteMeta, ShellApi, ShellRoute } from '@domizil/shell-api'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useReadable } from './readable.ts'
import { RemoteMountContext } from './remote-mount.ts'
import { ShellContext, useShell } from './shell-context.ts'
import { OwnTexts, Texts } from './texts.tsx'

interface ErrorBoundaryProps {
  shell: ShellApi
  meta: RemoteMeta
  children?: ReactNode
}

/** Contains a crash within the remote and reports it to the shell, which shows the error page in its frame. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { shell, meta } = this.props
    const origin = { remote: meta.name, version: meta.version }

    if (error instanceof ChunkError)
      shell.reportError(error, { ...origin, phase: 'chunk', chunk: error.chunk })
    else shell.reportError(error, { ...origin, phase: 'render' })
    // A remote in work is no longer in the page then: its next change would reach nothing.
    import.meta.webpackHot?.addStatusHandler((status) => status === 'idle' && window.location.reload())
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const ACTION = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const

/** One route of a remote: the path pattern and the name of its page. */
export interface RemoteRoute {
  readonly path: string
  readonly page: string
}

export interface RemoteRootProps {
  shell: ShellApi
  meta: RemoteMeta
  routes: readonly RemoteRoute[]
  pages: Readonly<Record<string, ComponentType>>
  loadMessages: LoadMessages<Locale>
  /** For the pages with separate texts. */
  loadPageMessages?: Readonly<Record<string, LoadMessages<Locale>>>
}

/** Reserves room for the page that is loading, so that the footer does not jump. A style sheet would be one more request of each page. */
const WAITING = { minHeight: '70vh' }

/** The providers around a remote's pages. Only the ShellApi is shared with the shell's React root. */
export function RemoteRoot({ shell, meta, loadMessages, ...rest }: RemoteRootProps) {
  return (
    <ErrorBoundary shell={shell} meta={meta}>
      <RemoteContexts shell={shell} meta={meta} routes={rest.routes}>
        <Suspense fallback={<div style={WAITING} aria-busy="true" />}>
          <Texts load={loadMessages}>
            <RemotePages {...rest} />
          </Texts>
        </Suspense>
      </RemoteContexts>
    </ErrorBoundary>
  )
}

interface RemoteContextsProps {
  shell: ShellApi
  meta: RemoteMeta
  /** What the remote answers; left out, all paths. */
  routes?: readonly RemoteRoute[]
  children: ReactNode
}

/** The providers of shell, mount and router, the same for every remote. */
export function RemoteContexts({ shell, meta, routes, children }: RemoteContextsProps) {
  const route = useOwnRoute(shell.route, routes)
  const [mount] = useState(() => ({ meta, chunks: new Map() }))
  if (!route) return null

  return (
    <ShellContext value={shell}>
      <RemoteMountContext value={mount}>
        <Router
          location={route.location}
          navigator={shell.navigator}
          navigationType={NavigationType[ACTION[route.action]]}
        >
          {children}
        </Router>
      </RemoteMountContext>
    </ShellContext>
  )
}

function RemotePages({
  routes,
  pages,
  loadPageMessages = {},
}: Pick<RemoteRootProps, 'routes' | 'pages' | 'loadPageMessages'>) {
  const shell = useShell()
  useEffect(() => shell.reportReady?.(), [shell])

  return (
    <Routes>
      {routes.map(({ path, page }) => {
        const Page = pages[page]
        const load = loadPageMessages[page]
        const element =
          Page &&
          (load ? (
            <OwnTexts of={page} load={load}>
              <Page />
            </OwnTexts>
          ) : (
            <Page />
          ))
        return element && <Route key={path} path={path} element={element} />
      })}
    </Routes>
  )
}

/**
 * The remote's current location. An address that another app answers is ignored: the remote stays where it
 * was until the shell unmounts it. Undefined if the visitor had navigated away before the remote was loaded.
 */
export function useOwnRoute(
  shellRoute: Readable<ShellRoute>,
  routes?: readonly { readonly path: string }[],
): ShellRoute | undefined {
  const route = useReadable(shellRoute)
  const isOwn = !routes || matchRoute(route.location.pathname, routes) !== undefined
  const [own, setOwn] = useState(isOwn ? route : undefined)
  if (isOwn && own !== route) setOwn(route)

  return isOwn ? route : own
}
