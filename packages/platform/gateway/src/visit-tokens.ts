import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000
/** A page may stay open for a while before it reports how fast it was. */
const VALID_HOURS = 12
const KEY_OF_PROCESS = randomBytes(32)

/** A version in the page of a visitor. */
export interface VisitedVersion {
  readonly remote: string
  readonly version: string
  /** The network address of the visitor. */
  readonly address: string
}

/**
 * Signs what a page is given. Nothing is stored: a token holds for some hours and for one network address, of which the server
 * counts one report.
 */
export function createVisitTokens(key: Buffer = KEY_OF_PROCESS, now: () => number = Date.now) {
  const signed = ({ remote, version, address }: VisitedVersion, hour: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([remote, version, address, hour]))
      .digest('base64url')
  const currentHour = () => Math.floor(now() / HOUR_MS)

  return {
    /** What a page proves with its reports: that this site has given it this version. */
    tokenOf(visited: VisitedVersion): string {
      const until = currentHour() + VALID_HOURS
      return `${until}.${signed(visited, until)}`
    },
    isTokenOf(visited: VisitedVersion, token: string): boolean {
      const until = Number(/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? 0)
      const expected = Buffer.from(`${until}.${signed(visited, until)}`)
      const given = Buffer.from(token)
      return until >= currentHour() && given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
