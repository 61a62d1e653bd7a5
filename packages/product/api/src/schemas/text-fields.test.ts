// proves 17.2
import { expect, test } from '@jest/globals'
import type { CallSchema } from '../call.ts'
import * as schemas from './index.ts'

/** A part of a JSON schema. */
interface Shape {
  type?: unknown
  enum?: unknown
  const?: unknown
  pattern?: unknown
  format?: unknown
  maxLength?: unknown
  items?: Shape
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
}

/** The texts in a part of a request, by their paths. */
function textsIn(shape: Shape, path: string): [path: string, text: Shape][] {
  const { type, items, anyOf = [], properties = {}, patternProperties = {} } = shape
  return [
    ...([type].flat().includes('string') ? [[path, shape] satisfies [string, Shape]] : []),
    ...(items ? textsIn(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => textsIn(one, path)),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([name, inner]) =>
      textsIn(inner, `${path}.${name}`),
    ),
  ]
}

const TEXTS = Object.entries(schemas)
  .filter(([group]) => group.endsWith('Calls'))
  .flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, CallSchema>).flatMap(
      ([name, { params, query, headers, body, form }]) =>
        Object.entries({ params, query, headers, body, form }).flatMap(([part, shape]) =>
          shape ? textsIn(shape as Shape, `${group}.${name} ${part}`) : [],
        ),
    ),
  )

const isBounded = ({ enum: codes, const: code, pattern, format, maxLength }: Shape) => {
  if (codes !== undefined || code !== undefined || pattern !== undefined) return true
  if (format === 'line' || format === 'text' || format === 'email') return typeof maxLength === 'number'
  return format === 'date' || format === 'date-time' || format === 'binary'
}

test('every text in a request has a limiting format', () => {
  expect(TEXTS.length).toBeGreaterThan(100)
  expect(TEXTS.filter(([, text]) => !isBounded(text)).map(([path]) => path)).toEqual([])
})

test('the fields that allow several lines are these, all others are one line', () => {
  const written = TEXTS.filter(([, { format }]) => format === 'text').map(([path]) => path.split('.').at(-1))

  expect([...new Set(written)].toSorted()).toEqual([
    'description_flat_en',
    'description_flat_local',
    'description_region_en',
    'description_region_local',
    'message',
    'objection',
    'reason',
    'remarks',
    'text',
    'website',
  ])
})
