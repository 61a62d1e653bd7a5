import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib'
import { Agent, type Dispatcher, errors, request } from 'undici'
import { CalendarError, type CalendarFailure } from './calendar-error.ts'
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import ipaddr from 'ipaddr.js'

const PORT_OF_PROTOCOL: Record<string, number> = { 'http:': 80, 'https:': 443 }

/** Names that only a private network knows: those without a dot, and reserved ends, such as `metadata.google.internal`. */
const INNER_NAME = /^[^.]*\.?$|\.(internal|local|localhost|localdomain|lan|home\.arpa)\.?$/i

/** What an address has to keep to. */
interface UrlRules {
  isAllowed: AddressRule
  ports: readonly number[]
}

/** Gets the text behind the address of a calendar. Fails with a `CalendarError` and nothing else. */
export type FetchCalendar = (address: string) => Promise<string>

interface FetchOptions extends Partial<UrlRules> {
  resolve?: Resolve
  /** For everything together: names, redirects and the text. */
  timeoutMs?: number
  maxBytes?: number
}

const MAX_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]
const HEADERS = {
  accept: 'text/calendar, text/plain;q=0.5',
  'accept-encoding': 'identity',
  'user-agent': 'DomizilCalendar/1.0',
}

/**
 * Makes the function that gets calendars from addresses which anybody may have typed: it talks to public addresses
 * only, whatever the notation, the name server or a redirect says, and it ends after a time and a size.
 */
export function createFetchCalendar({
  isAllowed = isPublicAddress,
  ports = [80, 443, 8080, 8443],
  resolve,
  timeoutMs = 15_000,
  maxBytes = 8 * 1024 * 1024,
}: FetchOptions = {}): FetchCalendar {
  const rules = { isAllowed, ports, maxBytes }
  const dispatcher = new Agent({
    connect: { lookup: guardLookup(isAllowed, resolve), timeout: 5_000 },
    headersTimeout: 8_000,
    bodyTimeout: 8_000,
    maxResponseSize: maxBytes,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: 1,
  })

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await follow(calendarUrl(address, rules), rules, { dispatcher, signal })
    } catch (error) {
      throw asCalendarError(error)
    }
  }
}

async function follow(
  start: URL,
  rules: UrlRules & { maxBytes: number },
  options: { dispatcher: Dispatcher; signal: AbortSignal },
): Promise<string> {
  let url = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await request(url, { ...options, headers: HEADERS })
    const next = redirectOf(answer)
    if (next === undefined) return textOf(answer, rules.maxBytes)

    discard(answer)
    url = calendarUrl(next, rules, url)
  }
  throw new CalendarError('UNREACHABLE')
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const { location } = headers
  return REDIRECTS.includes(statusCode) && typeof location === 'string' ? location : undefined
}

async function textOf(answer: Dispatcher.ResponseData, maxBytes: number): Promise<string> {
  const problem = problemOf(answer, maxBytes)
  if (!problem) return decode(await unpack(await answer.body.arrayBuffer(), answer, maxBytes))

  discard(answer)
  throw new CalendarError(problem)
}

const UNPACK: Record<string, (body: ArrayBuffer, options: ZlibOptions) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/** Some hosts pack their answers whatever they are asked for. A small answer does not unfold into a big one. */
async function unpack(
  body: ArrayBuffer,
  { headers }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<ArrayBuffer | Buffer> {
  const encoding = encodingOf(headers)
  if (encoding === 'identity') return body
  try {
    return (await UNPACK[encoding]?.(body, { maxOutputLength: maxBytes })) ?? body
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new CalendarError(isTooLarge ? 'TOO_LARGE' : 'UNREADABLE', { cause: error })
  }
}

function encodingOf(headers: Dispatcher.ResponseData['headers']): string {
  return String(headers['content-encoding'] ?? 'identity').toLowerCase()
}

/** UTF-8, as the standard asks, or UTF-16 by its byte order mark, as some Windows programs save it. */
function decode(body: ArrayBuffer | Buffer): string {
  const [first, second] = new Uint8Array(body)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(body)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(body)
  return new TextDecoder().decode(body)
}

/** What a status of HTTP says of an address; others say more of the host than of it. */
const FAILURES = new Map<number, CalendarFailure>([
  [401, 'NOT_SHARED'],
  [403, 'NOT_SHARED'],
  [404, 'MISSING'],
  [410, 'MISSING'],
])

function problemOf(
  { statusCode, headers }: Dispatcher.ResponseData,
  maxBytes: number,
): CalendarFailure | undefined {
  if (statusCode !== 200) return FAILURES.get(statusCode) ?? 'UNREACHABLE'
  const encoding = encodingOf(headers)
  if (encoding !== 'identity' && !UNPACK[encoding]) return 'UNREADABLE'
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'TOO_LARGE' : undefined
}

/** Closes the connection, since the rest of what comes may never end. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {}).destroy()
}

function asCalendarError(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error
  const isTooLarge = error instanceof errors.ResponseExceededMaxSizeError
  return new CalendarError(isTooLarge ? 'TOO_LARGE' : 'UNREACHABLE', { cause: error })
}

/**
 * The address of a calendar; `webcal:` stands for `https:`. IP addresses in every notation are checked here, since
 * a connection to one never looks a name up.
 *
 * @throws {CalendarError} ADDRESS_REFUSED
 */
export function calendarUrl(text: string, { isAllowed, ports }: UrlRules, base?: URL): URL {
  const url = parse(text.trim().replace(/^webcals?:\/\//i, 'https://'), base)
  const usualPort = PORT_OF_PROTOCOL[url.protocol]
  if (usualPort === undefined || url.username !== '' || url.password !== '') refuse()
  if (!ports.includes(url.port === '' ? usualPort : Number(url.port))) refuse()

  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0 ? INNER_NAME.test(host) : !isAllowed(host)) refuse()
  url.hash = ''

  return url
}

function parse(text: string, base: URL | undefined): URL {
  return URL.canParse(text, base?.href) ? new URL(text, base?.href) : refuse()
}

function refuse(): never {
  throw new CalendarError('ADDRESS_REFUSED')
}

/** Tells whether an IP address may be talked to. */
type AddressRule = (address: string) => boolean

/** How names become addresses: as `dns.lookup` does it, always with all of them. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Public by number, and answered by the host of a machine in the cloud: Azure's agent hands out its secrets there. */
const PROVIDER_ADDRESSES = new Set(['168.63.129.16'])

/** All that has ever been given out of IPv6 (RFC 4291); what lies outside may be another network in disguise. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address that anybody on the internet could reach: no private network, no loopback, no link-local
 * (which is where clouds keep their credentials), nothing reserved, no address of a cloud provider's host, and none of
 * the disguises of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const plain = ipaddr.process(address)

  if (PROVIDER_ADDRESSES.has(plain.toString())) return false
  return plain.range() === 'unicast' && (plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_IPV6))
}

/**
 * Looks names up and refuses those with even one address that is not allowed. The connection is made to the very
 * addresses that were checked, so that a name cannot change between the check and the use.
 */
function guardLookup(isAllowed: AddressRule, resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      const areAllowed = addresses.every(({ address }) => isAllowed(address))
      if (!first || !areAllowed) return done(new CalendarError('ADDRESS_REFUSED'), [])

      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
