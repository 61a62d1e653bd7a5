/** The signed-in user, with exactly the fields that the specification names. */
export interface SessionUser {
  /** The given name. */
  readonly name: string
  readonly surname: string
  readonly fullname: string
  readonly username: string
  readonly email: string
  /** The first letters of the first two words of the full name. */
  readonly initials: string
  /** The subject of the identity provider. */
  readonly id: string
  readonly isAdmin: boolean
}

/** The state of the session, discriminated by `status`. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: SessionUser }
  /** `error`: the identity service could not be reached. */
  | { readonly status: 'anonymous'; readonly error?: string }
