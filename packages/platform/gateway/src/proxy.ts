import type { IncomingMessage } from 'node:http'
import { createProxyServer } from 'httpxy'
import { writeForwarded } from './forwarded-headers.ts'
import { sendError } from './send.ts'
import type { Upstream } from './upstream.ts'

export interface ProxyOptions {
  /** Whether a proxy in front of us says in X-Forwarded-* whose request it is. Without one, nobody is believed. */
  readonly trustProxy?: boolean
  /** The beginnings of the paths that are handed on; everything else is answered with 404. All, if left out. */
  readonly only?: readonly string[]
}

/** Hands every request on to another origin. An origin that cannot be reached is answered with 502. */
export function proxyTo(url: string, { trustProxy = false, only }: ProxyOptions = {}): Upstream {
  const proxy = createProxyServer({
    target: url,
    timeout: 60_000,
    proxyTimeout: 60_000,
    // A connection that is kept may be closed over there in the moment in which it is used again: visitors would get a 502.
    agent: false,
  })

  return {
    handle(request, response) {
      if (only && !narrow(request, only)) {
        return sendError(response, 404, 'ADDRESS_NOT_FOUND', 'There is nothing at this address.')
      }

      writeForwarded(request, trustProxy)
      proxy.web(request, response).catch(() => {
        sendError(
          response,
          502,
          'UPSTREAM_UNREACHABLE',
          'This part of the site cannot be reached at the moment.',
        )
      })
    },
    close: async () => {
      proxy.close()
    },
  }
}

/** Whether a request may pass. The path that was judged is the one that is handed on, without a way up in it. */
function narrow(request: IncomingMessage, only: readonly string[]): boolean {
  const { pathname, search } = new URL(`http://gateway${request.url ?? '/'}`)
  request.url = pathname + search

  // An encoded slash, or a parameter of a segment, is a way up for some servers and none for others.
  return !/%2f|%5c|;/i.test(pathname) && only.some((beginning) => pathname.startsWith(beginning))
}
