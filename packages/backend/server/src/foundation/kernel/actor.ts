import type { Locale } from '@domizil/domain'

/** A signed-in person, as the verified token tells. */
export interface User {
  /** The identity subject. */
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly isAdmin: boolean
  /** Whether they have confirmed their e-mail address; null, or left out, where nobody is asked to. */
  readonly emailVerified?: boolean | null
  /** The language of their interface: mails are written in it. */
  readonly locale?: Locale
}

/** Nobody known: the owner of nothing. */
export interface Anonymous {
  readonly id: null
  readonly isAdmin: false
}

/** Who asks. Comes from the token, never from the request's own words. */
export type Actor = User | Anonymous

export const ANONYMOUS: Anonymous = { id: null, isAdmin: false }
