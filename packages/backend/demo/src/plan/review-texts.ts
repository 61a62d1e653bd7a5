import type { ReviewKind } from '@domizil/domain'
import type { DemoLanguage } from '../people/name-lists.ts'
import { readData } from '../read-data.ts'

/** A review of a stay; one number per category, in the order of the form. */
export interface ReviewText {
  ratings: readonly number[]
  text: string
}

interface Reviews {
  /** Realistic reviews, not all of them positive. */
  REVIEW_TEXTS: Record<ReviewKind, Record<DemoLanguage, readonly ReviewText[]>>
  /** Reviews of guests who write in neither language. */
  SPANISH_REVIEWS: readonly ReviewText[]
  /** Replies of landlords in the review's language. */
  REPLIES: Record<DemoLanguage, readonly string[]>
}

export const { REVIEW_TEXTS, SPANISH_REVIEWS, REPLIES } = readData<Reviews>('reviews')
