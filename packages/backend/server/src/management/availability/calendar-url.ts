import { isIP } from 'node:net'
import { CalendarError } from './calendar-error.ts'
import type { AddressRule } from './public-address.ts'

const PORT_OF_PROTOCOL: Record<string, number> = { 'http:': 80, 'https:': 443 }

/** Names that only a private network knows: those without a dot, and reserved ends, such as `metadata.google.internal`. */
const INNER_NAME = /^[^.]*\.?$|\.(internal|local|localhost|localdomain|lan|home\.arpa)\.?$/i

/** What an address has to keep to. */
export interface UrlRules {
  isAllowed: AddressRule
  ports: readonly number[]
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
