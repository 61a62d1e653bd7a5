import { Ajv } from 'ajv'
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
/** An address holds nothing but texts, and a single value may stand for a list of one. */
const lenient = addFormats(new Ajv({ allErrors: true, useDefaults: true, coerceTypes: 'array' }))

/** How fastify checks the parts of a request: everything that is wrong is reported, not only the first. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? strict : lenient).compile(schema)

/** What is wrong with which field, as sentences. The same field is named once. */
export function detailsOf(
  errors: FastifySchemaValidationError[],
  locale: Locale,
): NonNullable<ErrorBody['details']> {
  const byField = new Map<string, string>()

  for (const error of errors) {
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
  const key = [keyword, params.type, params.format].find((name) => String(name) in PROBLEMS) ?? 'other'

  return fillIn(PROBLEMS[key as keyof typeof PROBLEMS][locale], { limit: String(params.limit) })
}
