import {
  FLAT_FIELD_NAMES,
  type FlatField,
  type FlatFieldName,
  flatFieldOf,
  type FlatValues,
  isNullable,
  type NullableFlatField,
} from '@domizil/domain'
import { type TSchema, type TUnsafe, Type } from 'typebox'
import { lineUpTo, orNull, textUpTo, wholeNumber } from './parts.ts'

/** A field's value on the wire, where a set is a list. */
type WireValue<Value> = Value extends readonly (infer Code)[] ? Code[] : Value
type FieldSchemas = { [Name in FlatFieldName]: TUnsafe<WireValue<FlatValues[Name]>> }

/** The schema of each field of the table. */
export const FLAT_FIELD_SCHEMAS = Object.fromEntries(
  FLAT_FIELD_NAMES.map((name) => [name, schemaOf(flatFieldOf(name))]),
) as FieldSchemas

/** The schemas of some fields. Picking them would lose their names, which are no tuple. */
export function fieldSchemas<Name extends FlatFieldName>(names: readonly Name[]): Pick<FieldSchemas, Name> {
  return Object.fromEntries(names.map((name) => [name, FLAT_FIELD_SCHEMAS[name]])) as Pick<FieldSchemas, Name>
}

/** The schemas of the fields that a listed flat may lack, nullable. */
export function nullableFieldSchemas() {
  const names = FLAT_FIELD_NAMES.filter(isNullable)

  return Object.fromEntries(names.map((name) => [name, orNull(FLAT_FIELD_SCHEMAS[name])])) as {
    [Name in NullableFlatField]: TUnsafe<FlatValues[Name] | null>
  }
}

function schemaOf(field: FlatField): TSchema {
  switch (field.kind) {
    case 'number':
      return field.decimals ? Type.Number({ minimum: field.min, maximum: field.max }) : wholeNumber(field)
    case 'boolean':
      return Type.Boolean()
    case 'choice':
      return Type.Enum([...field.codes])
    case 'choices':
      return Type.Array(Type.Enum([...field.codes]), { uniqueItems: true })
    case 'text':
      return field.isMultiline ? textUpTo(field.max) : lineUpTo(field.max)
  }
}
