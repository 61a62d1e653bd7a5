import { createHash, createPublicKey, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { whenChanged } from '@domizil/federation/when-changed'
import {
  createGateway,
  type Origins,
  proxyTo,
  type Publisher,
  tileAddressOf,
  type TrustedKeys,
} from '@domizil/gateway'
import { identityUrls, REGISTRY_AUDIENCE, TERMINAL_CLIENT_ID } from '@domizil/identity'
import { type MapFile, openMapFile } from '@domizil/map-file'
import { createRegistryService, followRegistry } from '@domizil/registry'
import type { PublicConfig } from '@domizil/shell-api'
import type { Config } from '../config/read-config.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { publishMetrics } from '../metrics/publish-metrics.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import { type DemoLoad, loadDemoData } from './demo-data.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { openBackend } from './open-backend.ts'

/** How long loading a part of the interface may go without progress; at most four times as long in all. */
const LOAD_TIMEOUT_MS = 15_000

const VISIT_KEY_FILE = '.visit-key'

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com']

type RegistryConfig = Pick<
  Config,
  | 'registryFolder'
  | 'registryAccess'
  | 'registryService'
  | 'trustedKeysFile'
  | 'identity'
  | 'publicUrl'
  | 'host'
  | 'port'
>

const EXAMPLE = '{"search": "MCowBQYDK2VwAyEA…"}, or a list of keys while one takes the place of another'

const ALL_ADDRESSES: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The whole site, answering requests. */
export type Site = Awaited<ReturnType<typeof openSite>>

/** Composes the site and listens. `onFailure` is called if the database fails later. */
export async function openSite(config: Config, onFailure: (error: Error) => void) {
  let isLeaving = false
  const isDraining = () => isLeaving
  const metrics = createMetrics({ logAccess: config.logsAccess ? createLog('access') : null })
  const tracing = await openTracing(config)
  const published = await publishMetrics(config, metrics)
  const backend = await openBackend(config, onFailure, {
    observe: { ...metrics.backend, request: tracing.naming(metrics.backend.request) },
    isDraining,
  })
  if (backend.database) metrics.watchPool(backend.database.pool)
  if (backend.server) metrics.watchWork(backend.server.readGauges)
  const log = createLog('gateway')
  const map = await openStreetMap(config.map.file, (line) => log.warn({}, line))
  const registry = await openRegistry(config)
  if (registry.following) metrics.watchFollowing(registry.following)
  let demo: DemoLoad | undefined
  const demoState = () => demo?.state() ?? 'complete'
  const gateway = createGateway({
    publicUrl: config.publicUrl,
    productName: config.productName,
    trustsProxy: config.trustProxy,
    hintsEarly: config.earlyHints,
    registryFolder: config.registryFolder,
    channel: config.channel,
    remotesInWork: config.remotesInWork,
    trustedKeys: registry.trustedKeys,
    registry: registry.service,
    visitKey: visitKeyOf(config),
    following: registry.following,
    publicConfig: publicConfigOf(config, map),
    publisher: publisherOf(config),
    isIndexed: config.environment === 'production',
    drawsPages: config.drawsPages,
    reloadsOnChange: config.environment === 'development' && Object.keys(config.remotesInWork).length === 0,
    otherOrigins: otherOriginsOf(config),
    map,
    api: backend.api,
    // Of several backends the gateway chooses one for its own calls as for those of visitors.
    apiUrl: (config.apiUrls.length === 1 && config.apiUrls[0]) || ownAddress(config),
    identity: backend.identity,
    blog: config.blogUrl ? proxyTo(config.blogUrl, { trustProxy: config.trustProxy }) : null,
    log: (line) => log.warn({}, line),
    observe: tracing.naming(metrics.gateway),
    observeDraw: metrics.draw,
    isDraining,
    demoState,
  })
  const closeParts = async () => {
    await gateway.close()
    await demo?.close()
    await registry.close()
    await backend.close()
    await published.close()
    await tracing.close()
  }

  try {
    if (config.demoData && backend.embedded) demo = await loadDemoData(backend.embedded)
    const fail = (err: unknown) => log.error({ err }, 'A request failed')
    const listener = await listen(
      { handle: tracing.handling(gateway.handle), isDraining },
      config.port,
      config.host,
      fail,
    )
    return {
      /** Whether demo data is still being loaded. */
      isDemoLoading: () => demoState() === 'loading',
      /** Shuts down in order: stops accepting requests, answers those in flight, closes the database. */
      close: async () => {
        isLeaving = true
        if (config.drainMs > 0) await setTimeout(config.drainMs)
        await listener.close()
        await closeParts()
      },
    }
  } catch (error) {
    await closeParts()
    throw error
  }
}

/** Opens the configured street map. One that cannot be used is logged, and the bundled map is shown. */
export async function openStreetMap(
  file: string | null,
  warn: (line: string) => void,
): Promise<MapFile | null> {
  if (file === null) return null
  try {
    return await openMapFile(file)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    warn(`MAP_FILE ${file} cannot be used: ${problem}. The bundled map is shown.`)
    return null
  }
}

/** The part of the configuration that the browser may see. */
export function publicConfigOf(config: Config, mapFile: MapFile | null): PublicConfig {
  const { productName, publicUrl, environment, company, social, fees, partner, map } = config
  const { analyticsId, readsHeic } = config

  return {
    productName,
    publicUrl,
    environment,
    company,
    social,
    fees,
    partner,
    map: {
      googleKey: map.googleKey,
      tileUrl: map.tileUrl,
      tileAttribution: map.tileAttribution,
      streets: mapFile && streetsOf(mapFile),
    },
    geocoder: publicGeocoder(config.geocoder),
    analyticsId,
    readsHeic,
    loadTimeoutMs: LOAD_TIMEOUT_MS,
  }
}

function streetsOf(mapFile: MapFile): PublicConfig['map']['streets'] {
  const { minZoom, maxZoom, bounds } = mapFile
  return { tileUrl: tileAddressOf(mapFile), minZoom, maxZoom, bounds }
}

/** The kind of geocoder, without its key. */
function publicGeocoder(source: Config['geocoder']): PublicConfig['geocoder'] {
  if (source?.kind === 'nominatim') return { kind: 'nominatim', host: new URL(source.url).host }
  return source && { kind: 'google' }
}

/** The company for search engines, the same as in the footer. */
function publisherOf({ company, social }: Config): Publisher {
  const { name, street, city, phone, email } = company
  return { name, street, city, phone, email, pages: Object.values(social).filter((page) => page !== null) }
}

/**
 * What the gateways of a site sign visits with, the same for all: those that follow a registry have its token in common, others the
 * folder. Undefined where the folder can be neither read nor written: each process has its own then.
 */
function visitKeyOf({
  registryFolder,
  registryService,
}: Pick<Config, 'registryFolder' | 'registryService'>): Buffer | undefined {
  if (registryService) return createHash('sha256').update(`visits ${registryService.token}`).digest()
  const file = path.join(registryFolder, VISIT_KEY_FILE)
  try {
    mkdirSync(registryFolder, { recursive: true })
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch {
    // Another gateway was first, or the folder is read-only.
  }
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The external origins of the configured map and analytics; empty without them. */
export function otherOriginsOf({ map, analyticsId }: Pick<Config, 'map' | 'analyticsId'>): Origins {
  const all = [mapOriginsOf(map), ...(analyticsId ? [ANALYTICS] : [])]
  const of = (kind: keyof Origins) => [...new Set(all.flatMap((one) => one[kind]))]

  return {
    scripts: of('scripts'),
    styles: of('styles'),
    fonts: of('fonts'),
    images: of('images'),
    connections: of('connections'),
  }
}

const COUNTERS = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']

/** Those of https://developers.google.com/tag-platform/security/guides/csp, without the ones for advertisements. */
const ANALYTICS: Origins = {
  scripts: ['https://www.googletagmanager.com'],
  styles: [],
  fonts: [],
  images: COUNTERS,
  connections: [...COUNTERS, 'https://*.analytics.google.com'],
}

/**
 * The origins that the configured map loads from, for the content security policy. Google's are those of
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function mapOriginsOf({ googleKey, tileUrl }: Config['map']): Origins {
  const google = (...origins: string[]) => (googleKey ? origins : [])
  const tiles = tileUrl ? [new URL(tileUrl).origin] : []

  return {
    scripts: google('https://maps.googleapis.com'),
    styles: google('https://fonts.googleapis.com'),
    fonts: google('https://fonts.gstatic.com'),
    images: [...tiles, ...google(...GOOGLE)],
    connections: [...tiles, ...google(...GOOGLE)],
  }
}

/**
 * Serves the registry of the folder, or brings the folder up to date with the service and keeps it so. A service that
 * does not answer costs its first attempt: the site serves what the folder has.
 * @throws {Error} if the file of the keys cannot be read.
 */
async function openRegistry(config: RegistryConfig) {
  const { registryFolder: folder, registryAccess, registryService, trustedKeysFile } = config
  const log = createLog('registry')
  const warn = (line: string) => log.warn({}, line)
  const trustedKeys = trustedKeysFile === null ? undefined : openTrustedKeys(trustedKeysFile, warn)

  if (registryService === null) {
    const options = { folder, accessFile: registryAccess, oidc: providerOf(config), log: warn }
    const service = await createRegistryService(options)
    return {
      /** Null if the site follows another one. */
      service,
      trustedKeys,
      /** How far the copy of the other one is; undefined for its own. */
      following: undefined,
      close: async () => undefined,
    } // the gateway closes what it serves
  }
  const follower = followRegistry({ ...registryService, folder, log: warn })
  await follower.first
  return { service: null, trustedKeys, following: follower.following, close: follower.close }
}

/** The identity provider of the site: people sign in there at a terminal, too. */
export function providerOf({
  identity,
  publicUrl,
  ...place
}: Pick<Config, 'identity' | 'publicUrl' | 'host' | 'port'>) {
  const embedded = identityUrls(publicUrl)
  const { issuer, jwksUri } =
    identity.kind === 'remote'
      ? identity
      : { issuer: embedded.issuer, jwksUri: `${ownAddress(place)}${embedded.oidc}/certs` }
  return { issuer, jwksUri, audience: REGISTRY_AUDIENCE, terminals: TERMINAL_CLIENT_ID }
}

/**
 * The keys of a file, read again when it changes, so that a key can be exchanged or taken away while the site runs. What the
 * file says without sense is logged, and the keys before it count.
 * @throws {Error} if the file makes no sense at the start.
 */
export function openTrustedKeys(file: string, log: (line: string) => void): () => TrustedKeys {
  let keys: TrustedKeys | undefined
  const current = whenChanged(file, () => {
    try {
      keys = readKeys(file)
    } catch (error) {
      if (!keys) throw error
      log(`the keys of before count on: ${(error as Error).message}`)
    }
    return keys
  })
  current()
  return current
}

function readKeys(file: string): TrustedKeys {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as unknown
    if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error('no object')
    return Object.fromEntries(Object.entries(found).map(([team, keys]) => [team, keysIn(keys)]))
  } catch (cause) {
    throw new Error(`TRUSTED_KEYS: ${file} is no file of keys, as in ${EXAMPLE}.`, { cause })
  }
}

/** @throws unless each is an Ed25519 key. */
function keysIn(value: unknown): string[] {
  return [value].flat().map((key) => {
    const { asymmetricKeyType } = createPublicKey({
      key: Buffer.from(String(key), 'base64'),
      format: 'der',
      type: 'spki',
    })
    if (asymmetricKeyType !== 'ed25519') throw new Error('no Ed25519 key')
    return String(key)
  })
}

/** The address under which this process reaches itself, independent of the public one. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const address = ALL_ADDRESSES[host] ?? host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
