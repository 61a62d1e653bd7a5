import { accessOf, type CallSchema } from '@domizil/api'
import * as shapes from '@domizil/api/schemas'
import type { RegisteredCall } from './registered-calls.ts'

type Json = Record<string, unknown>

/** The part of JSON Schema that the API uses. */
export interface Shape {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: readonly string[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  formatMinimum?: string
  formatMaximum?: string
  default?: unknown
}

/** The named object schemas of the API. The exports that group calls are not schemas. */
const NAMED = Object.entries(shapes).flatMap(([name, shape]): [string, Json][] =>
  'type' in shape && shape.type === 'object' ? [[name, plain(shape)]] : [],
)
const NAME_OF = new Map(NAMED.map(([name, shape]) => [JSON.stringify(shape), name]))

/** Every named schema by its name, with references to others inside. */
function namedShapes(): Record<string, Json> {
  return Object.fromEntries(NAMED.map(([name, shape]) => [name, insideOf(shape)]))
}

/** A schema in which named schemas are replaced by references. */
function withReferences(shape: object): Json {
  return referenced(plain(shape)) as Json
}

function referenced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referenced)
  if (typeof value !== 'object' || value === null) return value

  const name = NAME_OF.get(JSON.stringify(value))
  return name ? { $ref: `#/components/schemas/${name}` } : insideOf(value as Json)
}

function insideOf(shape: Json): Json {
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, referenced(value)]))
}

/** Removes the keywords of the schema library. */
function plain(shape: object): Json {
  return JSON.parse(JSON.stringify(shape)) as Json
}

const failure = (description: string) => ({
  description,
  headers: {
    'Retry-After': {
      description: 'With 429 and 503: after how many seconds to try again.',
      schema: { type: 'integer' },
    },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
})

/** The OpenAPI 3.1 document of the calls, from the schemas that validate them. */
export function openApiDocument(calls: readonly RegisteredCall[], productName: string, prefix: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1.0.0',
      description:
        'Every call of the marketplace. Days are `YYYY-MM-DD`, moments are ISO 8601 in UTC, money is whole euro. Whatever goes wrong answers with the one shape `ErrorBody`: `error` is a sentence for people in the language asked for, `code` never changes.',
    },
    servers: [{ url: prefix }],
    tags: [...new Set(calls.map(({ call }) => call.path.split('/')[1] ?? ''))].map((name) => ({ name })),
    paths: pathsOf(calls),
    components: {
      schemas: namedShapes(),
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of sentences for people: en, de or es.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Unauthenticated: failure('No token, or one that does not count'),
        AdminsOnly: failure('Signed in, but no administrator'),
        Failure: failure('What went wrong'),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

function pathsOf(calls: readonly RegisteredCall[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {}
  for (const known of calls) {
    const path = known.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [known.call.method.toLowerCase()]: describeCall(known) }
  }
  return paths
}

type Part = NonNullable<CallSchema['params']>
type Described = Record<string, unknown>

/** A call as an OpenAPI operation: parameters, body, responses and permission. */
function describeCall({ name, call, schema }: RegisteredCall): Described {
  const access = accessOf(call)
  const [, group = ''] = call.path.split('/')

  return {
    operationId: name,
    summary: sentenceOf(name),
    tags: [group],
    parameters: [
      ...parametersIn('path', schema.params),
      ...parametersIn('query', schema.query),
      ...parametersIn('header', schema.headers),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...bodyOf(schema),
    responses: {
      200: answerOf(schema),
      ...(access !== 'open' && { 401: { $ref: '#/components/responses/Unauthenticated' } }),
      ...(access === 'admin' && { 403: { $ref: '#/components/responses/AdminsOnly' } }),
      default: { $ref: '#/components/responses/Failure' },
    },
    security: access === 'open' ? [] : [{ bearer: [] }],
  }
}

/** `listTenantBookings` becomes “List tenant bookings”. */
function sentenceOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function parametersIn(place: 'path' | 'query' | 'header', part: Part | undefined): Described[] {
  const { properties = {}, required = [] } = (part ?? {}) as Shape

  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: withReferences(shape),
  }))
}

function bodyOf({ body, form }: CallSchema): Described {
  if (!body && !form) return {}

  return {
    requestBody: {
      required: !isOptional(body) && !isOptional(form),
      content: {
        ...(body && { 'application/json': { schema: withReferences(body) } }),
        ...(form && { 'multipart/form-data': { schema: withReferences(form) } }),
      },
    },
  }
}

function answerOf({ response: shape, file }: CallSchema): Described {
  const isFile = 'format' in shape && shape.format === 'binary'
  const type = 'contentMediaType' in shape ? String(shape.contentMediaType) : 'application/pdf'

  return {
    description: isFile ? 'The file' : 'What was asked for',
    content: {
      [isFile ? type : 'application/json']: { schema: withReferences(shape) },
      ...(file && { [file]: { schema: { type: 'string' } } }),
    },
  }
}

/** Whether the body is optional. */
function isOptional(part: Part | undefined): boolean {
  return part !== undefined && '~optional' in part
}
