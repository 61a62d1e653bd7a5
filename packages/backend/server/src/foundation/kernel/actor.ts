import type { Locale } from '@domizil/domain'

/** A signed-in user, from the verified token. */
export interface User {
  /** The subject of the identity provider. */
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly isAdmin: boolean
  /** Whether the e-mail address is confirmed; null or undefined if confirmations are disabled. */
  readonly emailVerified?: boolean | null
  /** When the claims were issued; left out, now. */
  readonly claimsAt?: Date
  /** When the account was registered; undefined if the identity provider does not say. */
  readonly registeredAt?: Date
  /** The language of the interface, which mails use. */
  readonly locale?: Locale
}

/** An anonymous caller: owns nothing. */
export interface Anonymous {
  readonly id: null
  readonly isAdmin: false
}

/** The caller. Derived from the token, never from the request's content. */
export type Actor = User | Anonymous

/** The actor of a request without a session. */
export const ANONYMOUS: Anonymous = { id: null, isAdmin: false }
