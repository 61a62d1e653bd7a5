import { PENDING_STATUSES } from '@domizil/domain'
import { sql } from 'kysely'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/** The questions of a list at most: older ones are out of use. */
const MAX_QUESTIONS = 200

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number]

type QuestionsOf = { tenantId: string } | { landlordId: string } | { flatId: number }

/** The questions of a tenant, about all flats of a landlord, or about one, the latest first. */
export async function listQuestions(db: Queries, of: QuestionsOf) {
  return db
    .selectFrom('question')
    .innerJoin('flat', 'flat.id', 'question.flat_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'question.tenant_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('booking_message')
          .select(['author', 'created_at'])
          .select(sql<string>`CASE WHEN hidden_at IS NULL THEN text ELSE '' END`.as('text'))
          .whereRef('booking_message.question_id', '=', 'question.id')
          .orderBy('booking_message.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['last.author', 'last.text', 'last.created_at as written_at'])
    .select(['question.id', 'question.created_at', 'flat.id as flat_id', 'flat.title_en', 'flat.title_local'])
    .select(['flat.language_tag', 'flat.city'])
    .select(['tenant.given_name as tenant_given_name', 'tenant.family_name as tenant_family_name'])
    .select(['owner.given_name as owner_given_name', 'owner.family_name as owner_family_name'])
    .select(
      sql<string | null>`CASE WHEN owner.is_commercial THEN owner.company_name END`.as('owner_company_name'),
    )
    .where((eb) => {
      if ('tenantId' in of) return eb('question.tenant_id', '=', of.tenantId)
      if ('landlordId' in of) return eb('flat.owner_id', '=', of.landlordId)
      return eb('question.flat_id', '=', of.flatId)
    })
    .orderBy('question.id', 'desc')
    .limit(MAX_QUESTIONS)
    .execute()
}

/** The tenant's question about a flat, which is made with the first message. */
export async function findOrInsertQuestion(
  trx: Queries,
  { flatId, tenantId }: { flatId: number; tenantId: string },
  now: Date,
): Promise<number> {
  await trx
    .insertInto('question')
    .values({ flat_id: flatId, tenant_id: tenantId, created_at: now })
    .onConflict((conflict) => conflict.columns(['flat_id', 'tenant_id']).doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('question')
    .select('id')
    .where('flat_id', '=', flatId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()

  return id
}

/** Locks a tenant, so that new questions are counted one after the other. */
export async function lockAsker(trx: Queries, tenantId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute()
}

/** Whether the tenant has a question about the flat, and how many about others since a moment. */
export async function countQuestions(
  trx: Queries,
  { flatId, tenantId, since }: { flatId: number; tenantId: string; since: Date },
): Promise<{ hasAsked: boolean; recent: number }> {
  const { has_asked, recent } = await trx
    .selectFrom('question')
    .select([
      sql<boolean>`coalesce(bool_or(flat_id = ${flatId}), false)`.as('has_asked'),
      sql<number>`(count(*) FILTER (WHERE created_at > ${since}))::int`.as('recent'),
    ])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()

  return { hasAsked: has_asked, recent }
}

/** The tenant's open request for a flat; undefined without one. */
export async function findOpenRequest(
  trx: Queries,
  { flatId, tenantId }: { flatId: number; tenantId: string },
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('booking.id')
    .where('booking.flat_id', '=', flatId)
    .where('booking.tenant_id', '=', tenantId)
    .where('booking.status', 'in', PENDING_STATUSES)
    .executeTakeFirst()

  return row?.id
}

/**
 * Makes the thread of a tenant's question that of the request which follows it: messages, and how far each has read. The
 * question stays an address of the thread.
 */
export async function continueQuestion(
  trx: Queries,
  { flatId, tenantId, bookingId }: { flatId: number; tenantId: string; bookingId: number },
): Promise<void> {
  const question = await trx
    .selectFrom('question')
    .select('id')
    .where('flat_id', '=', flatId)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (!question) return

  const moved = { booking_id: bookingId, question_id: null }
  await trx.updateTable('booking_message').set(moved).where('question_id', '=', question.id).execute()
  await trx.updateTable('booking_reader').set(moved).where('question_id', '=', question.id).execute()
  await trx.deleteFrom('question').where('id', '=', question.id).execute()
  await trx
    .insertInto('continued_question')
    .values({ question_id: question.id, booking_id: bookingId })
    .execute()
}
