import type { FlatReview } from '@domizil/api'
import { useNavigate } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'

export type Queue = ReturnType<typeof useQueue>

/** The flats that wait: where this one stands among them, and the ways to the others. */
export function useQueue({ position, total, previous, next, first }: FlatReview['queue']) {
  const navigate = useNavigate()
  const go = (id: number | null) => {
    if (id !== null) void navigate(adminListPath('flats', { review: id }))
  }

  return {
    position,
    total,
    previous,
    next,
    goPrevious: () => go(previous),
    goNext: () => go(next),
    /** After the last of the row come those that were left out before it. */
    goOn: () => go(next ?? first),
  }
}
