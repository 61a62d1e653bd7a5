import {
  type CallInput,
  reportFailure as reportFailureCall,
  reportStart as reportStartCall,
} from '@domizil/api'
import { failureFrames, failureMessage } from '@domizil/domain'
import { readVisit, type VisitTrial } from '../../lib/page-facts.ts'
import { sendReport } from './send-report.ts'

type Params = CallInput<typeof reportStartCall>['params']
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
  const frames = failureFrames(error)
  const { channel } = readVisit()
  sendReport(
    reportFailureCall,
    { ...params, channel },
    {
      phase,
      ...(error !== undefined && { message: failureMessage(error) }),
      ...(frames.length > 0 && { frames }),
    },
    trial,
  )
}

/** Reports that a version of an app starts, if the visit counts for a canary of it. */
export function reportStart(params: Params): void {
  const trial = trialOf(params, 'start')
  if (trial) sendReport(reportStartCall, params, {}, trial)
}

function trialOf({ remote, version }: Params, what: string): VisitTrial | undefined {
  const trial = readVisit().trials[remote]
  const key = `${what} ${remote}@${version}`
  if (!trial || counted.has(key)) return undefined
  counted.add(key)
  return trial
}
