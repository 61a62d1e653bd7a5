import { PillGroup } from '@domizil/ui/parts'
import { useId } from 'react'
import { useIntl } from 'react-intl'

interface AtLeastProps {
  label: string
  value: number | undefined
  max: number
  onChange: (value: number | undefined) => void
}

/** A minimum: "Any", "1+", "2+", … */
export function AtLeast({ label, value, max, onChange }: AtLeastProps) {
  const intl = useIntl()
  const name = useId()
  const numbers = Array.from({ length: max }, (_, at) => String(at + 1))

  return (
    <PillGroup
      label={label}
      name={name}
      options={[
        { value: '', label: intl.formatMessage({ id: 'filters.any' }) },
        ...numbers.map((number) => ({
          value: number,
          label: intl.formatMessage({ id: 'filters.atLeast' }, { number }),
        })),
      ]}
      value={value ? String(value) : ''}
      onChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
    />
  )
}
