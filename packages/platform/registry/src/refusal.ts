import type { Problem } from '@domizil/federation'
import { RefusedError, type RefusalCode, type RefusalValues } from '@domizil/cli'

/** A call that the service refuses by itself; the message is for the caller. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

/** Refuses what a team has no right to. */
export function notAllowed(sentence: string): ServiceRefusal {
  return new ServiceRefusal(403, 'NOT_ALLOWED', sentence)
}

const STATUS: Partial<Record<RefusalCode, number>> = {
  APP_UNKNOWN: 404,
  BUILD_INCOMPLETE: 422,
  BUILD_TAMPERED: 422,
  CHANNEL_UNKNOWN: 404,
  FILES_INVALID: 400,
  GOVERNANCE_MALFORMED: 500,
  PART_UNKNOWN: 404,
  RANGE_INVALID: 422,
  REGISTRY_AWAY: 503,
  REGISTRY_BUSY: 503,
  REGISTRY_CHANGED: 412,
  RELEASE_TOO_LARGE: 413,
  BUDGET_EXCEEDED: 422,
  NOT_MEASURED: 422,
  VERSION_FAILS: 422,
  VERSION_UNFIT: 422,
  VERSION_UNKNOWN: 404,
}

interface Refusal {
  readonly status: number
  readonly code: string
  /** Which sentence of the code it is, and what it names: enough to say it in another language. */
  readonly detail?: string
  readonly values?: RefusalValues
  readonly problems?: readonly Problem[]
  readonly error: string
}

/** The answer for an error: status, a stable code, and a sentence that says what to do. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof ServiceRefusal) return { status: error.status, code: error.code, error: error.message }
  if (error instanceof RefusedError) {
    const { code, detail, values, problems, message } = error
    const listed = problems.length > 0 ? { problems } : {}
    return { status: STATUS[code] ?? 409, code, detail, values, ...listed, error: message }
  }
  if (error instanceof Error && error.name === 'MalformedError') {
    return { status: 422, code: 'RELEASE_MALFORMED', error: error.message }
  }
  return undefined
}
