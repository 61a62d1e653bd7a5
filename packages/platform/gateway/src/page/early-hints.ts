import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GatewayConfig } from '../gateway-config.ts'
import type { PageFiles } from './page-files.ts'

/**
 * Names style sheets and font of a page in a 103 answer (RFC 8297) while the page is still made: a browser fetches them
 * meanwhile. A page that is there at once gets none. Only behind a trusted proxy with TLS: browsers take hints over
 * HTTP/2 and HTTP/3 alone, and old clients of HTTP/1.1 take them for the answer.
 *
 * @returns is called when the page is there.
 */
export function hintEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { trustsProxy }: Pick<GatewayConfig, 'trustsProxy'>,
  { preloads, fonts }: PageFiles,
): () => void {
  if (!trustsProxy || request.headers['x-forwarded-proto'] !== 'https') return () => undefined
  const styles = preloads.filter(({ kind }) => kind === 'style')
  const link = [
    ...styles.map(
      ({ url, integrity }) => `<${url}>; rel=preload; as=style; crossorigin; integrity="${integrity}"`,
    ),
    ...fonts.map(({ url }) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]

  // What is drawn already is answered before the next turn of the event loop.
  const turn = setImmediate(() => {
    if (!response.headersSent) response.writeEarlyHints({ link })
  })
  return () => clearImmediate(turn)
}
