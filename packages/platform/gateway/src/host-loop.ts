import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCookies } from './cookies.ts'
import { one } from './proxy/forwarded-headers.ts'
import { sendError } from './send.ts'

/** Counts redirects to the public host. A browser that is sent in a circle sends it with each round. */
const COOKIE = 'domizil-redirects'
const LIFETIME_S = 5
const MOST = 3

/** The host that a visitor has asked for: as a trusted proxy says it, if it does. */
export function askedHost({ headers }: IncomingMessage, trustsProxy: boolean): string | undefined {
  const forwarded = one(headers['x-forwarded-host'])
  return trustsProxy && forwarded ? forwarded : headers.host
}

/**
 * Redirects to the public origin: issuer, redirect addresses and cookies are bound to it. A proxy that does not hand on
 * `Host` would make a circle of it, which is ended with an answer that says why.
 */
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
