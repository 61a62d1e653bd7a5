import type { Bounds, SavedFilters } from '@domizil/api/schemas'
import type { Alert, HelpEntryKind, HelpStatus, HelpTopic, Locale } from '@domizil/domain'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment } from './columns.ts'

export interface UserTables {
  app_user: {
    id: string
    email: string
    given_name: string
    family_name: string
    is_commercial: Generated<boolean>
    company_name: string | null
    email_verified: boolean | null
    phone: string | null
    street: string | null
    postcode: string | null
    city: string | null
    country_code: string | null
    billing_street: string | null
    billing_postcode: string | null
    billing_city: string | null
    billing_country_code: string | null
    commercial_stated: Generated<boolean>
    register_number: string | null
    vat_id: string | null
    created_at: Moment
    last_seen_at: Moment
    locale: string | null
    deleted_at: Date | null
    locked_until: string | null
    blocked_at: Date | null
    blocked_reason: string | null
    claims_at: Date | null
  }

  help_entry: {
    id: GeneratedAlways<number>
    request_id: number
    kind: HelpEntryKind
    admin_id: string | null
    text: string
    created_at: Date
  }

  help_request: {
    id: GeneratedAlways<number>
    reference: string
    topic: HelpTopic
    message: string
    email: string
    name: string | null
    phone: string | null
    flat_id: number | null
    booking_id: number | null
    page_url: string
    locale: Locale
    user_id: string | null
    created_at: Moment
    status: Generated<HelpStatus>
    closed_at: Date | null
    closed_by: string | null
    assigned_to: string | null
    answered_at: Date | null
    from_team: Generated<boolean>
  }

  saved_search: {
    id: GeneratedAlways<number>
    user_id: string
    city: string | null
    bounds: JSONColumnType<Bounds> | null
    start_date: string | null
    months: number | null
    price_max: number | null
    persons: number | null
    bedrooms_min: number | null
    has_pets: boolean
    message: string | null
    filters: JSONColumnType<SavedFilters> | null
    locale: Locale
    alert: Alert
    alerted_at: Date
    created_at: Date
  }

  favourite: {
    user_id: string
    flat_id: number
    created_at: Moment
  }

  mail: {
    id: GeneratedAlways<number>
    job_id: number
    kind: string
    /** Null for a reporter without an account. */
    user_id: string | null
    to_address: string
    locale: Locale
    subject: string
    body_text: string | null
    body_html: string | null
    file_name: string | null
    created_at: Moment
    sent_at: Date | null
  }
}
