// proves 15.44
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readConfig } from '../config/read-config.ts'
import { aFreePort } from '../testing/launched.ts'
import { createMetrics } from './create-metrics.ts'
import { publishMetrics } from './publish-metrics.ts'

const HOST = '127.0.0.1'

interface SentPoint {
  attributes: { key: string; value: { stringValue?: string } }[]
  asDouble?: number
  bucketCounts?: number[]
  explicitBounds?: number[]
  sum?: number
}
interface SentMetric {
  name: string
  sum?: { isMonotonic: boolean; aggregationTemporality: number; dataPoints: SentPoint[] }
  gauge?: { dataPoints: SentPoint[] }
  histogram?: { dataPoints: SentPoint[] }
}
interface Sent {
  resourceMetrics: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeMetrics: { metrics: SentMetric[] }[]
  }[]
}

let sent: { url: string | undefined; body: Sent }[]
let collector: ReturnType<typeof createServer>
let url: string

beforeEach(async () => {
  sent = []
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      sent.push({ url: request.url, body: JSON.parse(body) as Sent })
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  const port = await aFreePort()
  await new Promise<void>((resolve) => collector.listen(port, HOST, resolve))
  url = `http://${HOST}:${port}`
})
afterEach(async () => {
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
})

test('a collector gets the same measurements by OTLP: counters, gauges and histograms with their labels', async () => {
  const metrics = createMetrics({ logAccess: null })
  const version = { channel: 'staging', remote: 'mf-flat', version: '1.4.0' }
  const published = await publishMetrics(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url }), metrics)
  metrics.backend.version?.({ ...version, kind: 'canary', what: 'start', isCanary: true })
  for (const value of [90, 90, 250, 9000]) {
    metrics.backend.version?.({ ...version, kind: 'vital', vital: 'inp', value })
  }

  await published.close()

  const resources = sent.flatMap(({ body }) => body.resourceMetrics)
  const measured = resources.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
  const named = (name: string) => measured.find((metric) => metric.name === name)
  const [starts] = named('domizil_canary_starts_total')?.sum?.dataPoints ?? []
  const [inp] = named('domizil_inp_seconds')?.histogram?.dataPoints ?? []
  const labels = Object.fromEntries(
    starts?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [],
  )
  expect(sent.map((request) => request.url)).toEqual(['/v1/metrics'])
  expect(resources[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'domizil-api' },
  })
  expect(labels).toEqual({ ...version, group: 'canary' })
  expect(starts?.asDouble).toBe(1)
  expect(named('domizil_canary_starts_total')?.sum).toMatchObject({
    isMonotonic: true,
    aggregationTemporality: 2,
  })
  expect(inp).toMatchObject({
    explicitBounds: [0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    bucketCounts: [0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 1],
    sum: 9.43,
  })
  expect(named('nodejs_eventloop_lag_p99_seconds')?.gauge?.dataPoints).toHaveLength(1)
})

test('without a collector nothing is sent', async () => {
  const published = await publishMetrics(readConfig({}), createMetrics({ logAccess: null }))

  await published.close()

  expect(sent).toEqual([])
})
