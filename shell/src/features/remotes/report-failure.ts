import {
  type CallInput,
  reportFailure as reportFailureCall,
  reportStart as reportStartCall,
} from '@domizil/api'
import { failureMessage } from '@domizil/domain'
import { readTrials } from '../../lib/page-facts.ts'
import { sendReport } from './send-report.ts'

type Params = CallInput<typeof reportFailureCall>['params']
type Phase = CallInput<typeof reportFailureCall>['body']['phase']

interface Failure extends Params {
  readonly phase: Phase
  readonly error?: unknown
}

/** What this page has counted for a canary: a start of a version, and one failure of it, count once. */
const counted = new Set<string>()

/**
 * Reports the failure of an app's version to the server, which counts it. Works during navigation and reload; errors
 * are ignored.
 */
export function reportFailure({ phase, error, ...params }: Failure): void {
  const trial = trialOf(params, 'failure')
  sendReport(reportFailureCall, params, {
    phase,
    ...(error !== undefined && { message: failureMessage(error) }),
    ...(trial && { trial }),
  })
}

/** Reports that a version of an app starts, if the visit counts for a canary of it. */
export function reportStart(params: Params): void {
  const trial = trialOf(params, 'start')
  if (trial) sendReport(reportStartCall, params, { trial })
}

function trialOf({ remote, version }: Params, what: string): string | undefined {
  const trial = readTrials()[remote]
  const key = `${what} ${remote}@${version}`
  if (!trial || counted.has(key)) return undefined
  counted.add(key)
  return trial
}
