import { TextField, useAfterPress } from '@domizil/ui/parts'
import type { InputHTMLAttributes } from 'react'
import type { TextName } from './profile-draft.ts'
import type { ProfileForm } from './use-profile-form.ts'

interface DetailFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'form'> {
  form: ProfileForm
  name: TextName
  label: string
  hint?: string
}

/** One line of the details. It is judged when it is left. */
export function DetailField({ form, name, label, ...rest }: DetailFieldProps) {
  const afterPress = useAfterPress()

  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
      onBlur={() => afterPress(() => form.leave(name))}
    />
  )
}
