import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Places } from './places.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves the paths below the realm; anything else below `/auth` is not there. */
export function createEntry(places: Places, serve: Serve): RequestListener {
  return (request, response) => {
    fixOrigin(request, places)

    const path = request.url ?? ''
    if (path.startsWith(`${places.mount}/`)) request.url = path.slice(places.mount.length)
    // The provider makes its links from the original address.
    Object.assign(request, { originalUrl: path })
    // Its failures are answered and logged inside.
    void serve(request, response)
  }
}

/** Like KC_HOSTNAME: all addresses and the cookies' Secure come from the configuration, none from the request. */
function fixOrigin({ headers }: IncomingMessage, { publicUrl }: Places): void {
  headers.host = publicUrl.host
  headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1)
  delete headers['x-forwarded-host']
}
