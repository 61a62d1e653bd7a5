import { type RawBuilder, sql } from 'kysely'

const isHidden = (row: string, column: string) =>
  sql`CASE WHEN ${sql.ref(`${row}.${column}`)} IS NULL THEN 'SHOWN' ELSE 'HIDDEN' END`

/** How the content of a report stands, as a code of the domain; `report` is the alias of its row. */
export const reportedState = (report: string): RawBuilder<string> => {
  const id = sql.ref(`${report}.subject_id`)
  return sql`coalesce(CASE ${sql.ref(`${report}.subject`)}
    WHEN 'FLAT' THEN (SELECT CASE status WHEN 'ACTIVE' THEN 'SHOWN' WHEN 'REJECTED' THEN 'HIDDEN'
      WHEN 'ARCHIVED' THEN 'GONE' WHEN 'IN_REVIEW' THEN 'IN_REVIEW' ELSE 'PAUSED' END
      FROM flat WHERE flat.id = ${id}::int)
    WHEN 'REVIEW' THEN (SELECT CASE status WHEN 'HIDDEN' THEN 'HIDDEN' ELSE 'SHOWN' END
      FROM review WHERE review.id = ${id}::int)
    WHEN 'REQUEST' THEN (SELECT ${isHidden('booking', 'message_hidden_at')} FROM booking WHERE booking.id = ${id}::int)
    WHEN 'MESSAGE' THEN (SELECT ${isHidden('message', 'hidden_at')}
      FROM booking_message AS message WHERE message.id = ${id}::int)
    WHEN 'PERSON' THEN (SELECT CASE WHEN blocked_at IS NULL THEN 'ACTIVE' ELSE 'BLOCKED' END
      FROM app_user WHERE app_user.id = ${id})
  END, 'GONE')`
}
