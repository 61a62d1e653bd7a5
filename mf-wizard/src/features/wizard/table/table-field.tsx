import { type FlatField, type FlatFieldName, flatFieldOf, needsLocalTexts } from '@domizil/domain'
import type { ComponentType, ReactNode } from 'react'
import { FieldSlot } from '../field-slot.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useHintOf } from '../use-hints.ts'
import { BooleanControl, ChoiceControl, ChoicesControl } from './choice-controls.tsx'
import type { ControlProps } from './control.ts'
import { NumberControl } from './number-control.tsx'
import { TextControl } from './text-control.tsx'

const CONTROLS: { [Kind in FlatField['kind']]: ComponentType<ControlProps<Kind>> } = {
  number: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  text: TextControl,
}

interface TableFieldProps {
  name: FlatFieldName
  hint?: ReactNode
}

/** The input of a field of the table: label, limits and kind follow from its row. */
export function TableField({ name, hint }: TableFieldProps) {
  const { draft } = useFlatForm()
  const hintOf = useHintOf()
  const field = flatFieldOf(name)
  if (field.kind === 'text' && field.language === 'local' && !needsLocalTexts(draft)) return null
  const Control = CONTROLS[field.kind] as ComponentType<{ field: FlatField } & TableFieldProps>

  return (
    <FieldSlot name={name}>
      <Control name={name} field={field} hint={hint ?? hintOf(name)} />
    </FieldSlot>
  )
}
