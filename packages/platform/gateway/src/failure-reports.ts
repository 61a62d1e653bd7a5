import type { IncomingMessage } from 'node:http'
import {
  type Call,
  reportFailure,
  reportStart,
  reportVitals,
  UNCOUNTED_HEADER,
  UNPROVEN_VISIT_HEADER,
} from '@domizil/api'
import { decoded } from './cookies.ts'
import type { GatewayConfig } from './gateway-config.ts'
import { addressOf } from './proxy/forwarded-headers.ts'
import type { RegistryFiles } from './registry-files.ts'
import { createVisitTokens } from './page/visit.ts'

const prefixOf = ({ path }: Call) => `/api${path}`.split(':')[0] ?? ''
const PREFIXES = [reportFailure, reportStart, reportVitals].map(prefixOf)

/** A start, a failure or the web vitals of a version. */
interface Report {
  readonly remote: string
  readonly version: string
  /** Undefined for a start. */
  readonly channel: string | undefined
  /** The token that the page was given for it; empty without one. */
  readonly visit: string
}

/** Creates a function that says to the backend what of a report does not count. */
export function createReportMarks(
  { channel, trustsProxy, visitKey }: Pick<GatewayConfig, 'channel' | 'trustsProxy' | 'visitKey'>,
  files: RegistryFiles,
): (request: IncomingMessage) => void {
  const tokens = createVisitTokens(visitKey)

  return (request) => {
    const report = reportIn(request.url ?? '')
    if (!report) return
    if (isInvented(report, files, channel)) request.headers[UNCOUNTED_HEADER] = 'true'
    const visited = { ...report, address: addressOf(request, trustsProxy) }
    if (!tokens.isTokenOf(visited, report.visit)) request.headers[UNPROVEN_VISIT_HEADER] = 'true'
  }
}

/** What a request reports of which version, and the token of its visit; undefined for any other request. */
function reportIn(target: string): Report | undefined {
  const [path = '', query = ''] = target.replace(/#.*/s, '').split('?')
  const found = decoded(path)
  const prefix = PREFIXES.find((one) => found?.startsWith(one))
  if (found === undefined || prefix === undefined) return undefined

  const [remote = '', version = '', channel] = found.slice(prefix.length).split('/')
  return { remote, version, channel, visit: new URLSearchParams(query).get('visit') ?? '' }
}

/** Whether a report is of a version never published, or of another channel; by the path as the backend decodes it. */
function isInvented({ remote, version, channel }: Report, files: RegistryFiles, ownChannel: string): boolean {
  const isOfOther = channel !== undefined && channel !== ownChannel
  return isOfOther || files.placeOf(remote, version) === undefined
}
