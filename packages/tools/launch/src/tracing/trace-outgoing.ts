import type { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Span, SpanKind, type Tracer } from '@opentelemetry/api'
import { fail, parentOf, traceparentOf } from './span-context.ts'

/** A request of `fetch`, as its library reports it. */
interface Fetched {
  origin: string
  method: string
  addHeader(name: string, value: string): void
}

/** Hosts that are treated differently. */
export interface Hosts {
  /** Requests to it are no part of a trace. */
  collector: string
  /** Backends and identity, which go on with a trace. */
  ours: readonly string[]
}

/**
 * Makes spans of requests to other servers: backends, identity, bucket, geocoder. They name the host, as addresses may hold
 * secrets. Requests to the collector are none of it.
 */
export function traceOutgoing(
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
