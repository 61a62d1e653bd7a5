import type { FlatStatus } from '@domizil/domain'
import type { EnergyCertificate, Rooms } from '@domizil/api/schemas'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { FlatFieldColumns } from './field-columns.ts'
import type { AdminTables } from './admin-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { ContentReportTables } from './content-report-tables.ts'
import type { FlatTables } from './flat-tables.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { UserTables } from './user-tables.ts'
import type { Moment } from './columns.ts'

/** The tables of the marketplace, written by hand; a test compares them with the migrated database. */
export interface Tables
  extends AdminTables,
    BookingTables,
    ContentReportTables,
    FlatTables,
    InvoiceTables,
    UserTables {
  job: {
    id: GeneratedAlways<number>
    kind: string
    payload: ColumnType<Record<string, unknown>, string | undefined, string>
    run_at: Moment
    attempts: Generated<number>
    locked_until: Date | null
    last_error: string | null
    done_at: Date | null
    created_at: Moment
    every_seconds: number | null
    failed_at: Date | null
    traceparent: string | null
  }

  failed_item: {
    kind: string
    item: string
    attempts: number
    reason: string
    failed_at: Date
    retry_at: Date
    first_failed_at: Date
  }

  flat: FlatFieldColumns & {
    id: GeneratedAlways<number>
    version: Generated<number>
    owner_id: string
    status: Generated<FlatStatus>
    rejection_reason: string | null
    street: string
    house_number: string
    postcode: string
    city: string
    district: string | null
    country_code: string
    language_tag: string
    latitude: number
    longitude: number
    shift_metres: Generated<number>
    shift_bearing: Generated<number>
    public_latitude: GeneratedAlways<number>
    public_longitude: GeneratedAlways<number>
    rooms: ColumnType<Rooms, string | undefined, string>
    default_rooms: ColumnType<Rooms, string | undefined, string>
    amenities: Generated<string[]>
    energy_certificate: JSONColumnType<EnergyCertificate> | null
    quality: Generated<number>
    /** The last day on which the score holds if nothing of the flat changes. */
    quality_until: string | null
    calendar_confirmed_at: Date | null
    feed_secret: Generated<string>
    image_secret: Generated<string>
    created_at: Moment
    updated_at: Moment
    /** Whether the last version came from its owner, or from an administrator. */
    changed_by_owner: Generated<boolean>
    published_at: Date | null
    archived_at: Date | null
    submitted_at: Date | null
    /** Written by a trigger when the flat stops being ACTIVE. */
    unlisted_at: Date | null
  }

  blocked_period: {
    id: GeneratedAlways<number>
    flat_id: number
    blocked_from: string
    blocked_to: string
    period: GeneratedAlways<string>
    source: Generated<'OWNER' | 'BOOKING' | 'CALENDAR'>
    booking_id: number | null
    /** The proposal of another last day that adds them, until it is in force. */
    proposal: number | null
    note: string | null
    /** The calendar that days are imported from. */
    calendar_id: number | null
    created_at: Moment
  }

  idempotency_key: {
    user_id: string
    key: string
    call: string
    request_hash: string
    status_code: number | null
    response: JSONColumnType<object> | null
    created_at: Moment
  }

  /** A transaction that has changed bookings, messages or questions of a user. Triggers write it. */
  user_change: {
    user_id: string
    transaction_id: number
    created_at: Moment
  }
}
