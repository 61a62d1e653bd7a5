import { useSay } from '@domizil/app-kit'
import { type FlatField, type FlatFieldName, flatFieldOf, needsLocalTexts } from '@domizil/domain'
import { type ComponentType, type ReactNode, useId } from 'react'
import { CheckField, classes, Field, NumberField, SelectField, TextField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { useUnitText } from '@domizil/flat-ui/fields'
import { FieldSlot } from '../field-slot.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useHintOf } from '../use-hints.ts'
import styles from '../wizard.module.css'
import { type ControlProps, type FieldOf, useControl } from './control.ts'
import { DecimalField } from '../decimal-field.tsx'
import { useUnreadText } from '../unread-texts.ts'
import textControlStyles from './text-control.module.css'

/** Up to this length a text of several lines is typed into a small area. */
const SMALL_AREA = 1_000

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

/** One of the codes. What has been chosen can be taken back where the field is optional. */
function ChoiceControl({ name, field, hint }: ControlProps<'choice'>) {
  const say = useSay()
  const intl = useIntl()
  const { frame, value, set } = useControl<string | undefined>(name)
  const wordOf = (code: string) => {
    const id = `flatField.${name}.${code}`
    return say(`${id}.long` in intl.messages ? `${id}.long` : id)
  }

  return (
    <SelectField
      {...frame}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => set(target.value || undefined)}
    >
      <NoOption isOptional={field.optional} />
      {field.codes.map((code) => (
        <option key={code} value={code}>
          {wordOf(code)}
        </option>
      ))}
    </SelectField>
  )
}

/** Yes or no; neither is said before the owner has answered. */
function BooleanControl({ name, field, hint }: ControlProps<'boolean'>) {
  const say = useSay()
  const { frame, value, set } = useControl<boolean | undefined>(name)

  return (
    <SelectField
      {...frame}
      hint={hint}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => set(target.value ? target.value === 'true' : undefined)}
    >
      <NoOption isOptional={field.optional} />
      <option value="true">{say('flatField.is.true')}</option>
      <option value="false">{say('flatField.is.false')}</option>
    </SelectField>
  )
}

function NoOption({ isOptional = false }: { isOptional: boolean | undefined }) {
  const say = useSay()

  return (
    <option value="" disabled={!isOptional}>
      {say(isOptional ? 'field.none' : 'field.choose')}
    </option>
  )
}

/** Any of the codes. */
function ChoicesControl({ name, field, hint }: ControlProps<'choices'>) {
  const say = useSay()
  const labelId = useId()
  const noteId = useId()
  const { frame, value, set } = useControl<readonly string[]>(name)
  const note = frame.error ?? hint

  return (
    <div
      className={styles.choices}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={note ? noteId : undefined}
    >
      <b id={labelId}>{frame.label}</b>
      {field.codes.map((code) => (
        <CheckField
          key={code}
          name={name}
          label={say(`flatField.${name}.${code}`)}
          checked={value.includes(code)}
          onChange={() => set(field.codes.filter((one) => value.includes(one) !== (one === code)))}
        />
      ))}
      {note && (
        <p className={frame.error ? styles.problem : styles.quiet} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}

function NumberControl({ name, field, hint }: ControlProps<'number'>) {
  const { frame, value, set } = useControl<number | undefined>(name)
  const unread = useUnreadText(name)
  const texts = useNumberTexts()
  const suffix = useUnitText()(field.unit)
  const shared = { ...frame, ...unread, hint, suffix, value, onChange: set }

  return field.decimals ? <DecimalField {...shared} /> : <NumberField {...shared} texts={texts} />
}

function TextControl({ name, field, hint }: ControlProps<'text'>) {
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
          className={classes(control.className, textControlStyles.area)}
          rows={field.max > SMALL_AREA ? 8 : 5}
        />
      )}
    </Field>
  )
}

/** The length of a text and its limits. A text that is too long stays as it was pasted. */
function Written({ text, limits: { min, max } }: { text: string; limits: FieldOf<'text'> }) {
  const say = useSay()
  const count = text.trim().length

  return count > max ? (
    <b className={textControlStyles.tooLong}>{say('texts.tooLong', { count, max, over: count - max })}</b>
  ) : (
    say('texts.written', { count, min, max })
  )
}
