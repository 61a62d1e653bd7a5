import type { Config } from '../config/read-config.ts'
import { serviceName } from './service-name.ts'
import type { Tracing } from './tracing.ts'

const NO_TRACING: Tracing = {
  handling: (handle) => handle,
  naming: (observe) => observe,
  close: async () => {},
}

/** Starts to trace if a collector is configured. Without one nothing of OpenTelemetry is loaded. */
export async function openTracing(config: Config): Promise<Tracing> {
  const { collectorUrl, apiUrls, identity } = config
  if (collectorUrl === null) return NO_TRACING

  const ours = [...apiUrls, ...(identity.kind === 'remote' ? [identity.url] : [])].map(
    (url) => new URL(url).host,
  )
  const { startTracing } = await import('./start-tracing.ts')
  return startTracing(collectorUrl, serviceName(config), ours)
}
