import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'

/** Version, trace, parent and flags of https://www.w3.org/TR/trace-context/. */
const TRACE = /^00-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a request came from; the root without a valid one. */
export function parentIn(traceparent: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = TRACE.exec([traceparent ?? []].flat()[0] ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT

  const traceFlags = Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** The context of what a span contains. */
export function parentOf(span: Span | undefined): Context {
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
}

/** The header that makes another process go on with a span. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Marks a span as failed, by the name of the error: its message may hold what a person has typed. */
export function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}
