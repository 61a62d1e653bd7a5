import { TextField } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

interface DecimalFieldProps {
  label: string
  name: string
  error: string | undefined
  hint?: ReactNode
  value: number | undefined
  /** `undefined` for an empty field, NaN for an invalid number. */
  onChange: (value: number | undefined) => void
}

/** A decimal number, typed with a comma or a point in every language. */
export function DecimalField({ value, onChange, ...rest }: DecimalFieldProps) {
  const intl = useIntl()
  const shown = value === undefined || Number.isNaN(value) ? '' : intl.formatNumber(value, PLAIN)
  const [text, setText] = useState(shown)

  // The value can change from outside: a discarded form, another version.
  const isCurrent = Object.is(numberOf(text), value)
  if (!isCurrent) setText(shown)

  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isCurrent ? text : shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(numberOf(target.value))
      }}
    />
  )
}

const PLAIN = { useGrouping: false, maximumFractionDigits: 10 }

function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
}
