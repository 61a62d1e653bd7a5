import type { Locale } from '@domizil/domain'
import type { Counters, Favourites, PublicConfig, ReferenceData, Session, ShellApi } from '@domizil/shell-api'
import { createContext, useContext } from 'react'
import { useReadable } from '@domizil/readable'

export const ShellContext = createContext<ShellApi | null>(null)

/**
 * The shell that this remote is mounted in.
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

export function useSession(): Session {
  return useReadable(useShell().session)
}

/** Whether cookies are allowed; logging in waits for it. */
export function useConsent(): boolean {
  return useReadable(useShell().consent)
}

export function useFavourites(): Favourites {
  return useReadable(useShell().favourites)
}

export function useReferenceData(): ReferenceData {
  return useReadable(useShell().referenceData)
}

export function useCounters(): Counters {
  return useReadable(useShell().counters)
}

export function usePublicConfig(): PublicConfig {
  return useShell().config
}
