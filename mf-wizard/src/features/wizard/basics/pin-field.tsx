import { lazyChunk, usePublicConfig, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { MapPin } from '@domizil/ui/icons'
import { createMapView, type LngLat, type MapBounds } from '@domizil/ui/map'
import { Button, TextField, useAfterPress } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addressCheckAtom } from '../address-atoms.ts'
import styles from './pin-field.module.css'
import wizard from '../wizard.module.css'
import { formAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { placePinAtom } from '../save-atoms.ts'
import { useProblemOf } from '../use-problems.ts'

const MapView = createMapView(lazyChunk)
const CITY_ZOOM = 13

/** The exact position, if only the city is known: the map is moved below a fixed pin. */
export function PinField() {
  const { countryCode, city, latitude, longitude } = useAtomValue(formAtom).address
  const check = useAtomValue(addressCheckAtom)
  const known = positionOf({ latitude, longitude }) ?? positionOf(check)
  if (countryCode === 'DE' || !known) return null

  return <PinMap key={`${countryCode} ${city}`} start={known} />
}

function PinMap({ start }: { start: LngLat }) {
  const intl = useIntl()
  const shell = useShell()
  const { map } = usePublicConfig()
  const problem = useProblemOf()('address.latitude')
  const placed = positionOf(useAtomValue(formAtom).address)
  const place = useSetAtom(placePinAtom)
  const [center, setCenter] = useState(start)
  const [camera, setCamera] = useState({ ...start, zoom: CITY_ZOOM })
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const texts = useMapTexts(intl.formatMessage({ id: 'map.label' }))

  const handleMove = (bounds: MapBounds, byUser: boolean) => {
    const middle = middleOf(bounds)
    setCenter(middle)
    if (byUser) void place(middle)
  }

  return (
    <FieldSlot name="address.latitude">
      <p className={styles.pinTitle}>
        <FormattedMessage id="pin.title" />
      </p>
      <div className={styles.map}>
        <Suspense fallback={<div aria-busy="true" />}>
          <MapView
            settings={settings}
            texts={texts}
            camera={camera}
            markers={[]}
            onBoundsChange={handleMove}
          />
        </Suspense>
        <MapPin className={styles.pin} size={36} aria-hidden="true" />
      </div>
      <div className={styles.pinLine}>
        <p className={problem ? wizard.problem : wizard.quiet} role="status">
          {problem ?? intl.formatMessage({ id: placed ? 'pin.placed' : 'pin.hint' })}
        </p>
        <Button size="small" onClick={() => void place(center)}>
          <FormattedMessage id="pin.here" />
        </Button>
      </div>
      <CoordinatesField
        value={placed}
        onChange={(position) => {
          setCamera({ ...position, zoom: CITY_ZOOM })
          void place(position)
        }}
      />
    </FieldSlot>
  )
}

function positionOf(place: { latitude?: number | null; longitude?: number | null } | undefined) {
  const { latitude, longitude } = place ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : undefined
}

interface CoordinatesFieldProps {
  /** The position of the pin. */
  value: LngLat | undefined
  onChange: (position: LngLat) => void
}

/** The position of the pin as text, for users with coordinates or without a pointer. */
function CoordinatesField({ value, onChange }: CoordinatesFieldProps) {
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

/** Parses coordinates as maps copy them: "48.20817, 16.37382". Undefined for an invalid position. */
export function positionFrom(text: string): LngLat | undefined {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const lat = Number(latitude)
  const lng = Number(longitude)

  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: rounded(lat), lng: rounded(lng) } : undefined
}

function positionText({ lat, lng }: LngLat): string {
  return `${lat}, ${lng}`
}

export function middleOf({ north, east, south, west }: MapBounds): LngLat {
  return { lat: rounded((north + south) / 2), lng: rounded((east + west) / 2) }
}

/** About a metre: more digits exceed the pin's precision. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}
