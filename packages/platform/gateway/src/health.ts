import type { ServerResponse } from 'node:http'
import type { GatewayConfig } from './gateway-config.ts'
import type { DamagedFile } from './registry-files.ts'

/** What the checks ask beside the configuration. */
interface Served {
  /** Whether a shell can be served. */
  readonly isReady: () => boolean
  readonly damaged: () => readonly DamagedFile[]
}

/**
 * `/health/live`: the process answers. `/health/ready` and `/health`: send requests here; a backend that is away is named but
 * changes nothing, as pages come without it and another gateway would not reach it, and so is a registry that is away, with
 * the revision that is served meanwhile. `/health/started`: there is a shell. `/health/demo`, always 200: how far the demo
 * data is.
 */
export function serveHealth(
  pathname: string,
  response: ServerResponse,
  { isDraining, demoState, following, api, identity }: GatewayConfig,
  { isReady, damaged }: Served,
): void {
  if (pathname === '/health/live') return send(response, 200, { status: 'ok' })
  if (pathname === '/health/demo') return send(response, 200, { status: demoState?.() ?? 'complete' })

  const isUsable = isReady()
  const isLeaving = isDraining?.() === true && pathname !== '/health/started'
  const away = Object.entries({ api, identity }).flatMap(([name, { isAway }]) => (isAway?.() ? name : []))
  const files = damaged()
  send(response, isUsable && !isLeaving ? 200 : 503, {
    status: isLeaving ? 'draining' : isUsable ? 'ok' : 'no shell can be served',
    ...(away.length > 0 && { away }),
    ...(files.length > 0 && { damaged: files }),
    ...(following && { following: following() }),
  })
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
