import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { type MessageSources, messageLoader, settledWithin } from '@domizil/federation/loading'
import type { RemoteMeta, RemoteModule, RemoteProps, ShellApi } from '@domizil/shell-api'
import { SHELL_API_VERSION } from '@domizil/shell-api'
import { matchRoute } from '@domizil/app-kit/router'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { hydrate } from './hydrate.ts'
import type { Chunk } from './lazy-chunk.tsx'
import { RemoteRoot, type RemoteRoute } from './remote-root.tsx'

/** What a remote declares about itself. */
export interface RemoteDefinition {
  name: string
  version: string
  /** The content of the remote's `routes.json`, as its release publishes it. */
  routes: readonly RemoteRoute[]
  /** The component of each page that the routes name. */
  pages: Readonly<Record<string, Chunk>>
  messages: MessageSources<Locale>
  /** The texts that single pages have beside those of the remote, by the names in the routes. */
  pageMessages?: Readonly<Record<string, MessageSources<Locale>>>
}

/**
 * Makes a remote of its pages: the lifecycles of single-spa, which mount them in a separate React root.
 * @throws {Error} when a route names a page that is missing.
 */
export function defineRemote({
  name,
  version,
  routes,
  pages,
  messages,
  pageMessages = {},
}: RemoteDefinition): RemoteModule {
  const missing = routes.find(({ page }) => !pages[page])
  if (missing) throw new Error(`${name} has no page "${missing.page}" for ${missing.path}`)

  const meta: RemoteMeta = { name, version, shellApi: SHELL_API_VERSION }
  const texts = {
    loadMessages: messageLoader(messages, DEFAULT_LOCALE),
    loadPageMessages: Object.fromEntries(
      Object.entries(pageMessages).map(([page, sources]) => [page, messageLoader(sources, DEFAULT_LOCALE)]),
    ),
  }

  const roots = new Map<string, Root>()

  function Remote({ shell, onMounted }: RemoteProps & { onMounted: () => void }) {
    useEffect(onMounted, [onMounted])
    return <RemoteRoot shell={shell} meta={meta} routes={routes} pages={pages} {...texts} />
  }

  /** Loads the texts and the code of the requested page before the first render. */
  function prepare(shell: ShellApi): Promise<void> {
    const { pathname } = shell.route.get().location
    const page = matchRoute(pathname, routes)?.route.page
    const place = [shell.locale.get(), shell.config.loadTimeoutMs] as const
    return settledWithin([
      texts.loadMessages(...place),
      page && texts.loadPageMessages[page]?.(...place),
      page && pages[page]?.preload(shell, meta),
    ])
  }

  return {
    lifecycles: {
      bootstrap: ({ shell }) => prepare(shell),
      mount: (props) =>
        new Promise<void>((resolve) => {
          const content = <Remote {...props} onMounted={resolve} />
          // In a transition React waits for suspended content that is nearly loaded instead of committing the fallback.
          startTransition(() => {
            roots.set(props.name, rootIn(props.domElement, content, name))
          })
        }),
      async unmount(props) {
        roots.get(props.name)?.unmount()
        roots.delete(props.name)
      },
    },
    meta,
  }
}

/** Renders the content in an element, or takes over what the server has drawn there. */
function rootIn(place: HTMLElement, content: ReactNode, name: string): Root {
  if ('drawn' in place.dataset) return hydrate(place, content, name)

  const root = createRoot(place)
  root.render(content)
  return root
}
