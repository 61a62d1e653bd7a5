import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { type MessageSources, messageLoader, settledWithin } from '@domizil/federation/loading'
import type { RemoteLifecycles, RemoteMeta, RemoteModule, RemoteProps, ShellApi } from '@domizil/shell-api'
import { SHELL_API_VERSION } from '@domizil/shell-api'
import * as React from 'react'
import { matchPath } from '@domizil/app-kit/router'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
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
}

/**
 * Makes a remote of its pages: single-spa lifecycles that mount them in a separate React root.
 * @throws {Error} when a route names a page that is missing.
 */
export function defineRemote({ name, version, routes, pages, messages }: RemoteDefinition): RemoteModule {
  const missing = routes.find(({ page }) => !pages[page])
  if (missing) throw new Error(`${name} has no page "${missing.page}" for ${missing.path}`)

  const meta: RemoteMeta = { name, version, shellApi: SHELL_API_VERSION }
  const loadMessages = messageLoader(messages, DEFAULT_LOCALE)

  function Root({ shell }: RemoteProps) {
    return <RemoteRoot shell={shell} meta={meta} routes={routes} pages={pages} loadMessages={loadMessages} />
  }

  const lifecycles: RemoteLifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: {
      createRoot: (place: HTMLElement) =>
        'drawn' in place.dataset ? takeOver(place, name) : createRoot(place),
    },
    rootComponent: Root,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true, // the boundary is inside Root, where single-spa does not look
  })

  /** Loads the texts and the code of the requested page before the first render. */
  function prepare(shell: ShellApi): Promise<void> {
    const { pathname } = shell.route.get().location
    const page = routes.find(({ path }) => matchPath(path, pathname))?.page
    return settledWithin([
      loadMessages(shell.locale.get(), shell.config.loadTimeoutMs),
      page && pages[page]?.preload(shell, meta),
    ])
  }

  return {
    lifecycles: {
      ...lifecycles,
      bootstrap: async (props: RemoteProps) => {
        await prepare(props.shell)
        await lifecycles.bootstrap(props)
      },
    },
    meta,
  }
}

/** A root that hydrates what the server has drawn, with the interface of a new one. */
function takeOver(place: Element, name: string): ReactDOMClient.Root {
  let root: ReactDOMClient.Root | undefined

  return {
    render: (content) =>
      React.startTransition(() => {
        if (root) root.render(content)
        else root = hydrate(place, content, name)
      }),
    unmount: () => root?.unmount(),
  }
}

/** In a transition React waits for suspended content that is nearly loaded instead of committing the fallback. */
function createRoot(place: Element): ReactDOMClient.Root {
  const root = ReactDOMClient.createRoot(place)
  return {
    ...root,
    render: (content) => React.startTransition(() => root.render(content)),
    unmount: () => root.unmount(),
  }
}
