import type { Config } from './config.ts'
import type { Variables } from './variables.ts'

/**
 * The URL of a PostgreSQL server, with the password of DATABASE_PASSWORD in it if that is set: there it needs no
 * escaping. Null without a URL.
 */
export function readDatabaseUrl(read: Variables): string | null {
  return withPassword(read, 'DATABASE_URL', read.text('DATABASE_PASSWORD', null))
}

function withPassword(read: Variables, name: string, password: string | null): string | null {
  const url = read.matching(name, null, /^postgres(ql)?:\/\//, 'an address that begins with postgres://')
  if (url === null || password === null || !URL.canParse(url)) return url

  const address = new URL(url)
  address.password = encodeURIComponent(password)
  return address.href
}

/** How old what a replica shows may be. */
const MAX_LAG_MS = 5_000

/** A replica of the server for reading. Its role may have another password. */
export function readReplica(read: Variables, databaseUrl: string | null): Config['replica'] {
  const password = read.text('DATABASE_READ_PASSWORD', read.text('DATABASE_PASSWORD', null))
  const url = withPassword(read, 'DATABASE_READ_URL', password)
  if (url !== null && databaseUrl === null)
    read.problems.push('DATABASE_READ_URL is set without DATABASE_URL, but a replica is that of a server.')

  return url === null ? null : { url, maxLagMs: MAX_LAG_MS }
}
