import { SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base'

/** The attribute of the span of a timer, which asks every minute or so whether there is something to do. */
export const TIMER = 'domizil.timer'

/**
 * Hands spans on to another processor, without the traces of timers that had nothing to do: those that did nothing but read,
 * without a failure and within a second. Up to its first other span the spans of a timer wait.
 */
export function withoutIdleTimers(inner: SpanProcessor): SpanProcessor {
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
