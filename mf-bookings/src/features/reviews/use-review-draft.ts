import { type Booking, type BookingReviews, reviewFlat, reviewTenant } from '@domizil/api'
import { checkReview, type Issue, REVIEW_CATEGORIES, type ReviewKind } from '@domizil/domain'
import { useDraft, useShell } from '@domizil/app-kit'
import { useState } from 'react'

interface Draft {
  readonly ratings: Readonly<Record<string, number>>
  readonly text: string
}

const EMPTY: Draft = { ratings: {}, text: '' }

/** The kind of review that the reader writes: tenants review the flat, landlords the tenant. */
export function kindOf({ role }: Pick<Booking, 'role'>): ReviewKind {
  return role === 'TENANT' ? 'FLAT' : 'TENANT'
}

/** The draft of a review, its errors after an attempt to send, and its submission. */
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
    /** Shows the errors, and returns whether there are any. */
    showIssues: (): boolean => {
      const found = checkReview(kind, draft)
      setIssues(found)
      return found.length > 0
    },
    send: async (): Promise<BookingReviews> => {
      // Validated before: every category has a rating.
      const input = { params: { id }, body: { ratings: draft.ratings as never, text: draft.text.trim() } }
      const reviews = await (kind === 'FLAT'
        ? shell.send(reviewFlat, input)
        : shell.send(reviewTenant, input))
      forget()
      return reviews
    },
  }
}
