import { DAY_LIMITS, DEFAULT_LOCALE, LOCALES, MAX_ID, type Range } from '@domizil/domain'
import { type Static, type TSchema, Type } from 'typebox'

/** A whole number within limits, both ends allowed. */
export const wholeNumber = ({ min, max }: Range) => Type.Integer({ minimum: min, maximum: max })

/** A text whose length is within limits, both ends allowed. */
export const textWithin = ({ min, max }: Range) => Type.String({ minLength: min, maxLength: max })

/** A whole day, `YYYY-MM-DD`. */
export const Day = Type.String({
  format: 'date',
  formatMinimum: DAY_LIMITS.min,
  formatMaximum: DAY_LIMITS.max,
  examples: ['2027-01-31'],
})
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' })
export const Id = wholeNumber({ min: 1, max: MAX_ID })
export const IdParams = Type.Object({ id: Id })
export const FlatIdParams = Type.Object({ flatId: Id })
export const FlatIdQuery = Type.Object({ flatId: Id })
/** Whole euro, in answers: what callers send has a maximum as well. */
export const Euro = Type.Integer({ minimum: 0 })
export const LocaleCode = Type.Enum([...LOCALES], { default: DEFAULT_LOCALE })
export const Nothing = Type.Null()
const PLAIN_TYPES = ['string', 'number', 'integer', 'boolean']

/** What may be unknown. A plain value says so by its type: of a union each value would be tried before it is sent. */
export function orNull<Schema extends TSchema>(schema: Schema) {
  const plain = schema as { type?: unknown }
  return Type.Unsafe<Static<Schema> | null>(
    typeof plain.type === 'string' && PLAIN_TYPES.includes(plain.type)
      ? { ...schema, type: [plain.type, 'null'] }
      : Type.Union([schema, Type.Null()]),
  )
}
/** A file, `application/pdf`. */
export const PdfFile = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })

/** A file in a multipart form. */
export const UploadedFile = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })

/** Under which a call is made at most once. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ maxLength: 200 })),
})

/** The one shape of every failed answer. `error` is a sentence for people, `code` never changes. */
export const ErrorBody = Type.Object({
  error: Type.String(),
  code: Type.String(),
  /** `code` where the rule that was broken has one of its own. */
  details: Type.Optional(
    Type.Array(
      Type.Object({ field: Type.String(), message: Type.String(), code: Type.Optional(Type.String()) }),
    ),
  ),
})
export type ErrorBody = Static<typeof ErrorBody>
