import type { ServerResponse } from 'node:http'
import type { Upstream } from '@domizil/gateway'
import type { Config } from '../config/config.ts'
import { type Listener, listen } from '../site/listen.ts'
import { createLog } from '../site/log.ts'
import type { Metrics } from './create-metrics.ts'

/** Answers `/metrics` on a port for the operator; null without one. */
export async function serveMetrics(
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
