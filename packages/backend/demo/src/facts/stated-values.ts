import { FLAT_FIELD_NAMES, type FlatField, type FlatFieldName, flatFieldOf } from '@domizil/domain'
import type { Random } from '../random.ts'

/** The share of landlords who state what they need not. */
const SHARE_STATED = 0.6

/** Plausible values of the fields that the demo does not tell a story about, by their rows. */
export function statedValues(told: object, random: Random): object {
  const names = FLAT_FIELD_NAMES.filter((name) => !(name in told))
  return Object.fromEntries(names.flatMap((name) => valueOf(name, flatFieldOf(name), random)))
}

/** The value of one field; nothing for an optional one that the landlord leaves out. */
export function valueOf(name: FlatFieldName, field: FlatField, random: Random): [FlatFieldName, unknown][] {
  if (field.kind === 'text' || (field.optional && !random.chance(SHARE_STATED))) return []
  return [[name, anyValue(field, random)]]
}

function anyValue(field: Exclude<FlatField, { kind: 'text' }>, random: Random): unknown {
  switch (field.kind) {
    case 'number':
      // Most flats are nearer to the least than to the most.
      return Math.min(field.max, Math.ceil(field.min + ((field.max - field.min) * random.next() ** 2) / 2))
    case 'boolean':
      return random.chance(0.5)
    case 'choice':
      return random.pick(field.codes)
    case 'choices': {
      const chosen = field.codes.filter(() => random.chance(0.4))
      return chosen.length > 0 || field.optional ? chosen : [random.pick(field.codes)]
    }
  }
}
