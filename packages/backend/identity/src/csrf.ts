import { createHmac, timingSafeEqual } from 'node:crypto'

/** Creates and verifies the token that binds a form to its visitor's session. */
export interface FormGuard {
  tokenFor(sessionUid: string): string
  accepts(sessionUid: string, token: string | undefined): boolean
}

/** Creates the guard; tokens of one key are valid on every instance. */
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
