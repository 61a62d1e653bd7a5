import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GatewayConfig } from '../gateway-config.ts'
import type { PageFiles } from './page-files.ts'

/**
 * Names style sheets and font of a page in a 103 answer (RFC 8297) while the page is still made: a browser fetches them
 * meanwhile. A page that is there at once gets none, and neither does HTTP/1.0, which knows no such answer.
 *
 * @returns is called when the page is there.
 */
export function hintEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { hintsEarly }: Pick<GatewayConfig, 'hintsEarly'>,
  { preloads, fonts }: PageFiles,
): () => void {
  if (!hintsEarly || request.httpVersion === '1.0') return () => undefined
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
