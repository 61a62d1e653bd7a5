import type { Locale } from '@domizil/domain'
import type { Counters, Favourites, PublicConfig, ReferenceData, Session, ShellApi } from '@domizil/shell-api'
import { createContext, useContext } from 'react'
import { useReadable } from './readable.ts'

/** Provides the shell; filled by `RemoteContexts`, null outside it. */
export const ShellContext = createContext<ShellApi | null>(null)

/**
 * The shell in which this remote is mounted.
 * @throws {Error} outside a remote's root.
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs the root of a remote around it')
  return shell
}

/** The language of the interface. */
export function useLocale(): Locale {
  return useReadable(useShell().locale)
}

/** The session, rendered again when it changes. Its status is `loading` until the identity service has answered. */
export function useSession(): Session {
  return useReadable(useShell().session)
}

/** Whether cookies are allowed; signing in requires it. */
export function useConsent(): boolean {
  return useReadable(useShell().consent)
}

/** The user's favourites, rendered again when they change. */
export function useFavourites(): Favourites {
  return useReadable(useShell().favourites)
}

/** Countries and other reference data; null until loaded. */
export function useReferenceData(): ReferenceData {
  return useReadable(useShell().referenceData)
}

/** The counters of open requests, rendered again when they change. */
export function useCounters(): Counters {
  return useReadable(useShell().counters)
}

/** The part of the configuration that the browser may see. */
export function usePublicConfig(): PublicConfig {
  return useShell().config
}
