import { type DecimalPoint, readDecimal, TextField } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

interface DecimalFieldProps {
  label: string
  name: string
  error: string | undefined
  hint?: ReactNode
  /** The unit: "m²". */
  suffix?: ReactNode
  value: number | undefined
  /** The text to begin with while the value is NaN: as it was typed before. */
  unreadText: string | undefined
  /** Hears the text that cannot be read, and `undefined` once it can, before `onChange`. */
  onUnreadText: (text: string | undefined) => void
  /** `undefined` for an empty field, NaN for an invalid number. */
  onChange: (value: number | undefined) => void
}

/** A decimal number, typed as the reader's language writes it. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, unreadText = '', onUnreadText, onChange, ...rest } = props
  const intl = useIntl()
  const point = pointOf(intl)
  const shown = Number.isNaN(value) ? unreadText : value === undefined ? '' : intl.formatNumber(value, PLAIN)
  const [text, setText] = useState(shown)

  // The value can change from outside: a discarded form, another version.
  const isCurrent = Object.is(readDecimal(text, point), value)
  if (!isCurrent) setText(shown)

  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isCurrent ? text : shown}
      onChange={({ target }) => {
        const number = readDecimal(target.value, point)
        setText(target.value)
        onUnreadText(Number.isNaN(number) ? target.value : undefined)
        onChange(number)
      }}
    />
  )
}

const PLAIN = { useGrouping: false, maximumFractionDigits: 10 }

function pointOf(intl: IntlShape): DecimalPoint {
  return intl.formatNumber(0.5, PLAIN).includes(',') ? ',' : '.'
}
