import {
  FLAT_FIELD_NAMES,
  type FlatFieldName,
  type FlatFieldsWith,
  type FlatValues,
  type NullableFlatField,
} from '@domizil/domain'
import type { ColumnType } from 'kysely'

/** `floorNumber` → `floor_number`, letter by letter: a letter that differs from its lower case is a capital. */
type ColumnName<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnName<Rest>}`
  : ''

type StoredAs<Value> = Value extends readonly (infer Code)[]
  ? ColumnType<Code[], Code[] | undefined, Code[]>
  : Value | null

/** The columns of the flat's fields: null until the owner has filled them in, a set is empty. */
export type FlatFieldColumns = {
  [Name in FlatFieldName as ColumnName<Name>]: StoredAs<FlatValues[Name]>
}

/** Two columns of the table of searchable flats have a shorter name. */
type SearchColumnName<Name extends FlatFieldName> = Name extends 'pricePerMonth'
  ? 'price'
  : Name extends 'flatBookingLength'
    ? 'booking_length'
    : ColumnName<Name>

/** The columns of the fields that are searched, as listed flats have them. */
export type SearchedColumns = {
  [Name in FlatFieldsWith<{ searched: true }> as SearchColumnName<Name>]: Name extends NullableFlatField
    ? FlatValues[Name] | null
    : FlatValues[Name]
}

/** A field's values as they are stored, by its name. */
export type StoredValues = {
  [Name in FlatFieldName]: FlatValues[Name] extends readonly (infer Code)[] ? Code[] : FlatValues[Name] | null
}

/** The column of a field. */
export function columnOf(name: FlatFieldName): keyof FlatFieldColumns {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) as keyof FlatFieldColumns
}

/** The fields of a row by their names. */
export function fieldsOfRow(row: { [Column in keyof FlatFieldColumns]: unknown }): StoredValues {
  return Object.fromEntries(FLAT_FIELD_NAMES.map((name) => [name, row[columnOf(name)]])) as StoredValues
}

/** The fields as columns, without those that are undefined: null clears a column, and so does an empty text. */
export function columnsOfFields(fields: { readonly [Name in FlatFieldName]?: FlatValues[Name] | null }) {
  const sent = FLAT_FIELD_NAMES.filter((name) => fields[name] !== undefined)

  return Object.fromEntries(sent.map((name) => [columnOf(name), storedValue(name, fields[name])])) as {
    [Column in keyof FlatFieldColumns]?: FlatFieldColumns[Column] extends ColumnType<
      infer Codes,
      unknown,
      unknown
    >
      ? Codes
      : FlatFieldColumns[Column]
  }
}

function storedValue(name: FlatFieldName, value: FlatValues[FlatFieldName] | null | undefined) {
  return typeof value === 'string' ? value.trim() || null : value
}
