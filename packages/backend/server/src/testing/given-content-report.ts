import type { Queries } from '../foundation/tables/index.ts'
import type { People } from './marketplace-people.ts'

/** A report of the landlord's flat by the tenant, decided at a moment or open. */
export async function givenContentReport(
  db: Queries,
  flatId: number,
  { tenant, landlord }: People,
  decidedAt?: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('content_report')
    .values({
      reference: `R-${flatId}-${decidedAt ? 'DECIDED' : 'OPEN'}`,
      subject: 'FLAT',
      subject_id: String(flatId),
      flat_id: flatId,
      excerpt: 'A flat',
      affected_id: landlord.id,
      ground: 'FRAUD',
      message: 'There is no such flat.',
      reporter_id: tenant.id,
      locale: 'en',
      ...(decidedAt && { decision: 'KEPT', reasons: 'It is as it says.', decided_at: decidedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
