import {
  FLAT_FIELD_NAMES,
  type FlatField,
  type FlatFieldName,
  type FlatValues,
  flatFieldOf,
  isNullable,
  type NullableFlatField,
} from '../flat/flat-fields.ts'

type Writable<Value> = Value extends readonly (infer Code)[] ? Code[] : Value

/** The plainest values with which a flat can be listed: for stand-ins, which name only what their test is about. */
export const LISTED_VALUES = Object.fromEntries(
  FLAT_FIELD_NAMES.map((name) => [name, isNullable(name) ? null : plainValue(flatFieldOf(name))]),
) as {
  [Name in FlatFieldName]: Name extends NullableFlatField
    ? Writable<FlatValues[Name]> | null
    : Writable<FlatValues[Name]>
}

/** The same without what is null, as an owner states it. */
export const STATED_VALUES = Object.fromEntries(
  Object.entries(LISTED_VALUES).filter(([, value]) => value !== null),
) as { [Name in Exclude<FlatFieldName, NullableFlatField>]: Writable<FlatValues[Name]> }

function plainValue(field: FlatField): unknown {
  switch (field.kind) {
    case 'number':
      return field.min
    case 'boolean':
      return false
    case 'choice':
      return field.codes[0]
    case 'choices':
      return field.optional ? [] : field.codes.slice(0, 1)
    case 'text':
      return 'x'.repeat(field.min)
  }
}
