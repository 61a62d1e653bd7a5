import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createGateway, type Origins, proxyTo, type Publisher, tileAddressOf } from '@domizil/gateway'
import { type MapFile, openMapFile } from '@domizil/map-file'
import type { PublicConfig } from '@domizil/shell-api'
import type { Config, GeocoderSource, MapSource } from '../config/config.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { publishMetrics } from '../metrics/publish-metrics.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import { type DemoLoad, loadDemoData } from './demo-data.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { openBackend } from './open-backend.ts'
import { openRegistry } from './open-registry.ts'
import { ownAddress } from './own-address.ts'

/** The whole site, answering requests. */
export interface Site {
  /** Whether demo data is still being loaded. */
  readonly isDemoLoading: () => boolean
  /** Shuts down in order: stops accepting requests, answers those in flight, closes the database. */
  close(): Promise<void>
}

/** How long loading a part of the interface may go without progress; at most four times as long in all. */
const LOAD_TIMEOUT_MS = 15_000

const VISIT_KEY_FILE = '.visit-key'

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com']

/** Composes the site and listens. `onFailure` is called if the database fails later. */
export async function openSite(config: Config, onFailure: (error: Error) => void): Promise<Site> {
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
      isDemoLoading: () => demoState() === 'loading',
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
function publicGeocoder(source: GeocoderSource | null): PublicConfig['geocoder'] {
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
export function mapOriginsOf({ googleKey, tileUrl }: MapSource): Origins {
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
