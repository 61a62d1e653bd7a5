import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that the gateway has answered. */
export interface AnsweredRequest {
  readonly id: string
  readonly method: string
  /** The part of the site that answered, such as `/api` or `page`; never the address. */
  readonly route: string
  /** 499 if the visitor left before. */
  readonly status: number
  readonly seconds: number
}

/** Reports the request when its answer is complete, or the visitor has left. `routeOf` is called then. */
export function watchAnswer(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  id: string,
  { observe, routeOf }: { observe: (answered: AnsweredRequest) => void; routeOf: () => string },
): void {
  const startedAt = performance.now()

  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499
    observe({ id, method, route: routeOf(), status, seconds: (performance.now() - startedAt) / 1000 })
  })
}

/**
 * Calls before the answer ends, also where the visitor has left before: a part of this process goes on without them. A proxy
 * never learns the outcome then.
 */
export function beforeEnd(response: ServerResponse, act: () => void): void {
  const end = response.end.bind(response)
  Object.assign(response, {
    end: (...args: Parameters<typeof end>) => {
      response.end = end
      act()
      return end(...args)
    },
  })
}
