import { tracingChannel } from 'node:diagnostics_channel'

/** What is traced, by its kind and name: never by what may name a person. */
export interface Work {
  kind: 'job' | 'storage'
  name: string
}

const WORK = tracingChannel<unknown, Work>('domizil:work')

/** Does some work as a part of the trace of the request or job. Costs nothing unless the process listens to `domizil:work`. */
export function traced<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  return WORK.start.hasSubscribers ? WORK.tracePromise(run, { ...work }) : run()
}
