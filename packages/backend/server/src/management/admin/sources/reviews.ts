import type { AdminLists } from '@domizil/api'
import { DEFAULT_LOCALE, type ReviewKind } from '@domizil/domain'
import { sql } from 'kysely'
import { personName, reviewsAsOf, titleIn } from '../../../foundation/tables/index.ts'
import type { SourceOf } from '../list-shape.ts'

const reviews = (kind: ReviewKind): SourceOf<AdminLists['flatReviews']> => ({
  from: ({ now }) => sql`${reviewsAsOf(now)} AS review
    LEFT JOIN flat ON flat.id = review.flat_id
    LEFT JOIN app_user AS tenant ON tenant.id = review.tenant_id
    LEFT JOIN app_user AS author ON author.id = review.author_id
    WHERE review.kind = ${kind}`,
  columns: ({ locale }) => ({
    id: sql`review.id`,
    booking: sql`review.booking_id`,
    flat: titleIn(locale),
    flatId: sql`review.flat_id`,
    tenant: personName('tenant'),
    author: personName('author'),
    authorLocale: sql`coalesce(author.locale, ${DEFAULT_LOCALE})`,
    rating: sql`(SELECT round(avg(value::numeric), 1)::float8 FROM jsonb_each_text(review.ratings))`,
    categories: sql`review.ratings`,
    text: sql`review.text`,
    reply: sql`review.reply`,
    status: sql`review.status`,
    hiddenReason: sql`review.hidden_reason`,
    created: sql`review.created_at`,
  }),
  people: { authorId: 'reviewsBy', aboutId: 'reviewsAbout' },
  words: { kind: 'REVIEW' },
})

export const FLAT_REVIEWS = reviews('FLAT')
export const TENANT_REVIEWS: SourceOf<AdminLists['tenantReviews']> = reviews('TENANT')
