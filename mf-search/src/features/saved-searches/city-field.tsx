import { usePlaces } from '@domizil/app-kit'
import { Combobox } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'

interface CityFieldProps {
  value: string
  error: string | undefined
  onChange: (city: string) => void
}

/** The place of a saved search, with the same suggestions as the search. */
export function CityField({ value, error, onChange }: CityFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const { options, isStale, isEmpty } = usePlaces(typed === value ? typed : '')

  return (
    <Combobox
      label={intl.formatMessage({ id: 'alertForm.city' })}
      value={value}
      error={error}
      onChange={(city) => {
        setTyped(city)
        onChange(city)
      }}
      options={options}
      isStale={isStale}
      empty={isEmpty && intl.formatMessage({ id: 'place.none' })}
      onSelect={({ text }) => {
        setTyped('')
        onChange(text)
      }}
      status={intl.formatMessage({ id: 'place.suggestions' }, { count: options.length })}
    />
  )
}
