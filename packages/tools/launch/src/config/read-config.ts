import path from 'node:path'
import { parseLocalRemotes } from '@domizil/federation'
import { accessFileOf } from '@domizil/registry'
import { DEFAULT_LIMITS, type Limits } from '@domizil/server'
import { ConfigError } from './config-error.ts'
import { readSite } from './read-site.ts'
import { createVariables, type Variables } from './variables.ts'

const DATA_KEY_BYTES = 32

/** Registrations are limited by the embedded identity provider, which counts them by the hour. */
const REGISTRATIONS = 'registrations'
const REGISTRATIONS_PER_HOUR = 30
const SECONDS_PER_HOUR = 3_600
const NAMES = [...Object.keys(DEFAULT_LIMITS), REGISTRATIONS]
const LIMITS = new RegExp(String.raw`^(${NAMES.join('|')})=[1-9]\d{0,6}/[1-9]\d{0,5}$`)

/** The naming rule of buckets, without rare special cases. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const OTHERS = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** The key that encrypts bank accounts. The text itself must not stand in the message of an error: a wrong key is nearly the right one. */
function readDataKey(read: Variables): Buffer | null {
  const text = read.text('DATA_KEY', null)
  if (text === null) return null

  const key = Buffer.from(text, 'base64')
  if (key.length !== DATA_KEY_BYTES) {
    read.problems.push(
      'DATA_KEY has to be 32 random bytes in base64, such as "openssl rand -base64 32" prints.',
    )
  }
  return key
}

const REALM = '/auth/realms/domizil'
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,39}$/

/** All settings, read once at start-up. */
export type Config = ReturnType<typeof readConfig>

/**
 * The configuration from environment variables, all with working defaults.
 *
 * @throws {ConfigError} naming every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const read = createVariables(env)
  const port = read.number('PORT', 8080, 1, 65_535)
  const publicUrl = read.origin('PUBLIC_URL', `http://localhost:${port}`)
  const databaseUrl = readDatabaseUrl(read)
  const apiUrls = read.urls('API_URL')
  const channel = read.matching('CHANNEL', 'production', NAME, 'a word such as production')
  const dataFolder = path.resolve(read.text('DATA_FOLDER', '.domizil/data'))
  const identity = readIdentity(read, publicUrl)
  const smtp = readSmtp(read)
  const isAllEmbedded = databaseUrl === null && apiUrls.length === 0 && identity.kind === 'embedded'

  const registryFolder = path.resolve(read.text('REGISTRY_FOLDER', '.domizil/registry'))
  const { tiles, ...site } = readSite(read)
  const config = {
    ...site,
    host: read.text('HOST', '127.0.0.1'),
    port,
    /** Whether the X-Forwarded-* headers of a proxy in front are trusted. */
    trustProxy: read.flag('TRUST_PROXY', false),
    /** Whether 103 answers name the first files of a page that is still made. */
    earlyHints: read.flag('EARLY_HINTS', false),
    /** The port of metrics and checks, which only the operator should reach; null without one. */
    metricsPort: read.isSet('METRICS_PORT') ? read.number('METRICS_PORT', 0, 1, 65_535) : null,
    /** Whether every answered request is a line of the log. */
    logsAccess: read.flag('ACCESS_LOG', false),
    /** How long the process goes on answering after a signal, so that what is in front of it notices. */
    drainMs: read.number('DRAIN_S', 0, 0, 600) * 1000,
    /** The public origin of the site, without a trailing slash. */
    publicUrl,
    /** Shown in a banner unless it is `production`. A site of another channel is another environment unless it is said that it is not. */
    environment: read.matching('ENVIRONMENT', channel, NAME, 'a word such as staging'),
    dataFolder,
    /** Null for the one in the data folder, made at the first start. */
    dataKey: readDataKey(read),
    registryFolder,
    channel,
    /** The origins of this machine that serve remotes from their sources, by name: what `npm run dev` opens. */
    remotesInWork: parseLocalRemotes(read.text('REMOTES_IN_WORK', '')),
    /** The file of the teams that may use the registry as a service. */
    registryAccess: accessFileOf(registryFolder),
    registryService: readRegistryService(read),
    /** The file with the keys of the teams, if only signed releases may be served; else null. */
    trustedKeysFile: read.text('TRUSTED_KEYS', null),
    databaseUrl,
    databasePool: read.number('DATABASE_POOL', 10, 2, 1_000),
    replica: readReplica(read, databaseUrl),
    /** Whether the start brings the database up to date; else it refuses one that is not. */
    migrates: read.flag('MIGRATE', true),
    storage: readStorage(read, dataFolder),
    seal: readSeal(read, dataFolder),
    /** The URLs of external backends, all alike; none for the one in this process. */
    apiUrls,
    identity,
    // Without key and tiles the bundled background map is drawn.
    map: {
      googleKey: read.text('MAP_KEY', null),
      tileUrl: tiles?.url ?? null,
      tileAttribution: tiles?.attribution ?? null,
      file: read.text('MAP_FILE', null),
    },
    geocoder: readGeocoder(read),
    smtp,
    /** Whether users have to confirm their e-mail address before their first request or publication. */
    verifyEmail: read.flag('VERIFY_EMAIL', smtp !== null && identity.kind === 'embedded'),
    ...readRateLimits(read),
    /** Whether all processes on the database share the limits. The embedded one has one process, which counts for itself. */
    sharesLimits: databaseUrl !== null,
    /** The collector of traces and metrics, which speaks OTLP over HTTP; null without one. */
    collectorUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', null),
    demoData: read.flag('DEMO_DATA', isAllEmbedded),
    /** Whether open pages are sent with their first view drawn, by this process or a separate one. */
    drawsPages: read.matching('DRAW_PAGES', 'on', /^(on|off|process)$/, 'on, off or process') as
      | 'on'
      | 'off'
      | 'process',
  }

  refuseContradictions(read, config)
  if (read.problems.length > 0) throw new ConfigError(read.problems.join('\n'))
  return config
}

/** A registry service that the registry's folder follows; null if the folder is the registry itself. */
function readRegistryService(read: Variables) {
  const url = read.url('REGISTRY_URL', null)
  const token = read.text('REGISTRY_TOKEN', null)
  if (url !== null && token === null) {
    read.problems.push('REGISTRY_URL is set without REGISTRY_TOKEN, but a registry answers only its teams.')
  }

  return url !== null && token !== null ? { url, token } : null
}

/**
 * The mail server and the sender of the mails; null collects mails for administrators to read. A valid sender address is required
 * only where mails are sent.
 */
function readSmtp(read: Variables) {
  const url = read.matching(
    'SMTP_URL',
    null,
    /^smtps?:\/\/[^/\s]+\/?$/,
    'an address that begins with smtp:// or smtps://',
  )
  const from = read.matching(
    'MAIL_FROM',
    null,
    /^([^<>\r\n]* <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
    'an e-mail address, or Name <address>',
  )
  if (url !== null && from === null) {
    read.problems.push('SMTP_URL is set without MAIL_FROM, but every mail has a sender.')
  }

  return url !== null && from !== null ? { url, from } : null
}

/** The identity provider: the embedded one, or an external one whose tokens the backend accepts. */
function readIdentity(read: Variables, publicUrl: string) {
  const url = read.url('IDENTITY_URL', null)
  if (url === null) return { kind: 'embedded' as const }

  return {
    kind: 'remote' as const,
    url,
    issuer: `${publicUrl}${REALM}`,
    // The keys of the same realm, on the way that this process takes.
    jwksUri: `${url}${REALM}/protocol/openid-connect/certs`,
    /** With it the backend closes the accounts of users who leave; null leaves that to an administrator. */
    accountsSecret: read.text('ACCOUNTS_CLIENT_SECRET', null),
  }
}

/** Google's Geocoding API by its key, or the address of a Nominatim server; null uses the bundled gazetteer. */
function readGeocoder(read: Variables) {
  const text = read.text('GEOCODER', null)
  if (text === null) return null
  if (!text.includes('/')) return { kind: 'google' as const, key: text }

  const url = read.url('GEOCODER', null)
  return url === null ? null : { kind: 'nominatim' as const, url }
}

function refuseContradictions({ problems, isSet }: Variables, config: Config): void {
  if (isSet('ACCOUNTS_CLIENT_SECRET') && config.identity.kind === 'embedded') {
    problems.push(
      'ACCOUNTS_CLIENT_SECRET is set, but without IDENTITY_URL the embedded identity provider signs people in.',
    )
  }
  if (config.map.file && (config.map.googleKey || config.map.tileUrl)) {
    const other = config.map.googleKey ? 'MAP_KEY' : 'map.tiles of SITE_FILE'
    problems.push(`MAP_FILE and ${other} are both set, but only one map can be shown.`)
  }
  if (config.demoData && (config.apiUrls.length > 0 || config.identity.kind === 'remote')) {
    problems.push(
      'DEMO_DATA is on, but demo data needs the backend and the identity provider in this process.',
    )
  }
}

/**
 * The PEM file with the private key that seals signed contracts, and its certificates. One that the operator names has to exist; the one
 * beside the data is made at the first start.
 */
function readSeal(read: Variables, dataFolder: string) {
  const file = read.text('SEAL_FILE', null)
  return file === null
    ? { file: path.join(dataFolder, 'seal.pem'), isMade: true }
    : { file: path.resolve(file), isMade: false }
}

/**
 * The URL of a PostgreSQL server, with the password of DATABASE_PASSWORD in it if that is set: there it needs no
 * escaping. Null without a URL.
 */
function readDatabaseUrl(read: Variables): string | null {
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

/** A replica of the server for the public search; null without one. Its role may have another password. */
function readReplica(read: Variables, databaseUrl: string | null) {
  const password = read.text('DATABASE_READ_PASSWORD', read.text('DATABASE_PASSWORD', null))
  const url = withPassword(read, 'DATABASE_READ_URL', password)
  if (url !== null && databaseUrl === null)
    read.problems.push('DATABASE_READ_URL is set without DATABASE_URL, but a replica is that of a server.')

  return url === null ? null : { url, maxLagMs: MAX_LAG_MS }
}

/** Overrides of rate limits in the form `search=1200/60,uploads=50/600`: calls per seconds. */
function readRateLimits(read: Variables): { rateLimits: Partial<Limits>; registrationsPerHour: number } {
  const text = read.text('RATE_LIMITS', '')
  const entries = text === '' ? [] : text.split(',').map((entry) => entry.trim())
  const wrong = entries.find((entry) => !LIMITS.test(entry))
  if (wrong !== undefined) {
    read.problems.push(
      `RATE_LIMITS has "${wrong}", but every entry has to be a name, a number and seconds, such as search=1200/60. The names are ${NAMES.join(', ')}.`,
    )
    return { rateLimits: {}, registrationsPerHour: REGISTRATIONS_PER_HOUR }
  }

  const limits: Partial<Limits> & { [REGISTRATIONS]?: { points: number; seconds: number } } =
    Object.fromEntries(
      entries.map((entry) => {
        const [name = '', points, seconds] = entry.split(/[=/]/)
        return [name, { points: Number(points), seconds: Number(seconds) }]
      }),
    )
  const { registrations, ...rateLimits } = limits
  const perHour = registrations && (registrations.points * SECONDS_PER_HOUR) / registrations.seconds
  return {
    rateLimits,
    registrationsPerHour: perHour ? Math.max(1, Math.round(perHour)) : REGISTRATIONS_PER_HOUR,
  }
}

/** A bucket of an S3-compatible server if one is named, else a folder beside the database. */
function readStorage(read: Variables, dataFolder: string) {
  const bucket = read.matching(
    'S3_BUCKET',
    null,
    BUCKET,
    'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  )
  /** Null for Amazon S3. */
  const endpoint = read.url('S3_ENDPOINT', null)
  const credentials = readCredentials(read)
  if (bucket === null) {
    refuseHalf(read)
    return { kind: 'disk' as const, folder: path.join(dataFolder, 'files') }
  }

  return { kind: 's3' as const, bucket, endpoint, region: read.text('S3_REGION', 'us-east-1'), credentials }
}

/** Null uses the machine's role or Amazon's usual variables. */
function readCredentials(read: Variables) {
  const accessKeyId = read.text('S3_ACCESS_KEY_ID', null)
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY', null)
  if (accessKeyId !== null && secretAccessKey !== null) return { accessKeyId, secretAccessKey }

  if (accessKeyId !== null || secretAccessKey !== null) {
    read.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are only good together: set both or none.')
  }
  return null
}

function refuseHalf({ problems, isSet }: Variables): void {
  if (isSet('S3_BUCKET')) return
  for (const name of OTHERS.filter(isSet)) {
    problems.push(
      `${name} is set without S3_BUCKET, so pictures and documents would stay in the data folder.`,
    )
  }
}
