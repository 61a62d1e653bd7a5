import type { ServerResponse } from 'node:http'
import type { Following } from '@domizil/federation'
import type { DamagedFile } from './registry-files.ts'
import type { DemoState, Upstream } from './gateway-config.ts'

/** What the checks ask. */
export interface HealthParts {
  /** Whether a shell can be served. */
  isReady: () => boolean
  /** Whether the process is about to end. */
  isDraining: () => boolean
  /** How far the demo data is. */
  demoState: () => DemoState
  damaged: () => readonly DamagedFile[]
  following: (() => Following) | undefined
  upstreams: Readonly<Record<string, Upstream>>
}

/**
 * Three checks. `/health/live` answers while the process can. `/health/ready`, and `/health`, say whether requests
 * should be sent here. A backend that is away is named, but changes nothing: pages come without it, and another gateway
 * would not reach it either. Of a registry that is followed it says which revision is served since when, and since when
 * the registry is away: what is served stays, and changes are missed. `/health/started` answers once there is a shell to serve. `/health/demo` is no check: it
 * says, always with 200, how far the demo data is.
 */
export function serveHealth(pathname: string, response: ServerResponse, parts: HealthParts): void {
  const { isReady, isDraining, demoState, damaged, following, upstreams } = parts
  if (pathname === '/health/live') return send(response, 200, { status: 'ok' })
  if (pathname === '/health/demo') return send(response, 200, { status: demoState() })

  const isUsable = isReady()
  const isLeaving = isDraining() && pathname !== '/health/started'
  const away = Object.entries(upstreams).flatMap(([name, { isAway }]) => (isAway?.() ? name : []))
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
