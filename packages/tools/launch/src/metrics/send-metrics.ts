import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from '@opentelemetry/otlp-exporter-base/node-http'
import { JsonMetricsSerializer, MetricsExporterMetricsHelper } from '@opentelemetry/otlp-transformer'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { resourceOf } from '../tracing/resource.ts'
import type { Metrics } from './create-metrics.ts'
import { metricProducer } from './metric-producer.ts'

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
