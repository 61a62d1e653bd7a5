import { useSyncExternalStore } from 'react'

/** Whether a media query matches; follows changes. False on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (run) => {
      const media = matchMedia(query)
      media.addEventListener('change', run)
      return () => media.removeEventListener('change', run)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
