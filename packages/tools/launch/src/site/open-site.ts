import { setTimeout } from 'node:timers/promises'
import { createGateway, proxyTo } from '@domizil/gateway'
import type { Config } from '../config/config.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { publishMetrics } from '../metrics/publish-metrics.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import { type DemoLoad, loadDemoData } from './demo-data.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { openStreetMap } from './open-street-map.ts'
import { otherOriginsOf } from './other-origins.ts'
import { openBackend } from './open-backend.ts'
import { openRegistry } from './open-registry.ts'
import { ownAddress } from './own-address.ts'
import { publicConfigOf } from './public-config.ts'
import { publisherOf } from './publisher.ts'
import { visitKeyOf } from './visit-key.ts'

/** The whole site, answering requests. */
export interface Site {
  /** Whether demo data is still being loaded. */
  readonly isDemoLoading: () => boolean
  /** Shuts down in order: stops accepting requests, answers those in flight, closes the database. */
  close(): Promise<void>
}

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
