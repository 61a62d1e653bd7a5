import type { ServerResponse } from 'node:http'
import type { Upstream } from '@domizil/gateway'
import type { Config } from '../config/read-config.ts'
import { serviceName } from '../tracing/service-name.ts'
import type { Metrics } from './create-metrics.ts'
import { listen, type Listener } from '../site/listen.ts'
import { createLog } from '../site/log.ts'

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

/** Answers `/metrics` on a port for the operator; null without one. */
async function serveMetrics(
  { metricsPort, host }: Pick<Config, 'metricsPort' | 'host'>,
  metrics: Metrics,
): Promise<Listener | null> {
  if (metricsPort === null) return null

  const log = createLog('metrics')
  const fail = (err: unknown) => log.error({ err }, 'The metrics could not be read')
  const send = async (response: ServerResponse) => {
    const text = await metrics.text()
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
  }
  const handle: Upstream['handle'] = ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end()
    send(response).catch((error: unknown) => {
      fail(error)
      response.destroy()
    })
  }
  return listen({ handle }, metricsPort, host, fail)
}
