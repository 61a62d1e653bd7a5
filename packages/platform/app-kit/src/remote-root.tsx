import type { Locale } from '@domizil/domain'
import type { Messages } from '@domizil/federation/loading'
import type { RemoteMeta, ShellApi } from '@domizil/shell-api'
import { NavigationType, Route, Router, Routes } from '@domizil/app-kit/router'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './remote-root.module.css'
import { Texts } from './texts.tsx'
import { RemoteMountContext } from './remote-mount.ts'
import { ShellContext, useShell } from './shell-context.ts'
import { useOwnRoute } from './use-own-route.ts'

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
  loadMessages: (locale: Locale, timeoutMs: number) => Promise<Messages>
}

/** The providers around a remote's pages. Only the ShellApi is shared with the shell's React root. */
export function RemoteRoot({ shell, meta, routes, pages, loadMessages }: RemoteRootProps) {
  return (
    <ErrorBoundary shell={shell} meta={meta}>
      <RemoteContexts shell={shell} meta={meta} routes={routes}>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Texts load={loadMessages}>
            <RemotePages routes={routes} pages={pages} />
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

function RemotePages({ routes, pages }: Pick<RemoteRootProps, 'routes' | 'pages'>) {
  const shell = useShell()
  useEffect(() => shell.reportReady?.(), [shell])

  return (
    <Routes>
      {routes.map(({ path, page }) => {
        const Page = pages[page]
        return Page && <Route key={path} path={path} element={<Page />} />
      })}
    </Routes>
  )
}
