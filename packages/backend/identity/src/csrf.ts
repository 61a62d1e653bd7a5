import { createHmac, timingSafeEqual } from 'node:crypto'

/** Makes and checks the token that ties a form to the session of the visitor who opened it. */
export interface FormGuard {
  tokenFor(sessionUid: string): string
  accepts(sessionUid: string, token: string | undefined): boolean
}

/** Makes the guard; tokens of one key are good on every instance. */
export function createFormGuard(key: Buffer): FormGuard {
  const tokenFor = (sessionUid: string) =>
    createHmac('sha256', key).update(`form:${sessionUid}`).digest('base64url')

  return {
    tokenFor,
    accepts(sessionUid, token = '') {
      const expected = Buffer.from(tokenFor(sessionUid))
      const given = Buffer.from(token)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
