import type { Locale } from '@domizil/domain'
import { isLocale, DEFAULT_LOCALE } from '@domizil/domain'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Log } from '../log.ts'
import { CONFIRMATION_S } from '../lifetimes.ts'
import type { Places } from '../places.ts'
import type { AccountRow } from '../queries/tables.ts'

const AUDIENCE = 'email-confirmation'
const ALGORITHM = 'HS256'

/** A mail that asks whether an address is its owner's. */
export interface ConfirmationMail {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly locale: Locale
  /** Where the link leads, below the site's address. Whoever opens it has read the mail. */
  readonly path: `/auth/${string}`
}

export type SendConfirmation = (mail: ConfirmationMail) => Promise<void>

/** Asks people to confirm their e-mail address, and knows whose link has come back. */
export interface EmailConfirmations {
  /** Whether mails go out at all. */
  readonly isPossible: boolean
  /** Orders the mail. A failure is logged and costs nobody the registration: the mail can be asked for again. */
  ask(account: AccountRow): Promise<void>
  /** Whom a token was made for, or nothing for one that is too old or not ours. */
  read(token: string): Promise<{ id: string; email: string } | undefined>
}

interface Options {
  key: Buffer
  places: Places
  log: Log
  send: SendConfirmation | undefined
}

export function createEmailConfirmations({ key, places, log, send }: Options): EmailConfirmations {
  const tokenFor = ({ id, email }: AccountRow) =>
    new SignJWT({ email })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(places.issuer)
      .setAudience(AUDIENCE)
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(`${CONFIRMATION_S}s`)
      .sign(key)

  return {
    isPossible: send !== undefined,

    async ask(account) {
      if (!send || account.email_verified) return
      const locale = isLocale(account.locale) ? account.locale : DEFAULT_LOCALE
      const query = new URLSearchParams({ token: await tokenFor(account), kc_locale: locale })

      try {
        await send({
          id: account.id,
          email: account.email,
          givenName: account.first_name,
          familyName: account.last_name,
          locale,
          path: `${places.mount}/email-confirmation?${query.toString()}`,
        })
      } catch (error) {
        log.error({ err: error }, 'A confirmation mail could not be ordered')
      }
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: places.issuer,
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'email'],
        })
        return { id: String(payload.sub), email: String(payload['email']) }
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
