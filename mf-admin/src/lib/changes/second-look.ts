import { acceptListingChanges, undoListingChanges } from '@domizil/api'
import type { Locale } from '@domizil/domain'
import { CircleCheck, RotateCcw } from '@domizil/ui/icons'
import { readByAffected, type RowAction } from '../list/list-description.ts'

/** A listing, and when it last changed since its review. */
export interface ChangedListing {
  readonly id: number
  readonly ownerLocale: Locale
  readonly changedSinceReview: string | null
}

/** The second look: both name the listing that was seen, and are refused if it has changed again. */
export const SECOND_LOOK: readonly RowAction<ChangedListing>[] = [
  {
    id: 'acceptChanges',
    Icon: CircleCheck,
    isForMany: true,
    isPossible: ({ changedSinceReview }) => Boolean(changedSinceReview),
    run: (shell, { id, changedSinceReview }) =>
      shell.send(acceptListingChanges, {
        params: { id },
        body: { changedSinceReview: changedSinceReview ?? '' },
      }),
  },
  {
    id: 'undoChanges',
    Icon: RotateCcw,
    isDangerous: true,
    isForMany: true,
    isPossible: ({ changedSinceReview }) => Boolean(changedSinceReview),
    reason: 'required',
    readersOf: ({ ownerLocale }) => readByAffected(ownerLocale),
    run: (shell, { id, changedSinceReview }, { reason = '' }) =>
      shell.send(undoListingChanges, {
        params: { id },
        body: { changedSinceReview: changedSinceReview ?? '', reason },
      }),
  },
]
