import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import styles from './field.module.css'
import { readWholeNumber } from './read-number.ts'
import { useAfterPress } from './use-after-press.ts'

/** The words and habits of a language for numbers. */
export interface NumberTexts {
  /** Writes a number with separators between its thousands. */
  format: (value: number) => string
  /** The message for a text that is no whole number. */
  unreadable: string
  /** The message for a text with letters that are no unit. */
  words?: (text: string) => string
}

type InputRest = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'value' | 'onChange' | 'onBlur' | 'type'
>

interface NumberFieldProps extends FieldFrame, InputRest {
  /** NaN keeps what was typed. */
  value: number | undefined
  texts: NumberTexts
  /** `undefined` for an empty field, NaN for a text that is no whole number. */
  onChange: (value: number | undefined) => void
  onBlur?: () => void
  /** The text to begin with while the value is NaN: as it was typed before. */
  unreadText?: string | undefined
  /** Hears the text that cannot be read, and `undefined` once it can, before `onChange`. */
  onUnreadText?: (text: string | undefined) => void
  /** The unit: "€". */
  suffix?: ReactNode
  /** For years: no separators between the thousands. */
  isPlain?: boolean
}

/**
 * A field for whole numbers, typed as people write them and never turned into another number: what cannot be read
 * stays as it was typed, and is reported once the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, hideLabel, value, texts, onChange, onBlur, suffix, isPlain, ...others } = props
  const { unreadText = '', onUnreadText, ...rest } = others
  const shown = Number.isNaN(value) ? unreadText : shownNumber(value, isPlain ? String : texts.format)
  const [text, setText] = useState(shown)
  const [isTyping, setIsTyping] = useState(false)
  const afterPress = useAfterPress()

  // The value can change from outside: a slider, a removed filter, another version.
  const isCurrent = Object.is(readWholeNumber(text), value)
  if (!isCurrent) setText(shown)
  const isGrouped = text === shown && !Number.isNaN(value)
  const isUnreadable = Number.isNaN(value) && isCurrent && !isTyping

  return (
    <Field
      label={label}
      hint={hint}
      error={isUnreadable ? unreadableMessage(text, texts) : error}
      hideLabel={hideLabel}
    >
      {(control) => (
        <span className={styles.affixed}>
          <input
            {...rest}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={isCurrent ? text : shown}
            onChange={({ target, nativeEvent }) => {
              // Between separators a further digit would make another text, "1,1500".
              if (isGrouped && isOneKey(nativeEvent)) dropSeparators(target)
              setText(target.value)
              setIsTyping(true)
              const number = readWholeNumber(target.value)
              onUnreadText?.(Number.isNaN(number) ? target.value : undefined)
              onChange(number)
            }}
            onBlur={() =>
              afterPress(() => {
                setIsTyping(false)
                if (!Number.isNaN(value)) setText(shown)
                onBlur?.()
              })
            }
          />
          {suffix && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

/** Why a text is no whole number, as the field says it. */
export function unreadableMessage(text: string, { unreadable, words }: NumberTexts): string {
  return words && /\p{L}/u.test(text) ? words(text) : unreadable
}

/** Whether one digit was typed or something deleted: what is pasted or filled in is read as it is. */
function isOneKey(event: Event): boolean {
  const { inputType = '', data } = event as Partial<InputEvent>
  return inputType.startsWith('delete') || (inputType === 'insertText' && /^\d$/.test(data ?? ''))
}

/** The caret stays between the same digits, and React finds the text as it should be. */
function dropSeparators(input: HTMLInputElement): void {
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const caret = digits(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = digits(input.value)
  input.setSelectionRange(caret, caret)
}

function shownNumber(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '' : format(value)
}
