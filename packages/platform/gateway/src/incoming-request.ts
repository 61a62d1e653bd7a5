import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCookies } from './cookies.ts'
import type { AnsweredRequest, GatewayConfig } from './gateway-config.ts'
import { one } from './proxy/forwarded-headers.ts'
import { sendError } from './send.ts'

/** More than any browser sends in them. */
const MOST_CHARACTERS = 256

const MATCHED = ['user-agent', 'accept', 'accept-encoding', 'accept-language'] as const

/** Cuts the headers that are searched and parsed, by the gateway and by what it passes the request on to. */
export function cutHeaders({ headers }: IncomingMessage): void {
  for (const name of MATCHED) {
    const value = headers[name]
    if (value !== undefined) headers[name] = value.slice(0, MOST_CHARACTERS)
  }
}

/** Version, trace, parent and flags of https://www.w3.org/TR/trace-context/. */
const TRACE = /^00-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
const USABLE = /^[\w.:-]{8,128}$/

/** Gives a request its id and trace, those of a `traceparent` if it has one; the id of a trusted proxy goes first. */
export function identify(request: IncomingMessage, response: ServerResponse, trustsProxy: boolean): string {
  const { headers } = request
  const [traceparent, traceId] = TRACE.exec(one(headers.traceparent) ?? '') ?? []
  const trace = traceId ?? randomBytes(16).toString('hex')
  const given = one(headers['x-request-id']) ?? ''
  const id = trustsProxy && USABLE.test(given) ? given : trace

  headers['x-request-id'] = id
  headers.traceparent = traceparent ?? `00-${trace}-${randomBytes(8).toString('hex')}-01`
  response.setHeader('X-Request-Id', id)
  return id
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

/** Calls before the answer ends, also where the visitor has left: a part of this process goes on without them. */
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

const CONSEQUENCE =
  'all visitors count as one network address, so that one of them can use up the sign-ins and calls of all, and no canary can be judged.'

/** Warns once, at the start or with a request, of a proxy that is not trusted: an https address must have one. */
export function watchForProxy({ trustsProxy, publicUrl, log }: GatewayConfig) {
  let isTold = trustsProxy
  if (!trustsProxy && new URL(publicUrl).protocol === 'https:') {
    log(
      `PUBLIC_URL is https, so a proxy ends TLS in front of this site, but TRUST_PROXY is off: ${CONSEQUENCE} Let the proxy overwrite X-Forwarded-For and set TRUST_PROXY=on.`,
    )
  }

  return ({ headers }: IncomingMessage): void => {
    if (isTold || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return
    isTold = true
    log(
      `A request came with X-Forwarded-For while TRUST_PROXY is off: ${CONSEQUENCE} If a proxy of yours overwrites that header, set TRUST_PROXY=on; if visitors reach this site without a proxy, one of them made the header up and nothing has to be done.`,
    )
  }
}

/** Counts redirects to the public host. A browser that is sent in a circle sends it with each round. */
const COOKIE = 'domizil-redirects'
const LIFETIME_S = 5
const MOST = 3

/** The host that a visitor has asked for: as a trusted proxy says it, if it does. */
export function askedHost({ headers }: IncomingMessage, trustsProxy: boolean): string | undefined {
  const forwarded = one(headers['x-forwarded-host'])
  return trustsProxy && forwarded ? forwarded : headers.host
}

/** Redirects to the public origin, to which cookies are bound. A circle by a proxy that hands on no `Host` ends with the reason. */
export function redirectToPublic(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, target, log }: { publicUrl: string; target: string; log: (line: string) => void },
): void {
  const count = Number(readCookies(request.headers.cookie)[COOKIE] ?? 0)
  if (count >= MOST) {
    const problem = `Requests for ${publicUrl} arrive with the Host "${request.headers.host}": the proxy in front of this site has to hand on Host, or X-Forwarded-Host with TRUST_PROXY=on.`
    log(problem)
    return sendError(response, 421, 'HOST_NOT_HANDED_ON', problem)
  }

  response.writeHead(308, {
    Location: publicUrl + target,
    'Cache-Control': 'no-store',
    'Set-Cookie': `${COOKIE}=${count + 1}; Max-Age=${LIFETIME_S}; Path=/; HttpOnly; SameSite=Lax`,
  })
  response.end()
}
