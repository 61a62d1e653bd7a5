import type { ColumnType, Selectable } from 'kysely'

type WithDefault<T> = ColumnType<T, T | undefined, T>
type Time = ColumnType<Date, Date | string | undefined, Date | string>
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export interface AccountTable {
  id: string
  email: string
  email_verified: WithDefault<boolean>
  first_name: string
  last_name: string
  locale: string
  password_hash: string
  roles: WithDefault<string[]>
  enabled: WithDefault<boolean>
  created_at: Time
}

export interface PayloadTable {
  model: string
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  account_id: string | null
  expires_at: NullableTime
  consumed_at: NullableTime
}

export interface SecretTable {
  name: string
  value: ColumnType<unknown, string, string>
  created_at: Time
}

export interface GuessTable {
  subject: string
  failed_count: number
  last_failed_at: Time
  locked_until: NullableTime
}

export interface LinkTable {
  token_hash: string
  kind: LinkKind
  account_id: string
  email: string
  account_email: string
  expires_at: Time
}

/** What a link in a mail does. */
export type LinkKind = 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'UNDO_EMAIL'

/** The tables of `migrations/`, as queries see them. */
export interface IdentityTables {
  identity_account: AccountTable
  identity_guess: GuessTable
  identity_link: LinkTable
  identity_payload: PayloadTable
  identity_secret: SecretTable
}

/** A stored account. Internal to this package. */
export type AccountRow = Selectable<AccountTable>
