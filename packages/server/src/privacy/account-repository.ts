import type { Queries } from '../lib/queries.ts'

/** Keeps everybody else from adding anything that refers to somebody, until the transaction ends. */
export async function lockLeaver(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
}
