import { channel, tracingChannel } from 'node:diagnostics_channel'

/** What is traced, by its kind and name: never by what may name a person. */
export interface Work {
  kind: 'job' | 'storage'
  name: string
  /** The span that it goes on with, if it is not a part of what runs. */
  traceparent?: string | null
  /** Whether it comes back by itself, and mostly has nothing to do. */
  isTimer?: boolean
}

const WORK = tracingChannel<unknown, Work>('domizil:work')
const CURRENT = channel('domizil:current')

/** Does some work as a part of the trace of the request or job. Costs nothing unless the process listens to `domizil:work`. */
export function traced<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  return WORK.start.hasSubscribers ? WORK.tracePromise(run, { ...work }) : run()
}

/** The span of the request or job that runs, for what is ordered now and done later. Null where nothing is traced. */
export function currentTraceparent(): string | null {
  const question: { traceparent: string | null } = { traceparent: null }
  CURRENT.publish(question)
  return question.traceparent
}
