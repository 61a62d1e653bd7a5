import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; follows the window. On the server it does not. */
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
