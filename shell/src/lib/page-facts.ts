import type { Locale } from '@domizil/domain'
import {
  HOST,
  type HostVersions,
  type LocalRemotes,
  type OwnedRoute,
  type Problem,
  type RemoteFacts,
  type Route,
} from '@domizil/federation'
import type { PublicConfig } from '@domizil/shell-api'
import ownRoutes from '../../routes.json'

export const OWN_ROUTES = ownRoutes.map((route) => ({ ...route, owner: HOST }) as OwnedRoute)

/** A canary that a visit counts for, and the token that its reports bring. */
export interface VisitTrial {
  readonly id: string
  readonly visit: string
}

/** The versions of all remotes for this visitor, and their routes. */
export interface Apps {
  /** The channel that they come from; missing on a plain static host. */
  readonly channel?: string
  readonly remotes: readonly RemoteFacts[]
  readonly routes: readonly OwnedRoute[]
  /** Apps without a version that can be served, with its problems. */
  readonly failed: Readonly<Record<string, readonly Problem[]>>
  /** The running canaries that this visit counts for, by app. */
  readonly trials?: Readonly<Record<string, VisitTrial>>
  /** Remotes that the visitor's own machine serves, with its origin; never in production. */
  readonly local?: LocalRemotes
  /** What the shell provides to remotes; only beside `local`. */
  readonly provides?: HostVersions
}

/** The facts that the gateway writes into the page. */
export interface PageFacts {
  readonly locale: Locale
  readonly config: PublicConfig
  /** With `hash` the import map names only the scripts of the shell that this page needs in its language. */
  readonly shell: Pick<RemoteFacts, 'name' | 'version' | 'hash' | 'unchanged'>
  /** Null on a plain static host: the shell then resolves the registry itself. */
  readonly parts: Apps | null
  /** The day for which the page was drawn, `YYYY-MM-DD`; left out of a page that was not drawn. */
  readonly drawnOn?: string
  /** Whether demo data is still being loaded; left out otherwise. */
  readonly isDemoLoading?: boolean
  /** All published versions, where visitors may override them; else null. */
  readonly versions: Readonly<Record<string, readonly string[]>> | null
}

/**
 * Reads the facts in the page.
 * @throws {Error} if there are none: the shell cannot start then.
 */
export function readPageFacts(): PageFacts {
  const text = document.getElementById('page-facts')?.textContent
  if (!text) throw new Error('the page holds no facts')
  return withRoutes(JSON.parse(text) as WrittenFacts)
}

/** The facts as the gateway writes them: each remote with its routes, and none of the shell's. */
export interface WrittenFacts extends Omit<PageFacts, 'parts'> {
  readonly parts:
    | (Omit<Apps, 'remotes' | 'routes'> & {
        readonly remotes: readonly (RemoteFacts & { readonly routes: readonly Route[] })[]
      })
    | null
}

/** The facts with the routes of all apps in one list. */
export function withRoutes({ parts, ...facts }: WrittenFacts): PageFacts {
  const ofRemotes = parts?.remotes.flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, owner: name })),
  )
  return { ...facts, parts: parts && { ...parts, routes: [...OWN_ROUTES, ...(ofRemotes ?? [])] } }
}

/** The channel of this page, and the running canaries that the visit counts for, by app. */
export function readVisit(): {
  readonly channel: string
  readonly trials: Readonly<Record<string, VisitTrial>>
} {
  const text = document.getElementById('page-facts')?.textContent
  const parts = text ? (JSON.parse(text) as PageFacts).parts : null
  // A plain static host serves one channel.
  return { channel: parts?.channel ?? 'production', trials: parts?.trials ?? {} }
}

/** The nonce for this page's style elements. Read from the property: browsers hide the attribute. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
}
