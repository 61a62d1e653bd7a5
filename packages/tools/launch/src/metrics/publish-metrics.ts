import type { Config } from '../config/config.ts'
import { serviceName } from '../tracing/service-name.ts'
import type { Metrics } from './create-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Lets Prometheus read the measurements and sends them to a collector, where one or the other is configured. */
export async function publishMetrics(config: Config, metrics: Metrics): Promise<{ close(): Promise<void> }> {
  const listener = await serveMetrics(config, metrics)
  const sender = config.collectorUrl === null ? null : await sendTo(config.collectorUrl, config, metrics)

  return {
    close: async () => {
      await listener?.close()
      await sender?.close()
    },
  }
}

/** Without a collector nothing of OpenTelemetry is loaded. */
async function sendTo(url: string, config: Config, metrics: Metrics) {
  const { sendMetrics } = await import('./send-metrics.ts')
  return sendMetrics(url, serviceName(config), metrics)
}
