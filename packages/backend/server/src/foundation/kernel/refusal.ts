import type { ErrorBody } from '@domizil/api'
import type { Issue } from '@domizil/domain'
import type { Sentence, Values } from './sentence.ts'

/** The HTTP status of a refusal, and its message in every language of the interface. */
export interface RefusalText extends Sentence {
  readonly status: number
  /** The field that the message is about: named in the error's details. */
  readonly field?: string
}

/** The refusals of a room, by their stable codes. */
export type RefusalTable = Readonly<Record<string, RefusalText>>

export interface RefusalOptions extends ErrorOptions {
  /** The values for the message's `{placeholders}`. */
  values?: Values
  /** The violated rules of the domain; each becomes a detail in the caller's language. */
  issues?: readonly Issue[]
  /** The field that the message is about, if the table cannot name it. */
  field?: string | undefined
  /** Further details, if the reason is not a violated rule of a field. */
  details?: ErrorBody['details']
  /** The value of Retry-After, if a retry can help. */
  retryAfterSeconds?: number
}

/**
 * An expected refusal: the caller has violated a rule. It carries its message, so the error handler can build an
 * `ErrorBody` without knowing the room; any other error becomes a 500.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly statusCode: number
  readonly code: string
  readonly sentence: Sentence
  readonly values: Values
  /** The one field that the sentence is about. */
  readonly field: string | undefined
  readonly issues: readonly Issue[]
  readonly details: NonNullable<ErrorBody['details']>
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: string,
    text: RefusalText,
    { values = {}, field, issues = [], details = [], retryAfterSeconds, ...options }: RefusalOptions = {},
  ) {
    super(code, options)
    this.statusCode = text.status
    this.code = code
    this.sentence = text
    this.values = values
    this.field = field ?? text.field
    this.issues = issues
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Creates a room's refusals by code; `table` lists them for the API's description. */
export interface Refuse<Table extends RefusalTable> {
  (code: keyof Table & string, options?: RefusalOptions): DomainError
  readonly table: Table
}

/**
 * Declares the refusals of a room: `throw refuse('DATES_TAKEN')`. A code without status and messages does not
 * compile.
 */
export function refusals<const Table extends RefusalTable>(table: Table): Refuse<Table> {
  const refuse = (code: keyof Table & string, options?: RefusalOptions) =>
    // The codes are the keys of the table.
    new DomainError(code, table[code] as RefusalText, options)

  return Object.assign(refuse, { table })
}
