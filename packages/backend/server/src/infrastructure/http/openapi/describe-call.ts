import { accessOf, type CallSchema } from '@domizil/api'
import type { RegisteredCall } from './registered-calls.ts'
import { withReferences } from './named-shapes.ts'

type Part = NonNullable<CallSchema['params']>
type Described = Record<string, unknown>

interface ObjectShape {
  properties?: Record<string, object>
  required?: readonly string[]
}

/** A call as an OpenAPI operation: parameters, body, responses and permission. */
export function describeCall({ name, call, schema }: RegisteredCall): Described {
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
  const { properties = {}, required = [] } = (part ?? {}) as ObjectShape

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

  return {
    description: isFile ? 'The file' : 'What was asked for',
    content: {
      [isFile ? 'application/pdf' : 'application/json']: { schema: withReferences(shape) },
      ...(file && { [file]: { schema: { type: 'string' } } }),
    },
  }
}

/** Whether the body is optional. */
function isOptional(part: Part | undefined): boolean {
  return part !== undefined && '~optional' in part
}
