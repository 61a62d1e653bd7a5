import { Ajv, type ValidateFunction } from 'ajv'
import addFormatsModule from 'ajv-formats'
import type { ErrorBody } from '@domizil/contract'
import type { Locale } from '@domizil/domain'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import { fillIn } from '../lib/sentence.ts'
import { PROBLEMS } from '../lib/validation-messages.ts'

// A CommonJS module whose types promise a default export of its own.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** A body is taken as it is: a number in quotes is not a number. */
const strict = addFormats(new Ajv({ allErrors: true, useDefaults: true, coerceTypes: false }))
/**
 * An address holds nothing but texts, and a single value may stand for a list of one. What no schema names is dropped:
 * nobody has looked at it, and it must not stand in for something of the same name elsewhere.
 */
const lenient = addFormats(
  new Ajv({ allErrors: true, useDefaults: true, coerceTypes: 'array', removeAdditional: 'all' }),
)

/**
 * How fastify checks the parts of a request: everything that is wrong is reported, not only the first. A check is
 * compiled when the first request needs it: all of them together would hold up the start for a second.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const isBody = httpPart === 'body'
  let check: ValidateFunction | undefined

  return (part: unknown) => {
    if (isBody && hasLongList(part)) return { error: [TOO_LONG] }
    check ??= (isBody ? strict : lenient).compile(schema)
    return check(part) ? { value: part } : { error: check.errors ?? [] }
  }
}

/** Longer than any list that a call takes. Comparing every item with every other would keep the server busy. */
const MAX_ITEMS = 500
const TOO_LONG = {
  keyword: 'maxItems',
  instancePath: '',
  schemaPath: '#/maxItems',
  params: { limit: MAX_ITEMS },
}

/** Without calling itself: a body may be nested as deep as it is long. */
function hasLongList(body: unknown): boolean {
  const waiting = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (Array.isArray(value) && value.length > MAX_ITEMS) return true
    if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) waiting.push(part)
  }
  return false
}

/** Nobody reads more, and a small request shall not make a big answer. */
const MAX_DETAILS = 50

/** What is wrong with which field, as sentences. The same field is named once. */
export function detailsOf(
  errors: FastifySchemaValidationError[],
  locale: Locale,
): NonNullable<ErrorBody['details']> {
  const byField = new Map<string, string>()

  for (const error of errors) {
    if (byField.size >= MAX_DETAILS) break
    const field = fieldOf(error)
    if (!byField.has(field)) byField.set(field, problemOf(error, locale))
  }

  return [...byField].map(([field, message]) => ({ field, message }))
}

/** The way to the field, as the caller wrote it: `bounds.north`, `types.0`. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const name = params.missingProperty ?? params.additionalProperty
  const path = instancePath.split('/').slice(1)

  return [...path, ...(typeof name === 'string' ? [name] : [])].join('.') || 'body'
}

function problemOf({ keyword, params }: FastifySchemaValidationError, locale: Locale): string {
  // Of what may be null, the other type is what people are told.
  const key =
    [keyword, [params.type].flat()[0], params.format].find((name) => String(name) in PROBLEMS) ?? 'other'

  return fillIn(PROBLEMS[key as keyof typeof PROBLEMS][locale], { limit: String(params.limit) })
}
