interface Shape {
  type?: unknown
  items?: Shape
  properties?: Record<string, Shape>
}

/** A number in its canonical notation: not `0x1`, `1e0`, `01`, `-0`, `1.0` or ` 1`. */
const NUMBER = /^(?!-0$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/

/**
 * Converts the texts of a query or form to numbers, booleans and lists where the schema requires them. A text that
 * cannot be converted is left for the schema to refuse. Unknown properties are removed: they are not validated.
 */
export function typedTexts(texts: object, { properties = {} }: Shape): Record<string, unknown> {
  const known = Object.entries(texts).filter(([name]) => Object.hasOwn(properties, name))

  return Object.fromEntries(known.map(([name, value]) => [name, typed(value, properties[name] ?? {})]))
}

function typed(value: unknown, { type, items = {} }: Shape): unknown {
  if (type === 'array') return listOf(value).map((item) => typed(item, items))
  if (typeof value !== 'string') return value
  if (type === 'boolean') return value === 'true' || (value === 'false' ? false : value)

  return (type === 'integer' || type === 'number') && NUMBER.test(value) ? Number(value) : value
}

/** Accepts `?id=1,2` for `?id=1&id=2`. */
function listOf(value: unknown): unknown[] {
  return [value]
    .flat()
    .flatMap((item) => (typeof item === 'string' ? item.split(',').filter(Boolean) : [item]))
}
