import type { Readable, RemoteModule, ShellApi } from '@domizil/shell-api'
import { createContext, useContext } from 'react'
import type { ReloadGuard } from '../boot/reload-guard.ts'
import type { SessionControl } from '../session/session.ts'
import type { Locale } from '@domizil/domain'
import type { LocalizedHistory } from './history.ts'
import type { PageFacts } from './page-facts.ts'
import type { ProfileRequests } from './profile-request.ts'

/** What the shell's own parts need of each other: made once at start-up, handed down by React. */
export interface Services {
  readonly facts: PageFacts
  readonly history: LocalizedHistory
  readonly language: { readonly locale: Readable<Locale>; choose(locale: Locale): void }
  readonly session: SessionControl
  /** Who is asked for their details. */
  readonly profile: ProfileRequests
  readonly shellApi: ShellApi
  readonly guard: ReloadGuard
  readonly failures: { subscribe(name: string, run: () => void): () => void }
  /** A page of the shell itself broke: reloads once when a chunk of it did not come. */
  pageFailed(error: unknown): void
  /** Leaves for the identity service's registration and comes back to here. */
  register(): void
  /** Brings the cookie banner back. */
  askForCookies(): void
  /** Whether a page stands at a path without language, with the parts that this visitor gets. */
  isAnswered(path: string): boolean
  loadRemote(name: string): Promise<RemoteModule>
  /** A remote with the version that this visitor gets: what the guard counts by. */
  partOf(name: string): string
}

export const ServicesContext = createContext<Services | null>(null)

/** @throws {Error} outside the shell's root. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs the root of the shell around it')
  return services
}
