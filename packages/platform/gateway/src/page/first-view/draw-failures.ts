import { reportFailure } from '@domizil/api'
import { askApi } from '../../ask-api.ts'
import type { GatewayConfig } from '../../gateway-config.ts'

/** A version of a part that could not draw. */
interface DrawingPart {
  readonly name: string
  readonly version: string
}

/** Reports a version that could not draw, and why. */
export type ReportUndrawn = (part: DrawingPart, reason: string) => void

const DEADLINE_MS = 5_000

/**
 * Logs failures of drawing, and counts them by part and version where failures in browsers are counted. The renderer
 * leaves what has failed alone for a while, so that the number is that of failures, not of visits.
 */
export function createDrawFailures({
  apiUrl,
  channel,
  log,
  observeDraw,
}: Pick<GatewayConfig, 'apiUrl' | 'channel' | 'log' | 'observeDraw'>): ReportUndrawn {
  return ({ name, version }, reason) => {
    observeDraw?.({ outcome: 'failed', seconds: 0 })
    log(`${name} ${version} cannot draw, the browser renders it: ${reason}`)
    const path = `/api${reportFailure.path}`
      .replace(':remote', encodeURIComponent(name))
      .replace(':version', encodeURIComponent(version))
      .replace(':channel', encodeURIComponent(channel))
    void askApi(apiUrl, {
      method: 'POST',
      path,
      body: { phase: 'draw' },
      locale: 'en',
      deadlineMs: DEADLINE_MS,
    })
  }
}
