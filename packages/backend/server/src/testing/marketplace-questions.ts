import { addDays } from '@domizil/domain'
import { dayOf } from '../foundation/kernel/index.ts'
import type { Queries } from '../foundation/tables/index.ts'
import { NOW } from './test-server.ts'

/** A time for a viewing. */
export const VIEWING_TIME = `${addDays(dayOf(NOW), 3)}T18:00`

/** A tenant's question about a flat, still without a message. */
export async function givenQuestion(db: Queries, flatId: number, tenantId: string): Promise<number> {
  const { id } = await db
    .insertInto('question')
    .values({ flat_id: flatId, tenant_id: tenantId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A message in which the tenant of a question proposes a viewing. */
export async function givenViewing(db: Queries, questionId: number, tenantId: string): Promise<number> {
  const { id } = await db
    .insertInto('booking_message')
    .values({
      question_id: questionId,
      author: 'TENANT',
      author_id: tenantId,
      text: '',
      viewing: JSON.stringify({ times: [VIEWING_TIME] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
