import { TextField } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

interface DecimalFieldProps {
  label: string
  name: string
  error: string | undefined
  hint?: ReactNode
  value: number | undefined
  /** `undefined` when it was emptied, not a number when it is none. */
  onChange: (value: number | undefined) => void
}

/** A number with decimals, written with a comma or a point whatever the browser's language. */
export function DecimalField({ value, onChange, ...rest }: DecimalFieldProps) {
  const intl = useIntl()
  const shown = value === undefined || Number.isNaN(value) ? '' : intl.formatNumber(value, PLAIN)
  const [text, setText] = useState(shown)

  // It can also change from outside: a form given up, another version taken.
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
