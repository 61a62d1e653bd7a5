import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import type { IdentityUrls } from '../urls.ts'

/** Keycloak's path of links in mails, below the realm. */
export const ACTION_PATH = '/login-actions/action-token'

export type AccountMailKind = 'RESET_PASSWORD' | 'CONFIRM_NEW_EMAIL' | 'EMAIL_CHANGE_REQUESTED'

/** A mail about a password or an e-mail address. */
export interface AccountMail {
  readonly kind: AccountMailKind
  /** The account's owner, with the address that the account has now. */
  readonly person: AccountOwner
  /** The mailbox: not always the account's. */
  readonly to: string
  /** The language in which the mail was requested. */
  readonly locale: Locale
  /** The path of the link, which is valid for one use. */
  readonly path: `/auth/${string}`
  /** The new address, in mails about a change. */
  readonly newEmail?: string
}

/** The owner of an account. */
export interface AccountOwner {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly emailVerified: boolean
}

/** Orders a mail. Rejects if it could not be ordered. */
export type SendAccountMail = (mail: AccountMail) => Promise<void>

export function ownerOf(account: AccountRow): AccountOwner {
  return {
    id: account.id,
    email: account.email,
    givenName: account.first_name,
    familyName: account.last_name,
    emailVerified: account.email_verified,
  }
}

/** The path of a link in a mail. */
export function actionPath({ mount }: IdentityUrls, key: string, locale: Locale): `/auth/${string}` {
  return `${mount}${ACTION_PATH}?${new URLSearchParams({ key, kc_locale: locale }).toString()}`
}
