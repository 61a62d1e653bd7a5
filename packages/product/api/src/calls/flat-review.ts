import { get } from '../call.ts'
import type * as schema from '../schemas/flat-review.ts'

/** A flat with everything that decides whether it is listed, and its place among those that wait. */
export const getFlatReview = get<typeof schema.getFlatReview>('/admin/api/flat/:id/review')
