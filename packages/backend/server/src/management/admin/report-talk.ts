import { MESSAGES_AROUND_REPORTED } from '@domizil/domain'
import { sql } from 'kysely'

const MOMENT = sql`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The messages of a thread on one side of another message, the nearest ones. */
const side = (about: 'booking_id' | 'question_id', way: 'before' | 'after') => sql`(
  SELECT other.* FROM booking_message AS other
  WHERE other.${sql.ref(about)} = reported.${sql.ref(about)}
    AND other.id ${way === 'before' ? sql`<` : sql`>`} reported.id
  ORDER BY other.id ${way === 'before' ? sql`DESC` : sql`ASC`} LIMIT ${MESSAGES_AROUND_REPORTED}
)`

/** A reported message with those around it. */
const MESSAGES = sql`
  SELECT reported.*, true AS is_reported FROM booking_message AS reported
  WHERE about.subject = 'MESSAGE' AND reported.id = about.subject_id::int
  UNION ALL
  SELECT near.*, false FROM booking_message AS reported CROSS JOIN LATERAL (
    ${side('booking_id', 'before')} UNION ALL ${side('booking_id', 'after')}
    UNION ALL ${side('question_id', 'before')} UNION ALL ${side('question_id', 'after')}
  ) AS near
  WHERE about.subject = 'MESSAGE' AND reported.id = about.subject_id::int
`

/**
 * The talk around a reported message. What was removed before stays unread, unless it is what is decided about; of
 * proposals of a viewing there are no words. Nothing is read for who leaves out its column.
 */
export const TALK = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('author', author, 'time', ${MOMENT}, 'isReported', is_reported,
    'text', CASE WHEN hidden_at IS NULL OR is_reported THEN text END) ORDER BY id), '[]')
  FROM (${MESSAGES}) AS message WHERE text <> '' OR is_reported
)`
