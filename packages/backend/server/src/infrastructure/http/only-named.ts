interface Shape {
  items?: Shape
  properties?: Record<string, Shape>
  anyOf?: Shape[]
}

/** What a schema names of a value that fits it. Nobody has looked at the rest, and it must not be stored. */
export function onlyNamed(value: unknown, shape: Shape): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { items, properties } = shape.anyOf?.find((one) => one.items ?? one.properties) ?? shape
  if (Array.isArray(value)) return items ? value.map((item) => onlyNamed(item, items)) : value
  if (!properties) return value

  const named = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(named.map(([name, inner]) => [name, onlyNamed(inner, properties[name] ?? {})]))
}
