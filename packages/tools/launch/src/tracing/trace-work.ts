import type { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, tracingChannel } from 'node:diagnostics_channel'
import { type Attributes, type Span, SpanKind, type Tracer } from '@opentelemetry/api'
import { fail, parentIn, parentOf, traceparentOf } from './span-context.ts'
import { TIMER } from './without-idle-timers.ts'

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
export function traceWork(tracer: Tracer, current: AsyncLocalStorage<Span | undefined>): void {
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
