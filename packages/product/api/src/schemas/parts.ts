import {
  ADMIN_REASON_LIMITS,
  DAY_LIMITS,
  DEFAULT_LOCALE,
  LOCALES,
  MAX_EMAIL_LENGTH,
  MAX_ID,
  type Range,
} from '@domizil/domain'
import { type Static, type TSchema, Type } from 'typebox'

/** An integer within limits, both included. */
export const wholeNumber = ({ min, max }: Range) => Type.Integer({ minimum: min, maximum: max })

/** A visible line of at most n characters, which the server stores by `toLine`. */
export const lineUpTo = (maxLength: number) => Type.String({ format: 'line', maxLength })
/** The same with a shortest length too. */
export const lineWithin = ({ min, max }: Range) =>
  Type.String({ format: 'line', minLength: min, maxLength: max })

/** A text of several lines of at most n characters, which the server stores by `toText`. */
export const textUpTo = (maxLength: number) => Type.String({ format: 'text', maxLength })
/** The same with a shortest length too. */
export const textWithin = ({ min, max }: Range) =>
  Type.String({ format: 'text', minLength: min, maxLength: max })

/** An e-mail address. */
export const Email = Type.String({ format: 'email', maxLength: MAX_EMAIL_LENGTH })
/** The reason of an administrator, who is asked for it again if it is missing. */
export const AdminReason = textUpTo(ADMIN_REASON_LIMITS.max)

/** A whole day, `YYYY-MM-DD`. */
export const Day = Type.String({
  format: 'date',
  formatMinimum: DAY_LIMITS.min,
  formatMaximum: DAY_LIMITS.max,
  examples: ['2027-01-31'],
})
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' })
/** The id of a row. */
export const Id = wholeNumber({ min: 1, max: MAX_ID })
/** The id of an account, as the identity provider gives it. */
export const PersonId = Type.String({ pattern: '^[!-~]{1,200}$' })
/** The path parameter `id`. */
export const IdParams = Type.Object({ id: Id })
/** The path parameter `flatId`. */
export const FlatIdParams = Type.Object({ flatId: Id })
/** A number of things. */
export const Count = Type.Object({ count: Type.Integer() })

/** The query parameter `flatId`. */
export const FlatIdQuery = Type.Object({ flatId: Id })
/** Whole euros in responses; in requests there is a maximum as well. */
export const Euro = Type.Integer({ minimum: 0 })
/** A language of the interface; English by default. */
export const LocaleCode = Type.Enum([...LOCALES], { default: DEFAULT_LOCALE })
const PLAIN_TYPES = ['string', 'number', 'integer', 'boolean']

/** A nullable schema. A plain value becomes a type list, because the serializer tries each member of a union. */
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

/** The key under which a call is executed at most once. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[ -~]{0,200}$' })),
})

/** The body of every error. `error` is a message for users, `code` is stable. */
export const ErrorBody = Type.Object({
  error: Type.String(),
  code: Type.String(),
  /** `code` if the violated rule has one. */
  details: Type.Optional(
    Type.Array(
      Type.Object({ field: Type.String(), message: Type.String(), code: Type.Optional(Type.String()) }),
    ),
  ),
})
export type ErrorBody = Static<typeof ErrorBody>
