import * as shapes from '@domizil/api/schemas'

type Json = Record<string, unknown>

/** The named object schemas of the API. The exports that group calls are not schemas. */
const NAMED = Object.entries(shapes).flatMap(([name, shape]): [string, Json][] =>
  'type' in shape && shape.type === 'object' ? [[name, plain(shape)]] : [],
)
const NAME_OF = new Map(NAMED.map(([name, shape]) => [JSON.stringify(shape), name]))

/** Every named schema by its name, with references to others inside. */
export function namedShapes(): Record<string, Json> {
  return Object.fromEntries(NAMED.map(([name, shape]) => [name, insideOf(shape)]))
}

/** A schema in which named schemas are replaced by references. */
export function withReferences(shape: object): Json {
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
