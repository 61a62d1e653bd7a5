import type { FlatField, FlatFieldName } from '@domizil/domain'
import type { ReactNode } from 'react'
import { useFieldLabel } from '../use-field-label.ts'
import { useFlatForm } from '../use-flat-form.ts'

export type FieldOf<Kind extends FlatField['kind']> = Extract<FlatField, { kind: Kind }>

/** What the input of a field gets. */
export interface ControlProps<Kind extends FlatField['kind']> {
  name: FlatFieldName
  /** Its row. */
  field: FieldOf<Kind>
  hint?: ReactNode
}

/** What every input of a field shows, and how it changes the form. `Value` is what the field's kind has. */
export function useControl<Value>(name: FlatFieldName) {
  const { form, change, problemOf } = useFlatForm()
  const label = useFieldLabel()

  return {
    frame: { label: label(name), error: problemOf(name), name },
    value: form[name] as Value,
    set: (value: Value) => change({ [name]: value }),
  }
}
