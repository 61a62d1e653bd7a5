import { type RawBuilder, sql } from 'kysely'
import { DEMAND_PLACE, type Rows } from './rows-repository.ts'

// What the lists of records are sorted, filtered and searched by: their words are folded already, those of people and
// flats in the slim rows of these.

export const HELP_REQUEST_KEYS: Rows = sql`
  SELECT request.id, request.created_at AS time, request.reference, request.topic, request.email, request.name,
    request.locale, request.status, request.closed_at AS closed, request.answered_at AS answered,
    assignee.name AS assignee, own.words
  FROM help_request AS request JOIN admin_help AS own ON own.id = request.id
  LEFT JOIN admin_person AS assignee ON assignee.id = request.assigned_to`

export const AUDIT_KEYS: RawBuilder<unknown> = sql`
  SELECT entry.id, entry.at AS time, coalesce(admin.name, '') AS admin, entry.action,
    entry.subject_type AS "subjectType", entry.subject_id AS "subjectId",
    concat_ws(' ', own.words, admin.words, own.subject) AS words
  FROM audit_entry AS entry JOIN admin_audit AS own ON own.id = entry.id
  LEFT JOIN admin_person AS admin ON admin.id = entry.admin_id`

/** Each spelling of a place, folded once. */
const SPELLED = sql`(
  SELECT known.city, fold_text(known.city) AS place FROM (SELECT DISTINCT city FROM saved_search) AS known
)`

/** How many people search in a place. */
const COUNTED = sql`(
  SELECT spelled.place, count(DISTINCT wish.user_id)::int AS count
  FROM saved_search AS wish JOIN ${SPELLED} AS spelled ON spelled.city = wish.city GROUP BY spelled.place
)`

export const DEMAND_KEYS: Rows = sql`
  SELECT wish.id, wish.created_at AS time, ${DEMAND_PLACE} AS place, wish.months, wish.price_max AS "priceMax",
    wish.bedrooms_min AS rooms, coalesce(counted.count, 1) AS count, coalesce(spelled.place, ${DEMAND_PLACE}) AS words
  FROM saved_search AS wish LEFT JOIN ${SPELLED} AS spelled ON spelled.city = wish.city
  LEFT JOIN ${COUNTED} AS counted ON counted.place = spelled.place`
