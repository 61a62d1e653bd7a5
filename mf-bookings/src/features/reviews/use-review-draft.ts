import { type Booking, type BookingReviews, reviewFlat, reviewTenant } from '@domizil/api'
import { checkReview, type Issue, REVIEW_CATEGORIES, type ReviewKind } from '@domizil/domain'
import { useDraft, useShell } from '@domizil/app-kit'
import { useState } from 'react'

interface Draft {
  readonly ratings: Readonly<Record<string, number>>
  readonly text: string
}

const EMPTY: Draft = { ratings: {}, text: '' }

/** What somebody reviews: tenants the flat, landlords the tenant. */
export function kindOf({ role }: Pick<Booking, 'role'>): ReviewKind {
  return role === 'TENANT' ? 'FLAT' : 'TENANT'
}

/** A review while it is written, what is still wrong with it once somebody has tried to send it, and sending it. */
export function useReviewDraft(request: Booking) {
  const { id } = request
  const kind = kindOf(request)
  const shell = useShell()
  const { draft, change, forget } = useDraft(`review.${id}`, EMPTY)
  const [issues, setIssues] = useState<readonly Issue[]>([])

  return {
    kind,
    draft,
    categories: REVIEW_CATEGORIES[kind],
    issueOf: (field: string) => issues.find((issue) => issue.field === field),
    rate: (category: string, rating: number) => {
      change({ ...draft, ratings: { ...draft.ratings, [category]: rating } })
      setIssues(issues.filter(({ field }) => field !== category))
    },
    write: (text: string) => {
      change({ ...draft, text })
      setIssues(issues.filter(({ field }) => field !== 'text'))
    },
    /** Shows what is wrong, and answers whether anything is. */
    showIssues: (): boolean => {
      const found = checkReview(kind, draft)
      setIssues(found)
      return found.length > 0
    },
    send: async (): Promise<BookingReviews> => {
      // Checked before: every category has its rating.
      const input = { params: { id }, body: { ratings: draft.ratings as never, text: draft.text.trim() } }
      const reviews = await (kind === 'FLAT'
        ? shell.send(reviewFlat, input)
        : shell.send(reviewTenant, input))
      forget()
      return reviews
    },
  }
}
