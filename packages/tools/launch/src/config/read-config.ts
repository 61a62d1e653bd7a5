import path from 'node:path'
import { parseLocalRemotes } from '@domizil/federation'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type {
  Company,
  Config,
  GeocoderSource,
  IdentitySource,
  MapSource,
  Partner,
  SealSource,
  Smtp,
  SocialPages,
} from './config.ts'
import { readDatabaseUrl, readReplica } from './read-database-url.ts'
import { ConfigError } from './config-error.ts'
import { readRateLimits, readsSharedLimits } from './read-rate-limits.ts'
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

  const config: Config = {
    host: read.text('HOST', '127.0.0.1'),
    port,
    trustProxy: read.flag('TRUST_PROXY', false),
    earlyHints: read.flag('EARLY_HINTS', false),
    metricsPort: read.isSet('METRICS_PORT') ? read.number('METRICS_PORT', 0, 1, 65_535) : null,
    logsAccess: read.flag('ACCESS_LOG', false),
    drainMs: read.number('DRAIN_S', 0, 0, 600) * 1000,
    publicUrl,
    productName: read.text('PRODUCT_NAME', 'Domizil'),
    // A site of another channel is another environment unless it is said that it is not.
    environment: read.matching('ENVIRONMENT', channel, NAME, 'a word such as staging'),
    dataFolder,
    dataKey: readDataKey(read),
    registryFolder: path.resolve(read.text('REGISTRY_FOLDER', '.domizil/registry')),
    channel,
    remotesInWork: parseLocalRemotes(read.text('REMOTES_IN_WORK', '')),
    registryAccess: path.resolve(read.text('REGISTRY_ACCESS', '.domizil/registry-access.json')),
    registryService: readRegistryService(read),
    trustedKeysFile: read.text('TRUSTED_KEYS', null),
    databaseUrl,
    databasePool: read.number('DATABASE_POOL', 10, 2, 1_000),
    replica: readReplica(read, databaseUrl),
    migrates: read.flag('MIGRATE', true),
    migrationTimeoutMs: read.number('MIGRATION_TIMEOUT_S', 60, 1, 86_400) * 1000,
    storage: readStorage(read, dataFolder),
    seal: readSeal(read, dataFolder),
    apiUrls,
    identity,
    blogUrl: read.url('BLOG_URL', null),
    company: readCompany(read),
    social: readSocialPages(read),
    fees: {
      percent: read.number('FEE_PERCENT', 10, 0, 100),
      vatPercent: read.number('VAT_PERCENT', 19, 0, 100),
      vatReading: read.matching(
        'VAT_READING',
        'PROPERTY',
        /^(PROPERTY|RECIPIENT)$/,
        'PROPERTY or RECIPIENT',
      ) as Config['fees']['vatReading'],
    },
    partner: readPartner(read),
    map: readMap(read),
    geocoder: readGeocoder(read),
    analyticsId: read.matching(
      'ANALYTICS_ID',
      null,
      /^G-[A-Z0-9]{4,20}$/,
      'a measurement id such as G-AB12CD34EF',
    ),
    flatReview: read.flag('FLAT_REVIEW', true),
    changesVersions: read.flag('VERSION_CHANGES', true),
    readsHeic: read.flag('HEIC', true),
    smtp,
    verifyEmail: read.flag('VERIFY_EMAIL', smtp !== null && identity.kind === 'embedded'),
    registrationsPerHour: read.number('REGISTRATIONS_PER_HOUR', 30, 1, 100_000),
    rateLimits: readRateLimits(read),
    sharesLimits: readsSharedLimits(read, databaseUrl),
    loadTimeoutMs: read.number('LOAD_TIMEOUT_MS', 15_000, 100, 120_000),
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
    issuer: read.url('OIDC_ISSUER', `${publicUrl}${REALM}`),
    jwksUri: read.url('OIDC_JWKS_URI', `${url}${REALM}/protocol/openid-connect/certs`),
    accountsSecret: read.text('ACCOUNTS_CLIENT_SECRET', null),
  }
}

function readMap(read: Variables): MapSource {
  return {
    googleKey: read.text('MAP_KEY', null),
    tileUrl: read.matching(
      'MAP_TILE_URL',
      null,
      /^https?:\/\/[^/{}]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
      'an address of one host with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
    ),
    tileAttribution: read.text('MAP_TILE_ATTRIBUTION', null),
    file: read.text('MAP_FILE', null),
  }
}

function readGeocoder(read: Variables): GeocoderSource | null {
  const key = read.text('GEOCODER_GOOGLE_KEY', null)
  const url = read.url('GEOCODER_NOMINATIM_URL', null)
  if (key !== null && url !== null) {
    read.problems.push(
      'GEOCODER_GOOGLE_KEY and GEOCODER_NOMINATIM_URL are both set, but only one can be asked.',
    )
  }

  if (key !== null) return { kind: 'google', key }
  return url === null ? null : { kind: 'nominatim', url }
}

function refuseContradictions({ problems, isSet }: Variables, config: Config): void {
  for (const name of ['OIDC_ISSUER', 'OIDC_JWKS_URI', 'ACCOUNTS_CLIENT_SECRET']) {
    if (isSet(name) && config.identity.kind === 'embedded') {
      problems.push(
        `${name} is set, but without IDENTITY_URL the embedded identity provider signs people in.`,
      )
    }
  }
  if (config.map.tileUrl && !config.map.tileAttribution) {
    problems.push('MAP_TILE_URL is set without MAP_TILE_ATTRIBUTION, but the makers of a map must be named.')
  }
  for (const name of ['MAP_KEY', 'MAP_TILE_URL']) {
    if (isSet('MAP_FILE') && isSet(name)) {
      problems.push(`MAP_FILE and ${name} are both set, but only one map can be shown.`)
    }
  }
  if (config.demoData && (config.apiUrls.length > 0 || config.identity.kind === 'remote')) {
    problems.push(
      'DEMO_DATA is on, but demo data needs the backend and the identity provider in this process.',
    )
  }
}

/** Invented: a default must not be a real address or number. */
function readCompany(read: Variables): Company {
  return {
    name: read.text('COMPANY_NAME', 'Domizil GmbH'),
    street: read.text('COMPANY_STREET', 'Musterstraße 1'),
    city: read.matching('COMPANY_CITY', '10115 Berlin', /^[^\s\d]*\d\S*\s+\S/, 'a postcode and a city'),
    phone: read.text('COMPANY_PHONE', '+49 30 23125 100'),
    email: read.matching('COMPANY_EMAIL', 'hello@domizil.example', /^[^@\s]+@[^@\s]+$/, 'an e-mail address'),
    representative: read.text('COMPANY_REPRESENTATIVE', 'Erika Mustermann'),
    registerCourt: read.text('COMPANY_REGISTER_COURT', 'Amtsgericht Berlin (Charlottenburg)'),
    registerNumber: read.text('COMPANY_REGISTER_NUMBER', 'HRB 000000 B'),
    vatId: readVatId(read),
    country: read.matching('COMPANY_COUNTRY', 'DE', /^[A-Z]{2}$/, 'a country of two letters such as DE'),
    taxNumber: read.text('COMPANY_TAX_NUMBER', null),
    iban: readIban(read),
    bic: read.matching(
      'COMPANY_BIC',
      null,
      /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      'a BIC such as COBADEFFXXX',
    ),
    authority: read.text('COMPANY_AUTHORITY', null),
  }
}

/** Empty with `off`. An invoice names this or the tax number (§ 14 UStG). */
function readVatId(read: Variables): string {
  if (!isOff(read, 'COMPANY_VAT_ID')) return read.text('COMPANY_VAT_ID', 'DE000000000')
  if (!read.isSet('COMPANY_TAX_NUMBER'))
    read.problems.push(
      'COMPANY_VAT_ID is off, so COMPANY_TAX_NUMBER has to be set: invoices name one of them.',
    )
  return ''
}

/** An example of no bank; a wrong one would send every payment astray. */
function readIban(read: Variables): string {
  const iban = electronicFormatIBAN(read.text('COMPANY_IBAN', 'DE93 9999 9999 0000 0000 01')) ?? ''
  if (!isValidIBAN(iban))
    read.problems.push(`COMPANY_IBAN is "${iban}", but has to be an IBAN with right check digits.`)
  return iban
}

/** Placeholders: the operator sets the real addresses, or `off` where there is none. */
function readSocialPages(read: Variables): SocialPages {
  const page = (name: string, example: string) => (isOff(read, name) ? null : read.url(name, example))

  return {
    instagram: page('SOCIAL_INSTAGRAM', 'https://instagram.example/domizil'),
    linkedin: page('SOCIAL_LINKEDIN', 'https://linkedin.example/domizil'),
    facebook: page('SOCIAL_FACEBOOK', 'https://facebook.example/domizil'),
    youtube: page('SOCIAL_YOUTUBE', 'https://youtube.example/domizil'),
  }
}

/** The partner who prepares contracts; null if PARTNER_NAME is `off`. */
function readPartner(read: Variables): Partner | null {
  if (isOff(read, 'PARTNER_NAME')) return null

  return {
    name: read.text('PARTNER_NAME', 'Musterkanzlei für Mietrecht'),
    url: read.url('PARTNER_URL', 'https://musterkanzlei.example'),
  }
}

function isOff(read: Variables, name: string): boolean {
  return read.text(name, '').toLowerCase() === 'off'
}

/** A key that the operator names has to exist; the one beside the data is made at the first start. */
function readSeal(read: Variables, dataFolder: string): SealSource {
  const file = read.text('SEAL_FILE', null)
  const password = read.text('SEAL_PASSWORD', undefined)
  if (file !== null) return { file: path.resolve(file), password, isMade: false }

  if (password !== undefined) {
    read.problems.push(
      'SEAL_PASSWORD is set without SEAL_FILE, but the key in the data folder has no password.',
    )
  }
  return { file: path.join(dataFolder, 'seal.pem'), password: undefined, isMade: true }
}
