import path from 'node:path'
import { parseLocalRemotes } from '@domizil/federation'
import { accessFileOf } from '@domizil/registry'
import type { Config, GeocoderSource, IdentitySource, SealSource, Smtp } from './config.ts'
import { readDatabaseUrl, readReplica } from './read-database-url.ts'
import { ConfigError } from './config-error.ts'
import { readRateLimits } from './read-rate-limits.ts'
import { readSite } from './read-site.ts'
import { readStorage } from './read-storage.ts'
import { createVariables, type Variables } from './variables.ts'

const DATA_KEY_BYTES = 32

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

/**
 * The configuration from environment variables, all with working defaults.
 *
 * @throws {ConfigError} naming every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
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
  const config: Config = {
    ...site,
    host: read.text('HOST', '127.0.0.1'),
    port,
    trustProxy: read.flag('TRUST_PROXY', false),
    earlyHints: read.flag('EARLY_HINTS', false),
    metricsPort: read.isSet('METRICS_PORT') ? read.number('METRICS_PORT', 0, 1, 65_535) : null,
    logsAccess: read.flag('ACCESS_LOG', false),
    drainMs: read.number('DRAIN_S', 0, 0, 600) * 1000,
    publicUrl,
    // A site of another channel is another environment unless it is said that it is not.
    environment: read.matching('ENVIRONMENT', channel, NAME, 'a word such as staging'),
    dataFolder,
    dataKey: readDataKey(read),
    registryFolder,
    channel,
    remotesInWork: parseLocalRemotes(read.text('REMOTES_IN_WORK', '')),
    registryAccess: accessFileOf(registryFolder),
    registryService: readRegistryService(read),
    trustedKeysFile: read.text('TRUSTED_KEYS', null),
    databaseUrl,
    databasePool: read.number('DATABASE_POOL', 10, 2, 1_000),
    replica: readReplica(read, databaseUrl),
    migrates: read.flag('MIGRATE', true),
    storage: readStorage(read, dataFolder),
    seal: readSeal(read, dataFolder),
    apiUrls,
    identity,
    map: {
      googleKey: read.text('MAP_KEY', null),
      tileUrl: tiles?.url ?? null,
      tileAttribution: tiles?.attribution ?? null,
      file: read.text('MAP_FILE', null),
    },
    geocoder: readGeocoder(read),
    smtp,
    verifyEmail: read.flag('VERIFY_EMAIL', smtp !== null && identity.kind === 'embedded'),
    ...readRateLimits(read),
    // The embedded database has one process, which counts for itself.
    sharesLimits: databaseUrl !== null,
    collectorUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', null),
    demoData: read.flag('DEMO_DATA', isAllEmbedded),
    drawsPages: read.matching(
      'DRAW_PAGES',
      'on',
      /^(on|off|process)$/,
      'on, off or process',
    ) as Config['drawsPages'],
  }

  refuseContradictions(read, config)
  if (read.problems.length > 0) throw new ConfigError(read.problems.join('\n'))
  return config
}

function readRegistryService(read: Variables): Config['registryService'] {
  const url = read.url('REGISTRY_URL', null)
  const token = read.text('REGISTRY_TOKEN', null)
  if (url !== null && token === null) {
    read.problems.push('REGISTRY_URL is set without REGISTRY_TOKEN, but a registry answers only its teams.')
  }

  return url !== null && token !== null ? { url, token } : null
}

/** A valid sender address is required only where mails are sent. */
function readSmtp(read: Variables): Smtp | null {
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

function readIdentity(read: Variables, publicUrl: string): IdentitySource {
  const url = read.url('IDENTITY_URL', null)
  if (url === null) return { kind: 'embedded' }

  return {
    kind: 'remote',
    url,
    issuer: `${publicUrl}${REALM}`,
    // The keys of the same realm, on the way that this process takes.
    jwksUri: `${url}${REALM}/protocol/openid-connect/certs`,
    accountsSecret: read.text('ACCOUNTS_CLIENT_SECRET', null),
  }
}

/** A key of Google's, or the address of a Nominatim server. */
function readGeocoder(read: Variables): GeocoderSource | null {
  const text = read.text('GEOCODER', null)
  if (text === null) return null
  if (!text.includes('/')) return { kind: 'google', key: text }

  const url = read.url('GEOCODER', null)
  return url === null ? null : { kind: 'nominatim', url }
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

/** A key that the operator names has to exist; the one beside the data is made at the first start. */
function readSeal(read: Variables, dataFolder: string): SealSource {
  const file = read.text('SEAL_FILE', null)
  return file === null
    ? { file: path.join(dataFolder, 'seal.pem'), isMade: true }
    : { file: path.resolve(file), isMade: false }
}
