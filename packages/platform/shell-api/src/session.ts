/** The signed-in person, with exactly the fields that the specification names. */
export interface SessionUser {
  /** The given name. */
  readonly name: string
  readonly surname: string
  readonly fullname: string
  readonly username: string
  readonly email: string
  /** The first letters of the first two words of the full name. */
  readonly initials: string
  /** The identity subject. */
  readonly id: string
  readonly isAdmin: boolean
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: SessionUser }
  /** `error` tells that the identity service could not be asked. */
  | { readonly status: 'anonymous'; readonly error?: string }
