import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

export type MailRow = Selectable<Tables['mail']>

/** Stores the mail of a job, or returns the one of an earlier attempt. */
export async function insertMail(db: Queries, mail: Insertable<Tables['mail']>): Promise<MailRow> {
  await db
    .insertInto('mail')
    .values(mail)
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute()

  return db.selectFrom('mail').selectAll().where('job_id', '=', mail.job_id).executeTakeFirstOrThrow()
}

/** Marks a mail as sent and deletes its content, which the recipient has. */
export async function markSent(db: Queries, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, body_text: null, body_html: null })
    .where('id', '=', id)
    .execute()
}

export async function findMail(db: Queries, id: number): Promise<MailRow | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes mails written before a moment. */
export async function deleteMails(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('created_at', '<', before).execute()
}

/** The address and the language of a recipient. */
export async function findRecipient(db: Queries, id: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified', 'given_name', 'family_name', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
}
