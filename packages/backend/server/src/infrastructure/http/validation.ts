import { Ajv, type ValidateFunction } from 'ajv'
import addFormatsModule from 'ajv-formats'
import { isEmail, isLine, isText, type Locale, toLine, toText } from '@domizil/domain'
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifySerializerCompiler } from 'fastify'
import buildWriter, { type Schema } from 'fast-json-stringify'
import { fillIn, rangeIn } from '../../foundation/kernel/index.ts'
import { typedTexts } from './typed-texts.ts'
import { findUnstorable } from './unstorable.ts'

const writers = new WeakMap<object, Writer>()

/**
 * Fastify's serializers: properties outside of the schema are never sent. A serializer is compiled for the first
 * response that needs it: compiling all of them would delay the start by a second.
 */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    writerOf(schema)(answer)

/** The message of each JSON Schema keyword. */
const PROBLEMS = {
  required: { en: 'This is missing.', de: 'Diese Angabe fehlt.', es: 'Falta este dato.' },
  additionalProperties: {
    en: 'This is not known here.',
    de: 'Diese Angabe ist hier unbekannt.',
    es: 'Este dato no se conoce aquí.',
  },
  minimum: {
    en: 'Enter {limit} or more.',
    de: 'Geben Sie mindestens {limit} ein.',
    es: 'Introduzca {limit} o más.',
  },
  maximum: {
    en: 'Enter {limit} or less.',
    de: 'Geben Sie höchstens {limit} ein.',
    es: 'Introduzca {limit} o menos.',
  },
  minLength: {
    en: 'Use at least {limit} characters.',
    de: 'Verwenden Sie mindestens {limit} Zeichen.',
    es: 'Use al menos {limit} caracteres.',
  },
  maxLength: {
    en: 'Use {limit} characters at most.',
    de: 'Verwenden Sie höchstens {limit} Zeichen.',
    es: 'Use como máximo {limit} caracteres.',
  },
  range: {
    en: 'Enter a value between {min} and {max}.',
    de: 'Geben Sie einen Wert zwischen {min} und {max} ein.',
    es: 'Introduzca un valor entre {min} y {max}.',
  },
  lengthRange: {
    en: 'Use between {min} and {max} characters.',
    de: 'Verwenden Sie zwischen {min} und {max} Zeichen.',
    es: 'Use entre {min} y {max} caracteres.',
  },
  agreement: { en: 'Please agree to this.', de: 'Bitte stimmen Sie zu.', es: 'Debe aceptarlo.' },
  minItems: {
    en: 'Name at least {limit}.',
    de: 'Nennen Sie mindestens {limit}.',
    es: 'Indique al menos {limit}.',
  },
  maxItems: {
    en: 'Name {limit} at most.',
    de: 'Nennen Sie höchstens {limit}.',
    es: 'Indique como máximo {limit}.',
  },
  uniqueItems: {
    en: 'Something is named twice.',
    de: 'Etwas ist doppelt genannt.',
    es: 'Algo está repetido.',
  },
  line: {
    en: 'Leave out line breaks and invisible characters.',
    de: 'Lassen Sie Zeilenumbrüche und unsichtbare Zeichen weg.',
    es: 'No incluya saltos de línea ni caracteres invisibles.',
  },
  text: {
    en: 'Leave out control characters, which are invisible.',
    de: 'Lassen Sie Steuerzeichen weg, die man nicht sieht.',
    es: 'No incluya caracteres de control, que son invisibles.',
  },
  storable: {
    en: 'This has characters or digits that cannot be stored.',
    de: 'Diese Angabe enthält Zeichen oder Ziffern, die sich nicht speichern lassen.',
    es: 'Este dato contiene caracteres o cifras que no se pueden guardar.',
  },
  address: {
    en: 'This address cannot be decoded.',
    de: 'Diese Adresse lässt sich nicht entschlüsseln.',
    es: 'Esta dirección no se puede descodificar.',
  },
  enum: {
    en: 'Choose one of the options.',
    de: 'Wählen Sie eine der Möglichkeiten.',
    es: 'Elija una de las opciones.',
  },
  date: {
    en: 'Enter a day like 2027-01-31.',
    de: 'Geben Sie einen Tag wie 2027-01-31 ein.',
    es: 'Introduzca un día como 2027-01-31.',
  },
  formatMinimum: {
    en: 'Enter {limit} or a later day.',
    de: 'Geben Sie den {limit} oder einen späteren Tag ein.',
    es: 'Introduzca el {limit} o un día posterior.',
  },
  formatMaximum: {
    en: 'Enter {limit} or an earlier day.',
    de: 'Geben Sie den {limit} oder einen früheren Tag ein.',
    es: 'Introduzca el {limit} o un día anterior.',
  },
  integer: {
    en: 'Enter a whole number.',
    de: 'Geben Sie eine ganze Zahl ein.',
    es: 'Introduzca un número entero.',
  },
  number: { en: 'Enter a number.', de: 'Geben Sie eine Zahl ein.', es: 'Introduzca un número.' },
  boolean: {
    en: 'Answer with true or false.',
    de: 'Antworten Sie mit true oder false.',
    es: 'Responda con true o false.',
  },
  string: { en: 'Enter a text.', de: 'Geben Sie einen Text ein.', es: 'Introduzca un texto.' },
  array: { en: 'Enter a list.', de: 'Geben Sie eine Liste an.', es: 'Introduzca una lista.' },
  other: {
    en: 'This does not have the right form.',
    de: 'Diese Angabe hat nicht die richtige Form.',
    es: 'Este dato no tiene la forma correcta.',
  },
} as const

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
    return fillIn(PROBLEMS.range[locale], range)
  }
  if (/^m..Length$/.test(keyword) && minLength !== undefined && maxLength !== undefined) {
    return fillIn(PROBLEMS.lengthRange[locale], rangeIn({ min: minLength, max: maxLength }, { locale }))
  }
  if (keyword === 'const' && params.allowedValue === true) return PROBLEMS.agreement[locale]

  // The type of a nullable field, without null.
  const key =
    [keyword, [params.type].flat()[0], params.format].find((name) => String(name) in PROBLEMS) ?? 'other'

  return fillIn(PROBLEMS[key as keyof typeof PROBLEMS][locale], { limit: String(params.limit) })
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
