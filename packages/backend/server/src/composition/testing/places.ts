import type { CallSchema } from '@domizil/api'
import { MAX_ID } from '@domizil/domain'

/** As much of JSON Schema as tells where values stand. */
interface Shape {
  type?: unknown
  format?: string
  maximum?: number
  items?: Shape
  properties?: Record<string, Shape>
  anyOf?: Shape[]
}

const PARTS = ['params', 'query', 'headers', 'body', 'form'] as const
export type Part = (typeof PARTS)[number]

/** Where a value of a request stands: in one of its parts, under these names. A whole body has none. */
export interface Place {
  part: Part
  path: readonly string[]
  shape: Shape
}

/** Every place of a call that takes a value: an object and a list are one, and all that is inside of them. */
export function placesOf(schema: CallSchema): Place[] {
  return PARTS.flatMap((part) => {
    const places = placesIn((schema[part] ?? {}) as Shape).map((place) => ({ part, ...place }))
    // Only JSON has a root value and nested values.
    return places.filter(({ path }) => schema[part] && (part === 'body' || path.length === 1))
  })
}

/** A place as an error names it. */
export const nameOf = ({ path }: Pick<Place, 'path'>): string => path.join('.') || 'body'

/** Whether the value identifies a row: a missing one is answered with 404, as another user's. */
export const namesRow = ({ part, shape }: Place): boolean =>
  part === 'params' || (shape.items ?? shape).maximum === MAX_ID

function placesIn(shape: Shape, path: readonly string[] = []): Omit<Place, 'part'>[] {
  const parts = Object.entries(shape.properties ?? {})
  const alternatives = (shape.anyOf ?? []).flatMap((one) => placesIn(one, path).slice(1))

  return [
    { path, shape },
    ...parts.flatMap(([name, part]) => placesIn(part, [...path, name])),
    ...(shape.items ? placesIn(shape.items, [...path, '0']) : []),
    ...alternatives,
  ]
}
