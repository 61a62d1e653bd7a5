import { randomInt } from 'node:crypto'
import {
  BUCKETS,
  foreignAddresses,
  formatOverrides,
  type LocalRemotes,
  parseLocalRemotes,
  parseOverrides,
  type Visitor,
} from '@domizil/federation'

const BUCKET_COOKIE = 'bucket'
const OVERRIDES_COOKIE = 'remotes'
const BUCKET = /^\d{1,2}$/
const ONE_YEAR_SECONDS = 31_536_000

/** Facts about a visit that follow from the channel and the site's address. */
export interface Visit {
  readonly channel: string
  readonly hasCanary: boolean
  /** Whether the channel lets visitors override versions. */
  readonly canChoose: boolean
  /** Whether the site is reached by https only. */
  readonly isSecure: boolean
}

export interface VisitorFacts {
  readonly visitor: Visitor
  /** Remotes that the visitor's own machine serves. */
  readonly local: LocalRemotes
  /** Why the chosen remotes are refused: the channel offers no choice, or an address is not of the visitor's machine. */
  readonly refusal?: 'channel' | 'address'
  /** Set-Cookie values: the bucket when it is new, the overrides when they change. */
  readonly cookies: readonly string[]
}

/**
 * A visitor's canary bucket and the versions chosen with `?remotes=mf-search@1.5.0`, or served by their own machine with
 * `?remotes=mf-search@http://localhost:9000`. A bucket is drawn only while a canary runs: otherwise no cookie is needed.
 */
export function readVisitor(
  { channel, hasCanary, canChoose, isSecure }: Visit,
  cookies: Readonly<Record<string, string>>,
  query: URLSearchParams,
): VisitorFacts {
  const known = cookies[BUCKET_COOKIE] ?? ''
  const isKnown = BUCKET.test(known)
  const bucket = isKnown ? Number(known) : hasCanary ? randomInt(BUCKETS) : undefined
  const asked = query.get('remotes')
  const chosen = canChoose ? asked : null
  const text = canChoose ? (asked ?? cookies[OVERRIDES_COOKIE] ?? '') : ''
  const overrides = parseOverrides(text)
  const local = parseLocalRemotes(text)
  const refusal = refusalOf(asked ?? '', canChoose)

  return {
    visitor: { channel, overrides, ...(bucket !== undefined && { bucket }) },
    local,
    ...(refusal && { refusal }),
    cookies: [
      ...(hasCanary && !isKnown ? [cookie(BUCKET_COOKIE, String(bucket), isSecure, ONE_YEAR_SECONDS)] : []),
      ...(chosen === null
        ? []
        : [cookie(OVERRIDES_COOKIE, formatOverrides({ ...overrides, ...local }), isSecure)]),
    ],
  }
}

function refusalOf(asked: string, canChoose: boolean): VisitorFacts['refusal'] {
  if (asked.includes('://') && !canChoose) return 'channel'
  return foreignAddresses(asked).length > 0 ? 'address' : undefined
}

function cookie(name: string, value: string, isSecure: boolean, maxAgeSeconds?: number): string {
  const age = maxAgeSeconds ? `; Max-Age=${maxAgeSeconds}` : ''
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly${secure}${age}`
}
