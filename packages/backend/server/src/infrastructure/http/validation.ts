import { Ajv, type ValidateFunction } from 'ajv'
import addFormatsModule from 'ajv-formats'
import type { ErrorBody } from '@domizil/api'
import { isEmail, isLine, isText, type Locale } from '@domizil/domain'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import { fillIn } from '../../foundation/kernel/index.ts'
import { conform } from './conform.ts'
import { PROBLEMS } from './validation-messages.ts'
import { typedTexts } from './typed-texts.ts'
import { findUnstorable } from './unstorable.ts'

// A CommonJS module whose types declare a default export.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** Without coercion: a number in quotes is not a number. */
const ajv = addFormats(new Ajv({ allErrors: true, useDefaults: true, coerceTypes: false, verbose: true }), {
  keywords: true,
})
  .addFormat('email', isEmail)
  .addFormat('line', isLine)
  .addFormat('text', isText)

/**
 * Fastify's validators, which report all errors, not only the first. A validator is compiled for the first request
 * that needs it: compiling all of them would delay the start by a second.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const isAddress = httpPart === 'params' || httpPart === 'querystring'
  let check: ValidateFunction | undefined

  return (part: object) => {
    const texts = isAddress ? typedTexts(part, schema) : part
    const unstorable = findUnstorable(texts)
    if (unstorable) return { error: [unstorable] }

    const value = httpPart === 'headers' ? texts : conform(texts, schema)
    check ??= ajv.compile(schema)
    return check(value) ? { value } : { error: check.errors ?? [] }
  }
}

/** Limits the response to a small request. */
const MAX_DETAILS = 50

/** The validation errors as details, one per field. */
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

/** The path of a field, as the caller wrote it: `bounds.north`, `types.0`. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const name = params.missingProperty ?? params.additionalProperty
  const path = instancePath.split('/').slice(1)

  return [...path, ...(typeof name === 'string' ? [name] : [])].join('.') || 'body'
}

/** The limits of a value: a sentence names both where there are two. */
interface Limits {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

function problemOf(error: FastifySchemaValidationError, locale: Locale): string {
  const { keyword, params } = error
  // Known as Ajv is verbose.
  const { minimum, maximum, minLength, maxLength } = (error as { parentSchema?: Limits }).parentSchema ?? {}
  if (/^m..imum$/.test(keyword) && minimum !== undefined && maximum !== undefined) {
    return rangeProblem('range', { min: minimum, max: maximum }, locale)
  }
  if (/^m..Length$/.test(keyword) && minLength !== undefined && maxLength !== undefined) {
    return rangeProblem('lengthRange', { min: minLength, max: maxLength }, locale)
  }
  if (keyword === 'const' && params.allowedValue === true) return PROBLEMS.agreement[locale]

  // The type of a nullable field, without null.
  const key =
    [keyword, [params.type].flat()[0], params.format].find((name) => String(name) in PROBLEMS) ?? 'other'

  return fillIn(PROBLEMS[key as keyof typeof PROBLEMS][locale], { limit: String(params.limit) })
}

function rangeProblem(
  key: 'range' | 'lengthRange',
  { min, max }: { min: number; max: number },
  locale: Locale,
): string {
  const values = { min: min.toLocaleString(locale), max: max.toLocaleString(locale) }
  return fillIn(PROBLEMS[key][locale], values)
}
