import { classes, Field, TextField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { type ControlProps, type FieldOf, useControl } from './control.ts'
import styles from './text-control.module.css'

/** Up to this length a text of several lines is typed into a small area. */
const SMALL_AREA = 1_000

export function TextControl({ name, field, hint }: ControlProps<'text'>) {
  const { frame, value, set } = useControl<string>(name)
  const note = (
    <>
      <Written text={value} limits={field} />
      {hint && <> {hint}</>}
    </>
  )
  const typed = { name, value, onChange: ({ target }: { target: { value: string } }) => set(target.value) }
  if (!field.isMultiline) return <TextField {...frame} {...typed} hint={note} />

  return (
    <Field label={frame.label} hint={note} error={frame.error}>
      {(control) => (
        <textarea
          {...control}
          {...typed}
          className={classes(control.className, styles.area)}
          rows={field.max > SMALL_AREA ? 8 : 5}
        />
      )}
    </Field>
  )
}

/** The length of a text and its limits. A text that is too long stays as it was pasted. */
function Written({ text, limits: { min, max } }: { text: string; limits: FieldOf<'text'> }) {
  const count = text.trim().length

  return count > max ? (
    <b className={styles.tooLong}>
      <FormattedMessage id="texts.tooLong" values={{ count, max, over: count - max }} />
    </b>
  ) : (
    <FormattedMessage id="texts.written" values={{ count, min, max }} />
  )
}
