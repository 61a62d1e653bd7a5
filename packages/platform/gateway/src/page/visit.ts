import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { chooseLocale, LOCALE_COOKIE, splitLocale } from '@domizil/domain'
import {
  BUCKETS,
  type Channel,
  foreignAddresses,
  formatOverrides,
  HOST,
  type LocalRemotes,
  type Overrides,
  parseLocalRemotes,
  parseOverrides,
  type Resolution,
  resolve,
  trialsOf,
} from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import { addressOf } from '../proxy/forwarded-headers.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { acceptedBy } from './serve-plain.ts'

/** A trial that a visit counts for, and what proves the visit. */
export interface VisitTrial {
  readonly id: string
  readonly visit: string
}

export type Visit = ReturnType<ReturnType<typeof createVisits>>

/** Reads the address, language and versions of a request for a page. */
export function createVisits(config: GatewayConfig, files: RegistryFiles) {
  const tokens = createVisitTokens(config.visitKey)
  const isSecure = new URL(config.publicUrl).protocol === 'https:'

  /**
   * The trials that a visit counts for, each with the token that its reports have to bring: those of the canaries whose version, or
   * stable version, the visitor gets. A version that they chose themselves says nothing.
   */
  function trialsFor(channel: Channel, { apps }: Resolution, address: string): Record<string, VisitTrial> {
    const trials = trialsOf(config.channel, channel).flatMap(({ id, parts }) =>
      parts.flatMap(({ name: remote, version: canary, stable }) => {
        const { source, release } = apps[remote] ?? {}
        const version = release?.version ?? ''
        if (source === 'override' || ![canary, stable].includes(version)) return []
        return [[remote, { id, visit: tokens.tokenOf({ remote, version, address }) }] as const]
      }),
    )
    return Object.fromEntries(trials)
  }

  return (request: IncomingMessage) => {
    const url = new URL(`http://gateway${request.url ?? '/'}`)
    const cookies = readCookies(request.headers.cookie)
    const { prefix, path } = splitLocale(url.pathname)
    const locale = chooseLocale({ prefix, cookie: cookies[LOCALE_COOKIE], accepted: acceptedBy(request) })
    const registry = files.registry()
    const channel = registry.channels[config.channel]
    const hasCanary = Object.values(channel?.parts ?? {}).some(({ canary }) => canary)
    const chosen = readVisitor(
      { channel: config.channel, hasCanary, canChoose: channel?.overrides ?? false, isSecure },
      cookies,
      url.searchParams,
    )
    const resolved = resolve(registry, chosen.visitor, files.releaseOf)
    const versions = channel?.overrides ? versionsOf(registry.versions) : null
    const inWork = channel?.overrides ? without(config.remotesInWork, chosen.visitor.overrides) : {}
    const local = { ...inWork, ...chosen.local }
    const localNames = Object.keys(local)
    // Their hashes are added to the page before their scripts.
    const canBeLocal = localNames.length === 0 || hasSeveralMaps(request.headers['user-agent'])

    return {
      search: url.search,
      path,
      locale,
      registry,
      resolution: withoutApps(resolved, localNames),
      versions,
      trials: channel ? trialsFor(channel, resolved, addressOf(request, config.trustsProxy)) : {},
      toSet: chosen.cookies,
      local,
      refusal: chosen.refusal ?? (canBeLocal ? undefined : ('browser' as const)),
    }
  }
}

/** A resolution without some remotes, which come from elsewhere. The host always stays. */
function withoutApps({ apps, failed }: Resolution, names: readonly string[]): Resolution {
  const isLeft = ([name]: readonly [string, unknown]) => name === HOST || !names.includes(name)
  return {
    apps: Object.fromEntries(Object.entries(apps).filter(isLeft)),
    failed: Object.fromEntries(Object.entries(failed).filter(isLeft)),
  }
}

/** The remotes in work of which the visitor has not chosen a published version. */
function without(inWork: LocalRemotes = {}, overrides: Overrides = {}): LocalRemotes {
  return Object.fromEntries(Object.entries(inWork).filter(([name]) => !(name in overrides)))
}

function versionsOf(
  versions: Readonly<Record<string, readonly { version: string }[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(versions).map(([name, all]) => [name, all.map(({ version }) => version)]),
  )
}

const BUCKET_COOKIE = 'bucket'
const OVERRIDES_COOKIE = 'remotes'
const BUCKET = /^\d{1,2}$/
const ONE_YEAR_SECONDS = 31_536_000

/** Facts about a visit that follow from the channel and the site's address. */
interface SiteFacts {
  readonly channel: string
  readonly hasCanary: boolean
  /** Whether the channel lets visitors override versions. */
  readonly canChoose: boolean
  /** Whether the site is reached by https only. */
  readonly isSecure: boolean
}

/**
 * A visitor's canary bucket and the versions chosen with `?remotes=mf-search@1.5.0`, or served by their own machine with
 * `?remotes=mf-search@http://localhost:9000`. A bucket is drawn only while a canary runs: otherwise no cookie is needed.
 */
export function readVisitor(
  { channel, hasCanary, canChoose, isSecure }: SiteFacts,
  cookies: Readonly<Record<string, string>>,
  query: URLSearchParams,
) {
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

function refusalOf(asked: string, canChoose: boolean): 'channel' | 'address' | undefined {
  if (asked.includes('://') && !canChoose) return 'channel'
  return foreignAddresses(asked).length > 0 ? 'address' : undefined
}

function cookie(name: string, value: string, isSecure: boolean, maxAgeSeconds?: number): string {
  const age = maxAgeSeconds ? `; Max-Age=${maxAgeSeconds}` : ''
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly${secure}${age}`
}

/** Browsers of which a document may have several import maps; earlier ones ignore all but the first, as Firefox does. */
const SINCE = [
  [/Chrome\/(\d{1,4})/, 133],
  [/Version\/(\d{1,4})(?:\.[\d.]{1,16})? (?:Mobile\/\w{1,16} )?Safari\//, 26],
] as const

/** Whether the browser takes several import maps, which nothing in the page can find out. All others get one whole map. */
export function hasSeveralMaps(userAgent = ''): boolean {
  return SINCE.some(([version, first]) => Number(version.exec(userAgent)?.[1] ?? 0) >= first)
}

const HOUR_MS = 3_600_000
/** A page may stay open for a while before it reports how fast it was. */
const VALID_HOURS = 12
const KEY_OF_PROCESS = randomBytes(32)

/** A version in the page of a visitor. */
interface VisitedVersion {
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
