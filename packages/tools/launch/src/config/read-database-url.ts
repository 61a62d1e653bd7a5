import type { Variables } from './variables.ts'

/**
 * The URL of a PostgreSQL server, with the password of DATABASE_PASSWORD in it if that is set: there it needs no
 * escaping. Null without a URL.
 */
export function readDatabaseUrl(read: Variables): string | null {
  const url = read.matching(
    'DATABASE_URL',
    null,
    /^postgres(ql)?:\/\//,
    'an address that begins with postgres://',
  )
  const password = read.text('DATABASE_PASSWORD', null)
  if (url === null || password === null || !URL.canParse(url)) return url

  const address = new URL(url)
  address.password = encodeURIComponent(password)
  return address.href
}
