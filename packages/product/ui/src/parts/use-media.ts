import { useSyncExternalStore } from 'react'

let drawnWidth: number | undefined

/** Sets the width in pixels for which this thread draws pages on the server. */
export function drawForWidth(width: number): void {
  drawnWidth = width
}

/**
 * Whether a media query matches; follows changes. A drawn page is hydrated with the width that the server assumed, and
 * corrected at once. On the server only `(min-width)` and `(max-width)` in pixels can match.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (run) => {
      const media = matchMedia(query)
      media.addEventListener('change', run)
      return () => media.removeEventListener('change', run)
    },
    () => matchMedia(query).matches,
    () => matchedWhenDrawn(query),
  )
}

function matchedWhenDrawn(query: string): boolean {
  const width = drawnWidth ?? Number(document.getElementById('root')?.dataset['drawn'])
  const [, bound, limit] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
  if (bound === 'min') return width >= Number(limit)
  return bound === 'max' && width <= Number(limit)
}

/** False on the server and while a drawn page is hydrated, then true: for content that needs a document. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}

const unchanging = () => () => undefined
