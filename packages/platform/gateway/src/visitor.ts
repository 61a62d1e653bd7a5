import { randomInt } from 'node:crypto'
import { formatOverrides, parseOverrides, type Visitor } from '@domizil/federation'

const BUCKET_COOKIE = 'bucket'
const OVERRIDES_COOKIE = 'remotes'
const ONE_YEAR_SECONDS = 31_536_000

/** What the channel and the site's address make of a visit. */
export interface Visit {
  readonly channel: string
  readonly hasCanary: boolean
  /** Whether the channel lets visitors choose versions. */
  readonly canChoose: boolean
  /** Whether the site is reached by https only. */
  readonly isSecure: boolean
}

export interface VisitorFacts {
  readonly visitor: Visitor
  /** Cookies to set: the bucket when it is new, the choice of versions when it changes. */
  readonly cookies: readonly string[]
}

/**
 * Which of the hundred buckets a visitor is in, and the versions chosen with `?remotes=mf-search@1.5.0`.
 * The bucket is drawn only where a canary runs: without one there is nothing to remember.
 */
export function readVisitor(
  { channel, hasCanary, canChoose, isSecure }: Visit,
  cookies: Readonly<Record<string, string>>,
  query: URLSearchParams,
): VisitorFacts {
  const known = Number(cookies[BUCKET_COOKIE])
  const isKnown = Number.isInteger(known) && known >= 0 && known < 100
  const bucket = isKnown ? known : hasCanary ? randomInt(100) : 99
  const chosen = canChoose ? query.get('remotes') : null
  const overrides = chosen === null ? parseOverrides(cookies[OVERRIDES_COOKIE] ?? '') : parseOverrides(chosen)

  return {
    visitor: { channel, bucket, overrides },
    cookies: [
      ...(hasCanary && !isKnown ? [cookie(BUCKET_COOKIE, String(bucket), isSecure, ONE_YEAR_SECONDS)] : []),
      ...(chosen === null ? [] : [cookie(OVERRIDES_COOKIE, formatOverrides(overrides), isSecure)]),
    ],
  }
}

function cookie(name: string, value: string, isSecure: boolean, maxAgeSeconds?: number): string {
  const age = maxAgeSeconds ? `; Max-Age=${maxAgeSeconds}` : ''
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly${secure}${age}`
}
