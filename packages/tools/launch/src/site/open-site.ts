import { createGateway, proxyTo } from '@domizil/gateway'
import type { Config } from '../config/config.ts'
import { loadDemoData } from './demo-data.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { openStreetMap } from './open-street-map.ts'
import { otherOriginsOf } from './other-origins.ts'
import { openBackend } from './open-backend.ts'
import { openRegistry } from './open-registry.ts'
import { ownAddress } from './own-address.ts'
import { publicConfigOf } from './public-config.ts'
import { publisherOf } from './publisher.ts'

/** The whole site, answering requests. */
export interface Site {
  /** Shuts down in order: stops accepting requests, answers those in flight, closes the database. */
  close(): Promise<void>
}

/** Composes the site and listens. `onFailure` is called if the database fails later. */
export async function openSite(config: Config, onFailure: (error: Error) => void): Promise<Site> {
  const backend = await openBackend(config, onFailure)
  const log = createLog('gateway')
  const map = await openStreetMap(config.map.file, (line) => log.warn({}, line))
  const registry = await openRegistry(config)
  const gateway = createGateway({
    publicUrl: config.publicUrl,
    productName: config.productName,
    trustsProxy: config.trustProxy,
    registryFolder: config.registryFolder,
    channel: config.channel,
    trustedKeys: registry.trustedKeys,
    registry: registry.service,
    publicConfig: publicConfigOf(config, map),
    publisher: publisherOf(config),
    isIndexed: config.environment === 'production',
    drawsPages: config.drawsPages,
    reloadsOnChange: config.environment === 'development',
    otherOrigins: otherOriginsOf(config),
    map,
    api: backend.api,
    apiUrl: config.apiUrl ?? ownAddress(config),
    identity: backend.identity,
    blog: config.blogUrl ? proxyTo(config.blogUrl, { trustProxy: config.trustProxy }) : null,
    log: (line) => log.warn({}, line),
  })
  const closeParts = async () => {
    await gateway.close()
    await registry.close()
    await backend.close()
  }

  try {
    if (config.demoData && backend.embedded) await loadDemoData(backend.embedded)
    const listener = await listen(gateway, config.port, config.host, (err) =>
      log.error({ err }, 'a request failed'),
    )
    return {
      close: async () => {
        await listener.close()
        await closeParts()
      },
    }
  } catch (error) {
    await closeParts()
    throw error
  }
}
