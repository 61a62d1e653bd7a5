import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from '@opentelemetry/otlp-exporter-base/node-http'
import { JsonMetricsSerializer, MetricsExporterMetricsHelper } from '@opentelemetry/otlp-transformer'
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { type HrTime, ValueType } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { resourceOf } from '../tracing/resource.ts'
import type { Metrics } from './create-metrics.ts'

/** A measurement as prom-client reads it. */
type Measured = MetricObjectWithValues<MetricValue<string>>
type Values = (MetricValue<string> & { metricName?: string })[]
type Labels = Record<string, string | number>

const SCOPE = { name: 'domizil' }
const STARTED = timeOf(performance.timeOrigin)

/** The measurements for Prometheus as OpenTelemetry has them: the same names, labels and buckets. */
function metricProducer(read: () => Promise<Measured[]>): MetricProducer {
  return {
    async collect() {
      const endTime = timeOf(Date.now())
      const metrics = (await read()).flatMap((measured) => dataOf(measured, endTime))
      const resourceMetrics = { resource: emptyResource(), scopeMetrics: [{ scope: SCOPE, metrics }] }
      return { resourceMetrics, errors: [] }
    },
  }
}

function dataOf({ name, help, type, values }: Measured, endTime: HrTime): MetricData[] {
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const point = <Value>(attributes: Labels, value: Value) => ({
    attributes,
    value,
    endTime,
    startTime: STARTED,
  })
  const points = () => values.map(({ labels, value }) => point(given(labels), value))

  // The types of prom-client say numbers, its values are words.
  switch (String(type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }]
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
    case 'histogram': {
      const dataPoints = histogramsOf(name, values).map(({ labels, histogram }) => point(labels, histogram))
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }]
    }
    default:
      return []
  }
}

/** Prometheus counts up to each bound, OpenTelemetry between two. */
function histogramsOf(name: string, values: Values): { labels: Labels; histogram: Histogram }[] {
  const series = new Map<string, { labels: Labels; values: Values }>()
  for (const value of values) {
    const { le: _, ...labels } = given(value.labels)
    const key = JSON.stringify(labels)
    const known = series.get(key) ?? { labels, values: [] }
    known.values.push(value)
    series.set(key, known)
  }

  return [...series.values()].map(({ labels, values: own }) => {
    const valueOf = (suffix: string) =>
      own.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0
    const buckets = own.filter(({ metricName }) => metricName === `${name}_bucket`)
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0))
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite)
    return {
      labels,
      histogram: { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') },
    }
  })
}

function given(labels: Partial<Labels>): Labels {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]
}

/** Sends the measurements to the collector at this address, once a minute and at the end. */
export function sendMetrics(url: string, service: string, metrics: Metrics): { close(): Promise<void> } {
  const exporter = createOtlpHttpExportDelegate(
    // oxlint-disable-next-line typescript/no-deprecated -- what reads OpenTelemetry's own variables, in its exporters, too
    convertLegacyHttpOptions({ url: `${url}/v1/metrics` }, 'METRICS', 'v1/metrics', {
      'Content-Type': 'application/json',
    }),
    JsonMetricsSerializer,
    'otlp_http_metric_exporter',
    MetricsExporterMetricsHelper,
    undefined,
  )
  const reader = new PeriodicExportingMetricReader({
    exporter,
    metricProducers: [metricProducer(metrics.read)],
  })
  const provider = new MeterProvider({ resource: resourceOf(service), readers: [reader] })

  return { close: () => provider.shutdown() }
}
