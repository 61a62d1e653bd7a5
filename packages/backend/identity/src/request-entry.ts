import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { IdentityUrls } from './urls.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves the paths below the realm; other paths below `/auth` are answered with 404. */
export function createEntry(urls: IdentityUrls, serve: Serve): RequestListener {
  return (request, response) => {
    fixOrigin(request, urls)

    const path = request.url ?? ''
    if (path.startsWith(`${urls.mount}/`)) request.url = path.slice(urls.mount.length)
    // The provider builds its links from the original URL.
    Object.assign(request, { originalUrl: path })
    // Failures are answered and logged inside.
    void serve(request, response)
  }
}

/** As KC_HOSTNAME: URLs and the Secure attribute of cookies follow the configuration, never the request. */
function fixOrigin({ headers }: IncomingMessage, { publicUrl }: IdentityUrls): void {
  headers.host = publicUrl.host
  headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1)
  delete headers['x-forwarded-host']
}
