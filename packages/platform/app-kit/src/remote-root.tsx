import type { Locale } from '@domizil/domain'
import type { Messages } from '@domizil/federation/loading'
import type { RemoteMeta, ShellApi } from '@domizil/shell-api'
import { NavigationType, Route, Router, Routes } from '@domizil/app-kit/router'
import { createStore, Provider } from 'jotai'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './remote-root.module.css'
import { Texts } from './texts.tsx'
import { RemoteMountContext } from './remote-mount.ts'
import { mountedShellAtom } from './shell-atom.ts'
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
      <RemoteContexts shell={shell} meta={meta} paths={routes.map(({ path }) => path)}>
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
  /** The path patterns that the remote answers; left out, all paths. */
  paths?: readonly string[]
  children: ReactNode
}

const EVERYWHERE = ['*']

/** The providers of shell, store and router, the same for every remote. */
export function RemoteContexts({ shell, meta, paths = EVERYWHERE, children }: RemoteContextsProps) {
  const route = useOwnRoute(shell.route, paths)
  const [mount] = useState(() => ({ meta, chunks: new Map() }))
  const [store] = useState(() => {
    const created = createStore()
    created.set(mountedShellAtom, shell)
    return created
  })
  if (!route) return null

  return (
    <ShellContext value={shell}>
      <RemoteMountContext value={mount}>
        <Provider store={store}>
          <Router
            location={route.location}
            navigator={shell.navigator}
            navigationType={NavigationType[ACTION[route.action]]}
          >
            {children}
          </Router>
        </Provider>
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
