import type { IncomingMessage, ServerResponse } from 'node:http'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** What a report of an answered request tells a trace. */
interface Answered {
  readonly method: string
  readonly route: string
}

/** The traces of this process. */
export interface Tracing {
  /** Handles requests, each as a part of its trace. */
  handling(handle: Handle): Handle
  /** Reports an answer, and names the part of the trace by its route. */
  naming<Report extends Answered>(observe: (answered: Report) => void): (answered: Report) => void
  /** Sends what has not been sent yet. */
  close(): Promise<void>
}
