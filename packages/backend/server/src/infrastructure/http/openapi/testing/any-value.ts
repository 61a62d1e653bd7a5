import fc, { type Arbitrary } from 'fast-check'
import type { Shape } from '../document.ts'

export type Named = Record<string, Shape>

const MAX_INTEGER = 2_147_483_647
const A_FEW = 4
const LONG_TEXT = 40

/** Values that match a schema. */
export function anyValue(shape: Shape, named: Named): Arbitrary<unknown> {
  if (shape.$ref) return anyValue(named[shape.$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  if (Array.isArray(shape.type))
    return fc.oneof(...shape.type.map((type: string) => anyValue({ ...shape, type }, named)))
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => anyValue(one, named)))

  if (shape.type === 'array') return anyList(shape, named)
  if (shape.properties) return anyObject(shape, named)
  return anyPlain(shape)
}

/** Values that match, values with one invalid part, and arbitrary values. */
export function anyAttempt(shape: Shape, named: Named): Arbitrary<unknown> {
  const fitting = anyValue(shape, named)

  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 2, arbitrary: fc.tuple(fitting, fc.nat(), anyJunk).map(spoil) },
    { weight: 1, arbitrary: anyJunk },
  )
}

const anyJunk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', '\u0000', '__proto__', -1, 0, 1e308, null, [], {}, 'ü'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: LONG_TEXT }),
)

function spoil([value, index, junk]: [unknown, number, unknown]): unknown {
  if (typeof value !== 'object' || value === null) return junk
  const keys = Object.keys(value)
  if (keys.length === 0) return { extra: junk }

  const key = keys[index % keys.length] ?? ''
  return Array.isArray(value) ? [...value.slice(1), junk] : { ...value, [key]: junk }
}

function anyList({ items = {}, minItems = 0, maxItems = A_FEW }: Shape, named: Named) {
  return fc.array(anyValue(items, named), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, A_FEW)),
  })
}

function anyObject({ properties = {}, required = [] }: Shape, named: Named) {
  const parts = Object.entries(properties).map(([name, part]) => [name, anyValue(part, named)] as const)
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] })
}

function anyPlain(shape: Shape): Arbitrary<unknown> {
  const { type, minimum, maximum } = shape
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return anyText(shape)
  if (type === 'integer') return fc.integer({ min: minimum ?? -A_FEW, max: maximum ?? MAX_INTEGER })
  if (type === 'number') {
    return fc.double({ min: minimum ?? -1e6, max: maximum ?? 1e6, noNaN: true })
  }

  return fc.jsonValue({ maxDepth: 1 })
}

function anyText({ format, pattern, minLength = 0, maxLength = LONG_TEXT }: Shape): Arbitrary<string> {
  if (format === 'date') return anyMoment.map((moment) => moment.slice(0, 10))
  if (format === 'date-time') return anyMoment
  if (format === 'email') return fc.emailAddress()
  if (pattern) return fc.stringMatching(new RegExp(pattern))

  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONG_TEXT)),
  })
}

const anyMoment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
