import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { resourceOf } from './resource.ts'
import { parentIn, traceparentOf } from './span-context.ts'
import { traceOutgoing } from './trace-outgoing.ts'
import { traceWork } from './trace-work.ts'
import type { Tracing } from './tracing.ts'
import { withoutIdleTimers } from './without-idle-timers.ts'

/** The probes, which ask every second. */
const CHECK = /^(\/api)?\/health(\/|$)/

/** Sends traces to the collector at this address. Names, sampling and headers are OpenTelemetry's own variables. */
export function startTracing(url: string, service: string, ours: readonly string[]): Tracing {
  const resource = resourceOf(service)
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const spanProcessors = [withoutIdleTimers(new BatchSpanProcessor(exporter))]
  const provider = new BasicTracerProvider({ resource, spanProcessors })
  const tracer = provider.getTracer('domizil')
  const current = new AsyncLocalStorage<Span | undefined>()
  const named = new WeakSet<Span>()
  traceWork(tracer, current)
  traceOutgoing(tracer, current, { collector: new URL(url).host, ours })

  const handleTraced = (
    handle: (request: IncomingMessage, response: ServerResponse) => void,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const { method = '', headers } = request
    if (CHECK.test(request.url ?? '')) return handle(request, response)

    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      parentIn(headers.traceparent),
    )
    headers.traceparent = traceparentOf(span)
    // Reports name the span as the answer is closed: it ends after them.
    response.once('close', () => setImmediate(() => endAnswered(span, response)))
    current.run(span, () => handle(request, response))
  }

  return {
    handling: (handle) => (request, response) => handleTraced(handle, request, response),
    naming: (observe) => (answered) => {
      const { method, route } = answered
      const span = current.getStore()
      // In one process the backend reports its call first, then the gateway that it was one.
      if (span && !named.has(span)) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
      if (span) named.add(span)
      observe(answered)
    },
    close: () => provider.shutdown(),
  }
}

function endAnswered(span: Span, { statusCode, writableFinished }: ServerResponse): void {
  span.setAttribute('http.response.status_code', writableFinished ? statusCode : 499)
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
