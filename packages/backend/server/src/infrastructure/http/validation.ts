import { Ajv, type ValidateFunction } from 'ajv'
import addFormatsModule from 'ajv-formats'
import { isEmail, isLine, isText, type Locale, toLine, toText } from '@domizil/domain'
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifySerializerCompiler } from 'fastify'
import buildWriter, { type Schema } from 'fast-json-stringify'
import { fillIn, rangeIn } from '../../foundation/kernel/index.ts'
import { typedTexts } from './typed-texts.ts'
import { findUnstorable } from './unstorable.ts'
import problems from './validation-problems.json' with { type: 'json' }

const writers = new WeakMap<object, Writer>()

/**
 * Fastify's serializers: properties outside of the schema are never sent. A serializer is compiled for the first
 * response that needs it: compiling all of them would delay the start by a second.
 */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    writerOf(schema)(answer)

// A CommonJS module whose types declare a default export.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** Without coercion: a number in quotes is not a number. */
const ajv = addFormats(new Ajv({ allErrors: true, useDefaults: true, coerceTypes: false, verbose: true }), {
  keywords: true,
})
  .addFormat('email', isEmail)
  .addFormat('line', isLine)
  .addFormat('text', isText)
  // What a refusal calls the field, where its name means another one in other calls.
  .addKeyword('calledAs')

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
export function detailsOf(errors: FastifySchemaValidationError[], locale: Locale): InvalidField[] {
  const byField = new Map<string, InvalidField>()

  for (const error of errors) {
    if (byField.size >= MAX_DETAILS) break
    const field = fieldOf(error)
    if (byField.has(field)) continue
    byField.set(field, { field, calledAs: shapeOf(error).calledAs, message: problemOf(error, locale) })
  }

  return [...byField.values()]
}

/** A field with its problem. */
export interface InvalidField {
  field: string
  /** The field whose name its reader knows it by, if that is another one. */
  calledAs: string | undefined
  message: string
}

/** The schema of the field, known as Ajv is verbose. */
function shapeOf(error: FastifySchemaValidationError): Limits {
  const { parentSchema = {} } = error as { parentSchema?: Limits & { properties?: Record<string, Limits> } }
  const { missingProperty: missing } = error.params
  return typeof missing === 'string' ? (parentSchema.properties?.[missing] ?? {}) : parentSchema
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
  calledAs?: string
}

function problemOf(error: FastifySchemaValidationError, locale: Locale): string {
  const { keyword, params } = error
  const { minimum, maximum, minLength, maxLength } = shapeOf(error)
  if (/^m..imum$/.test(keyword) && minimum !== undefined && maximum !== undefined) {
    const range = rangeIn({ min: minimum, max: maximum }, { field: fieldOf(error), locale })
    return fillIn(problems.range[locale], range)
  }
  if (/^m..Length$/.test(keyword) && minLength !== undefined && maxLength !== undefined) {
    return fillIn(problems.lengthRange[locale], rangeIn({ min: minLength, max: maxLength }, { locale }))
  }
  if (keyword === 'const' && params.allowedValue === true) return problems.agreement[locale]

  // The type of a nullable field, without null.
  const key =
    [keyword, [params.type].flat()[0], params.format].find((name) => String(name) in problems) ?? 'other'

  return fillIn(problems[key as keyof typeof problems][locale], { limit: String(params.limit) })
}

interface Shape {
  items?: Shape
  properties?: Record<string, Shape>
  /** False for a shape that refuses other properties instead. */
  additionalProperties?: unknown
  anyOf?: Shape[]
  format?: unknown
}

/**
 * A value as it is validated and stored: texts in their normal form, and only the properties that the schema names, since
 * others are not validated. What does not have the shape is left for the schema to refuse.
 */
function conform(value: unknown, shape: Shape): unknown {
  if (typeof value === 'string') return normalized(value, shape)
  if (typeof value !== 'object' || value === null) return value
  const { items, properties, additionalProperties } =
    shape.anyOf?.find((one) => one.items ?? one.properties) ?? shape
  if (Array.isArray(value)) return items ? value.map((item) => conform(item, items)) : value
  if (!properties) return value

  const isRefused = additionalProperties === false
  const named = Object.entries(value).filter(([name]) => isRefused || Object.hasOwn(properties, name))
  return Object.fromEntries(
    named.map(([name, inner]) => [
      name,
      Object.hasOwn(properties, name) ? conform(inner, properties[name] ?? {}) : inner,
    ]),
  )
}

function normalized(text: string, { format }: Shape): string {
  if (format === 'line') return toLine(text)
  return format === 'text' ? toText(text) : text
}

type Writer = (answer: unknown) => string

/** Calls with the same response schema, above all errors, share a serializer. */
function writerOf(schema: object): Writer {
  const known = writers.get(schema)
  if (known) return known

  const writer = buildWriter(schema as Schema, { ajv: { formats: { line: true, text: true } } })
  writers.set(schema, writer)
  return writer
}
