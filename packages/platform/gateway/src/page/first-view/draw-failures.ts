import { reportFailure } from '@domizil/api'
import { failureMessage } from '@domizil/domain'
import { askApi } from '../../ask-api.ts'
import type { GatewayConfig } from '../../gateway-config.ts'

/** A version of a part that could not draw. */
interface DrawingPart {
  readonly name: string
  readonly version: string
}

/** Reports a version that could not draw, and why; `where` is for the log alone. */
export type ReportUndrawn = (part: DrawingPart, reason: string, where?: string) => void

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
  return ({ name, version }, reason, where = '') => {
    observeDraw?.({ outcome: 'failed', seconds: 0 })
    log(`${name} ${version} cannot draw, the browser renders it: ${where}${reason}`)
    const path = `/api${reportFailure.path}`
      .replace(':remote', encodeURIComponent(name))
      .replace(':version', encodeURIComponent(version))
      .replace(':channel', encodeURIComponent(channel))
    void askApi(apiUrl, {
      method: 'POST',
      path,
      body: { phase: 'draw', message: failureMessage(reason) },
      locale: 'en',
      deadlineMs: DEADLINE_MS,
    })
  }
}
