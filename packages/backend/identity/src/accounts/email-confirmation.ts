import type { Locale } from '@domizil/domain'
import { isLocale, DEFAULT_LOCALE } from '@domizil/domain'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Log } from '../log.ts'
import { CONFIRMATION_S } from '../lifetimes.ts'
import type { IdentityUrls } from '../urls.ts'
import type { AccountRow } from '../queries/tables.ts'

const AUDIENCE = 'email-confirmation'
const ALGORITHM = 'HS256'

/** A mail that asks the user to confirm an address. */
export interface ConfirmationMail {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly locale: Locale
  /** The path of the link. A visit proves that the mail was read. */
  readonly path: `/auth/${string}`
}

/** Sends a confirmation mail. Rejects if it could not be ordered. */
export type SendConfirmation = (mail: ConfirmationMail) => Promise<void>

/** Sends and verifies confirmations of e-mail addresses. */
export interface EmailConfirmations {
  /** Whether mails can be sent. */
  readonly isPossible: boolean
  /** Orders the mail. A failure is logged and does not fail the registration: the mail can be requested again. */
  ask(account: AccountRow): Promise<void>
  /** The account of a token; undefined if it is expired or invalid. */
  read(token: string): Promise<{ id: string; email: string } | undefined>
}

interface Options {
  key: Buffer
  urls: IdentityUrls
  log: Log
  send: SendConfirmation | undefined
}

export function createEmailConfirmations({ key, urls, log, send }: Options): EmailConfirmations {
  const tokenFor = ({ id, email }: AccountRow) =>
    new SignJWT({ email })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(urls.issuer)
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
          path: `${urls.mount}/email-confirmation?${query.toString()}`,
        })
      } catch (error) {
        log.error({ err: error }, 'A confirmation mail could not be ordered')
      }
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: urls.issuer,
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
