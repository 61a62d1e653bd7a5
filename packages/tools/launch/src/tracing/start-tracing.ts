import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { subscribe, tracingChannel } from 'node:diagnostics_channel'
import { resourceOf } from './resource.ts'
import type { Tracing } from './tracing.ts'

/** The attribute of the span of a timer, which asks every minute or so whether there is something to do. */
const TIMER = 'domizil.timer'

/**
 * Hands spans on to another processor, without the traces of timers that had nothing to do: those that did nothing but read,
 * without a failure and within a second. Up to its first other span the spans of a timer wait.
 */
function withoutIdleTimers(inner: SpanProcessor): SpanProcessor {
  const waiting = new Map<string, ReadableSpan[]>()

  const handOn = (traceId: string, span: ReadableSpan) => {
    for (const held of waiting.get(traceId) ?? []) inner.onEnd(held)
    waiting.delete(traceId)
    inner.onEnd(span)
  }

  return {
    onStart(span, context) {
      if (span.attributes[TIMER] === true) waiting.set(span.spanContext().traceId, [])
      inner.onStart(span, context)
    },
    onEnd(span) {
      const { traceId } = span.spanContext()
      const held = waiting.get(traceId)
      if (!held || !isIdle(span)) handOn(traceId, span)
      else if (span.attributes[TIMER] === true) waiting.delete(traceId)
      else held.push(span)
    },
    forceFlush: () => inner.forceFlush(),
    shutdown: () => inner.shutdown(),
  }
}

function isIdle({ attributes, name, status, duration: [seconds] }: ReadableSpan): boolean {
  const isQuiet = attributes[TIMER] === true || name === 'SELECT'
  return isQuiet && status.code !== SpanStatusCode.ERROR && seconds < 1
}

/** Version, trace, parent and flags of https://www.w3.org/TR/trace-context/. */
const TRACE = /^00-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a request came from; the root without a valid one. */
function parentIn(traceparent: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = TRACE.exec([traceparent ?? []].flat()[0] ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT

  const traceFlags = Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** The context of what a span contains. */
function parentOf(span: Span | undefined): Context {
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
}

/** The header that makes another process go on with a span. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Marks a span as failed, by the name of the error: its message may hold what a person has typed. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** What the parts report on the channel `domizil:work`. */
interface Work {
  kind: 'sql' | 'job' | 'storage'
  name: string
  text?: string
  /** What a job goes on with: the request that ordered it. */
  traceparent?: string | null
  isTimer?: boolean
}

const MOST_CHARACTERS = 2000
const NAMES = { sql: '', job: 'job ', storage: 'storage ' }

/** Makes spans of what the parts report: statements, jobs and calls of the storage. Polling belongs to no trace, and makes none. */
function traceWork(tracer: Tracer, current: AsyncLocalStorage<Span | undefined>): void {
  const channel = tracingChannel<unknown, Work>('domizil:work')
  const spans = new WeakMap<object, Span>()

  channel.start.bindStore(current, (work) => {
    const parent = current.getStore()
    if (!parent && work.kind !== 'job') return undefined

    const span = tracer.startSpan(
      `${NAMES[work.kind]}${work.name}`,
      { kind: work.kind === 'job' ? SpanKind.CONSUMER : SpanKind.CLIENT, attributes: attributesOf(work) },
      parent ? parentOf(parent) : parentIn(work.traceparent ?? undefined),
    )
    spans.set(work, span)
    return span
  })
  subscribe('domizil:current', (question) => {
    const span = current.getStore()
    if (span) (question as { traceparent: string | null }).traceparent = traceparentOf(span)
  })
  channel.subscribe({
    start: () => {},
    end: () => {},
    asyncStart: () => {},
    asyncEnd: (work) => spans.get(work)?.end(),
    error: (work) => {
      const span = spans.get(work)
      if (span) fail(span, work.error)
    },
  })
}

function attributesOf({ kind, text, isTimer = false }: Work): Attributes {
  if (kind !== 'sql') return isTimer ? { [TIMER]: true } : {}
  return { 'db.system.name': 'postgresql', 'db.query.text': text?.slice(0, MOST_CHARACTERS) }
}

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

/** A request of `fetch`, as its library reports it. */
interface Fetched {
  origin: string
  method: string
  addHeader(name: string, value: string): void
}

/** Hosts that are treated differently. */
interface Hosts {
  /** Requests to it are no part of a trace. */
  collector: string
  /** Backends and identity, which go on with a trace. */
  ours: readonly string[]
}

/**
 * Makes spans of requests to other servers: backends, identity, bucket, geocoder. They name the host, as addresses may hold
 * secrets. Requests to the collector are none of it.
 */
function traceOutgoing(
  tracer: Tracer,
  current: AsyncLocalStorage<Span | undefined>,
  { collector, ours }: Hosts,
): void {
  const spans = new WeakMap<object, Span>()
  const begin = (request: object, method: string, host: string) => {
    const parent = current.getStore()
    if (!parent) return undefined
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = tracer.startSpan(
      `${method} ${host}`,
      { kind: SpanKind.CLIENT, attributes },
      parentOf(parent),
    )
    spans.set(request, span)
    return span
  }
  const answered = (request: object, status: number | undefined) =>
    spans.get(request)?.setAttribute('http.response.status_code', status ?? 0)
  const end = (request: object) => spans.get(request)?.end()

  // Node 22 and newer: before its headers are sent. On Node 20 what another server does lies beside the request to it.
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest }
    // Only what is handed on has a trace, and goes on with the span of this request.
    if (!request.hasHeader('traceparent') || request.headersSent) return
    const span = begin(request, request.method, request.host)
    if (span) request.setHeader('traceparent', traceparentOf(span))
  })
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    // The header of a request that is handed on names the visitor's host.
    const isBegun = spans.has(request) || request.getHeader('host') === collector
    if (!isBegun) begin(request, request.method, request.host)
    request.once('error', (error) => {
      const span = spans.get(request)
      if (span) fail(span, error)
    })
    request.once('close', () => end(request))
  })
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
    answered(request, response.statusCode)
  })
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: Fetched }
    const { host } = new URL(request.origin)
    const span = begin(request, request.method, host)
    if (span && ours.includes(host)) request.addHeader('traceparent', traceparentOf(span))
  })
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: Fetched; response: { statusCode: number } }
    answered(request, response.statusCode)
  })
  subscribe('undici:request:trailers', (message) => end((message as { request: Fetched }).request))
  subscribe('undici:request:error', (message) => {
    const { request, error } = message as { request: Fetched; error: Error }
    const span = spans.get(request)
    if (span) fail(span, error)
    end(request)
  })
}
