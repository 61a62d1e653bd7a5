import type { IncomingMessage } from 'node:http'
import type { GatewayConfig } from './gateway-config.ts'

const CONSEQUENCE =
  'all visitors count as one network address, so that one of them can use up the sign-ins and calls of all, and no canary can be judged.'

/**
 * Creates a function that inspects each request and warns, once, about a proxy that is not trusted. A site
 * with an https address must have one, since the gateway speaks http: that is logged at the start.
 */
export function watchForProxy({
  trustsProxy,
  publicUrl,
  log,
}: Pick<GatewayConfig, 'trustsProxy' | 'publicUrl' | 'log'>): (request: IncomingMessage) => void {
  let isTold = trustsProxy
  if (!trustsProxy && new URL(publicUrl).protocol === 'https:') {
    log(
      `PUBLIC_URL is https, so a proxy ends TLS in front of this site, but TRUST_PROXY is off: ${CONSEQUENCE} Let the proxy overwrite X-Forwarded-For and set TRUST_PROXY=on.`,
    )
  }

  return ({ headers }) => {
    if (isTold || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return
    isTold = true
    log(
      `A request came with X-Forwarded-For while TRUST_PROXY is off: ${CONSEQUENCE} If a proxy of yours overwrites that header, set TRUST_PROXY=on; if visitors reach this site without a proxy, one of them made the header up and nothing has to be done.`,
    )
  }
}
