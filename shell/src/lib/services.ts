import type { Readable, RemoteModule, ShellApi } from '@domizil/shell-api'
import { createContext, useContext } from 'react'
import type { ReloadGuard } from '../boot/reload-guard.ts'
import type { SessionControl } from '../session/session.ts'
import type { Locale } from '@domizil/domain'
import type { LocalizedHistory } from './history.ts'
import type { PageFacts } from './page-facts.ts'
import type { ProfileRequests } from './profile-request.ts'

/** The first view of a remote. Its HTML is known while drawing; in the browser it stands in the page. */
export interface DrawnRemote {
  readonly name: string
  readonly html: string
}

/** The services that the shell's components share: created at start-up, provided by React context. */
export interface Services {
  readonly facts: PageFacts
  readonly history: LocalizedHistory
  readonly language: { readonly locale: Readable<Locale>; choose(locale: Locale): void }
  readonly session: SessionControl
  /** The requests of the profile dialog. */
  readonly profile: ProfileRequests
  readonly shellApi: ShellApi
  readonly guard: ReloadGuard
  readonly failures: { subscribe(name: string, run: () => void): () => void }
  /** Reports the failure of a shell page: reloads once if a chunk is missing. */
  pageFailed(error: unknown): void
  /** Navigates to the identity service's registration and returns here. */
  register(): void
  /** Opens the cookie banner again. */
  askForCookies(): void
  /** Ends the poll for changes: the session of a deleted account is refused. */
  stopAskingForChanges(): void
  /** The version of the app whose page is shown; undefined where there is none. */
  getShown(): { remote: string; version: string } | undefined
  /** Whether a path without language matches a page of the apps. */
  isAnswered(path: string): boolean
  /** The remote whose first view the server has drawn, until the visitor leaves it. */
  readonly firstView: { remote: DrawnRemote | undefined }
  loadRemote(name: string): Promise<RemoteModule>
  /** The remotes that have been shown since the page was loaded. */
  readonly usedRemotes: Set<string>
  /** A remote with its version: the key of the reload guard. */
  versionedName(name: string): string
}

export const ServicesContext = createContext<Services | null>(null)

/**
 * The shell's services.
 * @throws {Error} outside the shell's root.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs the root of the shell around it')
  return services
}
