import type { Problem } from '@domizil/federation'

/** What a sentence says, by the names of its places: others can say it in another language. */
export type RefusalValues = Readonly<Record<string, string | number>>

interface RefusalOptions extends ErrorOptions {
  readonly detail?: string
  readonly values?: RefusalValues
  readonly problems?: readonly Problem[]
}

/** A change that the registry refuses. The message says why, for the caller. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: RefusalCode
  /** Which sentence of the code the message is: the code itself where there is only one. Stable as well. */
  readonly detail: string
  readonly values: RefusalValues
  /** What is wrong with which version, where the sentence names that. */
  readonly problems: readonly Problem[]

  constructor(
    code: RefusalCode,
    message: string,
    { detail = code, values = {}, problems = [], ...options }: RefusalOptions = {},
  ) {
    super(message, options)
    this.code = code
    this.detail = detail
    this.values = values
    this.problems = problems
  }
}

const CODES = [
  'APP_UNKNOWN',
  'BUDGET_EXCEEDED',
  'BUILD_INCOMPLETE',
  'BUILD_TAMPERED',
  'CHANNEL_UNKNOWN',
  'FILES_INVALID',
  'GOVERNANCE_MALFORMED',
  'NOT_MEASURED',
  'NOTHING_TO_ROLL_BACK_TO',
  'PART_UNKNOWN',
  'RANGE_INVALID',
  'REGISTRY_AWAY',
  'REGISTRY_BUSY',
  'REGISTRY_CHANGED',
  'REGISTRY_REFUSED',
  'RELEASE_TOO_LARGE',
  'ROUTE_DROPPED',
  'ROUTE_RESERVED',
  'ROUTE_SHADOWS',
  'ROUTE_TAKEN',
  'RULES_DIFFER',
  'USAGE',
  'VERSION_EXISTS',
  'VERSION_FAILS',
  'VERSION_UNFIT',
  'VERSION_UNKNOWN',
] as const

/** Why a change was refused; codes are stable. */
export type RefusalCode = (typeof CODES)[number]

/** The code of a refusal that comes from elsewhere. */
export function refusalCode(text: string | undefined): RefusalCode {
  return CODES.find((code) => code === text) ?? 'REGISTRY_REFUSED'
}
