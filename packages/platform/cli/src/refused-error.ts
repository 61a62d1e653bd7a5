import type { Problem } from '@domizil/federation'

/** What a sentence says, by the names of its places: others can say it in another language. */
export type RefusalValues = Readonly<Record<string, string | number>>

interface RefusalOptions extends ErrorOptions {
  readonly detail?: string | undefined
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

  /** With which a service answers. */
  get status(): number {
    return STATUS[this.code]
  }

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

/** Why a change was refused, and the status with which a service answers; codes are stable. */
const STATUS = {
  APP_UNKNOWN: 404,
  BUDGET_EXCEEDED: 422,
  BUILD_INCOMPLETE: 422,
  BUILD_TAMPERED: 422,
  CHANNEL_UNKNOWN: 404,
  FILE_UNKNOWN: 404,
  FILES_INVALID: 400,
  FILES_MISSING: 422,
  GOVERNANCE_MALFORMED: 500,
  HASH_DIFFERS: 422,
  NOT_ALLOWED: 403,
  NOT_MEASURED: 422,
  NOT_SIGNED_IN: 401,
  NOTHING_TO_ROLL_BACK_TO: 409,
  PART_UNKNOWN: 404,
  RANGE_INVALID: 422,
  REGISTRY_AWAY: 503,
  REGISTRY_BUSY: 503,
  REGISTRY_CHANGED: 412,
  REGISTRY_REFUSED: 409,
  RELEASE_TOO_LARGE: 413,
  REQUEST_INVALID: 400,
  ROUTE_DROPPED: 409,
  ROUTE_RESERVED: 409,
  ROUTE_SHADOWS: 409,
  ROUTE_TAKEN: 409,
  RULES_DIFFER: 409,
  SIGNATURE_INVALID: 422,
  SIGNATURE_MISSING: 422,
  USAGE: 409,
  VERSION_EXISTS: 409,
  VERSION_FAILS: 422,
  VERSION_UNFIT: 422,
  VERSION_UNKNOWN: 404,
} as const

type RefusalCode = keyof typeof STATUS

/** The code of a refusal that comes from elsewhere. */
export function refusalCode(text = ''): RefusalCode {
  return Object.hasOwn(STATUS, text) ? (text as RefusalCode) : 'REGISTRY_REFUSED'
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this account may not use it',
  EPERM: 'this account may not use it',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
}

/** What went wrong, for who typed a command: what the system says of a file, and of an option, in words. */
export function faultSentence(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException
  const why = WHY[code]
  if (why) return path ? `${path} cannot be used: ${why}.` : `A file cannot be used: ${why}.`
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message.split(/\.\s/)[0]}.`
  return message
}
