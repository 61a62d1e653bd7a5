import type { IncomingMessage } from 'node:http'
import type { GatewayConfig } from './gateway-config.ts'

const CONSEQUENCE =
  'all visitors count as one network address, so that one of them can use up the sign-ins and calls of all.'

/**
 * Makes the function that looks at each request and warns, once, of a proxy in front that is not trusted. A site whose
 * address is https has one for certain, since the gateway itself speaks http: that is said at the start.
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
