import type { IncomingMessage } from 'node:http'
import { createProxyServer } from 'httpxy'
import { writeForwarded } from './forwarded-headers.ts'
import { sendError } from './send.ts'
import type { Upstream } from './upstream.ts'

/** Restrictions of a proxy. */
export interface ProxyOptions {
  /** Whether the X-Forwarded-* headers of a proxy in front are trusted. Default false. */
  readonly trustProxy?: boolean
  /** Prefixes of the paths that are forwarded; others are answered with 404. Default: all. */
  readonly only?: readonly string[]
}

/** Forwards every request to another origin. An unreachable origin is answered with 502. */
export function proxyTo(url: string, { trustProxy = false, only }: ProxyOptions = {}): Upstream {
  const proxy = createProxyServer({
    target: url,
    timeout: 60_000,
    proxyTimeout: 60_000,
    // The upstream may close an idle connection just as it is reused, which would be a 502 for the visitor.
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

/** Whether a request may pass. The checked path is the one that is forwarded, with `..` resolved. */
function narrow(request: IncomingMessage, only: readonly string[]): boolean {
  const { pathname, search } = new URL(`http://gateway${request.url ?? '/'}`)
  request.url = pathname + search

  // Some servers treat an encoded slash or a segment's parameter as a path separator.
  return !/%2f|%5c|;/i.test(pathname) && only.some((beginning) => pathname.startsWith(beginning))
}
