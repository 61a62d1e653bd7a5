import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { type MessageSources, messageLoader } from '@domizil/federation/loading'
import {
  type DrawPlace,
  type DrawQuestion,
  type RemoteMeta,
  type ServerRemote,
  SHELL_API_VERSION,
} from '@domizil/shell-api'
import type { ComponentType } from 'react'
import { RemoteRoot, type RemoteRoute } from '../remote-root.tsx'
import { toHtml } from './to-html.ts'

/** A page that the server draws. */
export interface DrawnPage {
  readonly component: ComponentType
  /** What its first view asks the backend; nothing, if left out. */
  readonly questions?: (place: DrawPlace) => readonly DrawQuestion[]
  /** Its texts beside those of the remote. */
  readonly messages?: MessageSources<Locale>
}

/** The drawn pages of a remote; it may have others, which the browser alone renders. */
export interface ServerRemoteDefinition {
  readonly name: string
  readonly version: string
  /** The content of the remote's `routes.json`. */
  readonly routes: readonly RemoteRoute[]
  readonly pages: Readonly<Record<string, DrawnPage>>
  readonly messages: MessageSources<Locale>
}

/** The server half of a remote: what its pages ask the backend, and their first view as HTML. */
export function defineServerRemote(definition: ServerRemoteDefinition): ServerRemote {
  const { name, version, routes, pages, messages } = definition
  const meta: RemoteMeta = { name, version, shellApi: SHELL_API_VERSION }
  const loadMessages = messageLoader(messages, DEFAULT_LOCALE)
  const components = Object.fromEntries(
    Object.entries(pages).map(([page, { component }]) => [page, component]),
  )
  const loadPageMessages = Object.fromEntries(
    Object.entries(pages).flatMap(([page, { messages: own }]) =>
      own ? [[page, messageLoader(own, DEFAULT_LOCALE)]] : [],
    ),
  )

  return {
    name,
    shellApi: SHELL_API_VERSION,
    questions: (page, place) => pages[page] && (pages[page].questions?.(place) ?? []),
    draw: (shell) =>
      toHtml(
        <RemoteRoot
          shell={shell}
          meta={meta}
          routes={routes}
          pages={components}
          loadMessages={loadMessages}
          loadPageMessages={loadPageMessages}
        />,
        name,
      ),
  }
}
