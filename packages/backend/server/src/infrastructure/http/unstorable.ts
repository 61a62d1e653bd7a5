import { isStorableText } from '@domizil/domain'
import type { FastifySchemaValidationError } from 'fastify'

/** Longer than any list that a call takes. Comparing every item with every other would keep the server busy. */
const MAX_ITEMS = 500
/** Below this a double loses digits, and PostgreSQL takes none. */
const SMALLEST_NUMBER = 2 ** -1022

/** A name that some assignments take for the prototype of the object. */
const PROTOTYPE = '__proto__'

interface Place {
  value: unknown
  path: string
}

/**
 * What no database stores, wherever it stands in a part of a request, lists that are far too long, and names that reach
 * for the prototype. Without calling itself: a body may be nested as deep as it is long.
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
