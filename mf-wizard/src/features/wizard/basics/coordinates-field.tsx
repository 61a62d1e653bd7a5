import type { LngLat } from '@domizil/ui/map'
import { TextField, useAfterPress } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { positionFrom, positionText } from './position.ts'

interface CoordinatesFieldProps {
  /** The position of the pin. */
  value: LngLat | undefined
  onChange: (position: LngLat) => void
}

/** The position of the pin as text, for users with coordinates or without a pointer. */
export function CoordinatesField({ value, onChange }: CoordinatesFieldProps) {
  const intl = useIntl()
  const shown = value ? positionText(value) : ''
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && !positionFrom(typed)
  const [isLeft, setIsLeft] = useState(false)
  const afterPress = useAfterPress()

  return (
    <TextField
      label={intl.formatMessage({ id: 'pin.coordinates' })}
      hint={intl.formatMessage({ id: 'pin.coordinatesHint' })}
      error={isLeft && isWrong ? intl.formatMessage({ id: 'pin.coordinatesWrong' }) : undefined}
      name="coordinates"
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value)
        setIsLeft(false)
      }}
      onBlur={() =>
        afterPress(() => {
          const position = positionFrom(typed ?? '')
          if (position) onChange(position)
          setTyped(isWrong ? typed : undefined)
          setIsLeft(true)
        })
      }
    />
  )
}
