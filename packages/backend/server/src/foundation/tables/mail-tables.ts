import type { Locale } from '@domizil/domain'
import type { GeneratedAlways } from 'kysely'
import type { Moment } from './moment-column.ts'

export interface MailTable {
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
