interface Shape {
  items?: Shape
  properties?: Record<string, Shape>
  anyOf?: Shape[]
}

/** The part of a valid value that the schema names. Other properties are not validated and must not be stored. */
export function onlyNamed(value: unknown, shape: Shape): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { items, properties } = shape.anyOf?.find((one) => one.items ?? one.properties) ?? shape
  if (Array.isArray(value)) return items ? value.map((item) => onlyNamed(item, items)) : value
  if (!properties) return value

  const named = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(named.map(([name, inner]) => [name, onlyNamed(inner, properties[name] ?? {})]))
}
