import type { ErrorBody } from '@domizil/api'
import type { Issue } from '@domizil/domain'
import type { Sentence, Values } from './sentence.ts'

/** What a refusal answers: its HTTP status, and its sentence in every language of the interface. */
export interface RefusalText extends Sentence {
  readonly status: number
  /** The one field that the sentence is about: the answer names it in its details. */
  readonly field?: string
}

/** The refusals of a room, by their stable codes. */
export type RefusalTable = Readonly<Record<string, RefusalText>>

export interface RefusalOptions extends ErrorOptions {
  /** What the sentence names, for its `{placeholders}`. */
  values?: Values
  /** The broken rules of the domain; each becomes a detail in the caller's language. */
  issues?: readonly Issue[]
  /** The one field that it is about, where the table cannot say which. */
  field?: string | undefined
  /** What else the caller needs to know, where it is no broken rule of a field. */
  details?: ErrorBody['details']
  /** After how many seconds to try again, where that helps. */
  retryAfterSeconds?: number
}

/**
 * An expected refusal: the caller did something that the rules do not allow. It carries its own sentence, so the error
 * handler turns it into an `ErrorBody` without knowing the room; anything else that is thrown becomes a 500.
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

/** Makes the refusals of one room by their codes; `table` lists them for the API's description. */
export interface Refuse<Table extends RefusalTable> {
  (code: keyof Table & string, options?: RefusalOptions): DomainError
  readonly table: Table
}

/** Gives a room its refusals: `throw refuse('DATES_TAKEN')`. A code without status and sentences does not compile. */
export function refusals<const Table extends RefusalTable>(table: Table): Refuse<Table> {
  const refuse = (code: keyof Table & string, options?: RefusalOptions) =>
    // The codes are the keys of the table.
    new DomainError(code, table[code] as RefusalText, options)

  return Object.assign(refuse, { table })
}
