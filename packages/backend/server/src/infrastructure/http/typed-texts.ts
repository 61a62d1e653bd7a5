interface Shape {
  type?: unknown
  items?: Shape
  properties?: Record<string, Shape>
}

/** A number as it is written in one way only: neither `0x1` nor `1e0`, `01`, `-0`, `1.0` or ` 1`. */
const NUMBER = /^(?!-0$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/

/**
 * The values of an address or a form, which hold nothing but texts: numbers, booleans and lists where the schema asks for
 * them. A text that is none stays one, for the schema to refuse. What no schema names is dropped: nobody has looked at it,
 * and it must not stand in for something of the same name elsewhere.
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

/** Takes `?id=1,2` for `?id=1&id=2`. */
function listOf(value: unknown): unknown[] {
  return [value]
    .flat()
    .flatMap((item) => (typeof item === 'string' ? item.split(',').filter(Boolean) : [item]))
}
