import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; follows the window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (run) => {
      const media = matchMedia(query)
      media.addEventListener('change', run)
      return () => media.removeEventListener('change', run)
    },
    () => matchMedia(query).matches,
  )
}
