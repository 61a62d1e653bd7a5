import { isStorableText } from '@domizil/domain'
import type { FastifySchemaValidationError } from 'fastify'

/** Longer than any list of a call. `uniqueItems` compares all pairs, which would block the server. */
const MAX_ITEMS = 500
/** Smaller doubles lose precision, and PostgreSQL refuses them. */
const SMALLEST_NUMBER = 2 ** -1022

/** An assignment to this name could set an object's prototype. */
const PROTOTYPE = '__proto__'

interface Place {
  value: unknown
  path: string
}

/**
 * Finds values that PostgreSQL cannot store, anywhere in a part of a request, lists that are far too long, and names that
 * could reach the prototype. Not recursive: a body may be nested as deep as it is long.
 */
export function findUnstorable(part: unknown): FastifySchemaValidationError | undefined {
  const waiting: Place[] = [{ value: part, path: '' }]

  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path } = place
    const keyword = problemOf(value)
    if (keyword) return errorAt(path, keyword)
    if (typeof value !== 'object' || value === null) continue

    for (const [name, inner] of Object.entries(value)) {
      if (!isStorableText(name)) return errorAt(path, 'storable')
      if (name === PROTOTYPE) return unknownAt(path, name)
      waiting.push({ value: inner, path: `${path}/${name}` })
    }
  }
  return undefined
}

function problemOf(value: unknown): 'storable' | 'maxItems' | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : 'storable'
  if (typeof value === 'number')
    return value !== 0 && Math.abs(value) < SMALLEST_NUMBER ? 'storable' : undefined

  return Array.isArray(value) && value.length > MAX_ITEMS ? 'maxItems' : undefined
}

function errorAt(instancePath: string, keyword: 'storable' | 'maxItems'): FastifySchemaValidationError {
  return { keyword, instancePath, schemaPath: `#/${keyword}`, params: { limit: MAX_ITEMS } }
}

function unknownAt(instancePath: string, name: string): FastifySchemaValidationError {
  const keyword = 'additionalProperties'
  return { keyword, instancePath, schemaPath: `#/${keyword}`, params: { additionalProperty: name } }
}
