import { toLine, toText } from '@domizil/domain'

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
export function conform(value: unknown, shape: Shape): unknown {
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
