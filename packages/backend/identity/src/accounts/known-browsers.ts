import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PageContext } from '../page-context.ts'
import type { IdentityUrls } from '../urls.ts'
import { normalizeEmail } from './account-repository.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/** The subject that wrong passwords are counted for. */
export interface Guesser {
  /** The name of the counter; contains no personal data. */
  readonly subject: string
  /** Whether this browser has signed in to the account before. */
  readonly isKnown: boolean
}

/**
 * Distinguishes browsers that have signed in to an account, by a signed cookie for each account (OWASP's "device
 * cookies"). Guesses from unknown browsers lock the account for unknown browsers, never for the owner's known ones.
 */
export interface KnownBrowsers {
  /** An address without an account is counted like any other. */
  guesserOf(ctx: PageContext, email: string, accountId: string | undefined): Guesser
  /** Marks this browser as known for a year after the last sign-in or registration in it. */
  markKnown(ctx: PageContext, accountId: string): void
}

/** Creates the cookies with a key; cookies of one key are valid on every instance. */
export function createKnownBrowsers(key: Buffer, { mount }: IdentityUrls): KnownBrowsers {
  const hash = (...words: string[]) => createHmac('sha256', key).update(words.join(':')).digest('base64url')
  const cookieOf = (accountId: string) =>
    `KNOWN_BROWSER_${hash('known-browser-name', accountId).slice(0, 16)}`
  const signatureOf = (accountId: string, browser: string) => hash('known-browser', accountId, browser)

  function read(ctx: PageContext, accountId: string): string | undefined {
    const cookie = ctx.cookies.get(cookieOf(accountId), { signed: false }) ?? ''
    const [browser = '', signature = ''] = cookie.split('.')
    return isEqual(signature, signatureOf(accountId, browser)) ? browser : undefined
  }

  return {
    guesserOf(ctx, email, accountId) {
      const browser = accountId === undefined ? undefined : read(ctx, accountId)
      return browser === undefined
        ? { subject: hash('guesses-at-address', normalizeEmail(email)), isKnown: false }
        : { subject: hash('guesses-in-browser', browser), isKnown: true }
    },

    markKnown(ctx, accountId) {
      const browser = read(ctx, accountId) ?? randomBytes(16).toString('base64url')
      ctx.cookies.set(cookieOf(accountId), `${browser}.${signatureOf(accountId, browser)}`, {
        path: `${mount}/`,
        maxAge: YEAR_MS,
        httpOnly: true,
        sameSite: 'lax',
        signed: false,
      })
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
