import { lazyChunk, useLocale, usePublicConfig, useSay, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { COUNTRY_CODES, foldText } from '@domizil/domain'
import { MapPin } from '@domizil/ui/icons'
import { createMapView, type LngLat, type MapBounds } from '@domizil/ui/map'
import { Button, Combobox, type ComboboxOption, TextField, useAfterPress } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, Suspense, useMemo, useState } from 'react'
import { addressCheckAtom, adviseOnAddressAtom } from '../address-atoms.ts'
import { formAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { placePinAtom, typeAddressAtom } from '../save-atoms.ts'
import { useFlatForm } from '../use-flat-form.ts'
import { useProblemOf } from '../use-problems.ts'
import wizard from '../wizard.module.css'
import pin from './pin-field.module.css'

/** The most frequent countries are first. */
const FIRST = ['DE', 'AT', 'CH', 'ES']

interface CountryFieldProps {
  value: string
  error: string | undefined
  onChange: (countryCode: string) => void
}

const MapView = createMapView(lazyChunk)
const CITY_ZOOM = 13

/**
 * A country by its name in the interface's language, with suggestions. An invalid text is replaced by the last
 * country.
 */
function CountryField({ value, error, onChange }: CountryFieldProps) {
  const say = useSay()
  const countries = useCountries()
  const chosen = countries.find(({ id }) => id === value)?.text ?? ''
  // Set while the field has the focus.
  const [typed, setTyped] = useState<string>()
  const options = typed ? countries.filter(({ text }) => begins(text, typed)) : countries

  return (
    <div onFocus={() => setTyped((before) => before ?? '')} onBlur={() => setTyped(undefined)}>
      <Combobox
        label={say('flatField.address.countryCode')}
        value={typed ?? chosen}
        placeholder={chosen}
        error={error}
        options={options}
        takesFirst={Boolean(typed)}
        status={say('field.countries', { count: options.length })}
        onChange={setTyped}
        onSelect={({ id }) => {
          onChange(id)
          setTyped(undefined)
        }}
      />
    </div>
  )
}

function useCountries(): ComboboxOption[] {
  const locale = useLocale()

  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const byName = new Intl.Collator(locale)
    const named = (code: string) => ({ id: code, text: names.of(code) ?? code })
    const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(named)

    return [...FIRST.map(named), ...others.toSorted((one, other) => byName.compare(one.text, other.text))]
  }, [locale])
}

/** Whether a word of the name begins with the typed text, ignoring accents. */
function begins(name: string, typed: string): boolean {
  return ` ${foldText(name)}`.includes(` ${foldText(typed.trim())}`)
}

const TEXTS = [
  { part: 'street', autoComplete: 'address-line1' },
  { part: 'houseNumber', autoComplete: 'off' },
  { part: 'postcode', autoComplete: 'postal-code' },
  { part: 'city', autoComplete: 'address-level2' },
] as const

/** The address of the flat. A complete one is checked on the server. */
export function AddressFields() {
  const say = useSay()
  const { form, changeAddress, problemOf } = useFlatForm()
  const checkOnLeaving = useCheckOnLeaving()

  return (
    <FormSection title="address.title" hint={say('address.hint')}>
      <div className={wizard.fields} onBlur={checkOnLeaving}>
        <FieldSlot name="address.countryCode">
          <CountryField
            value={form.address.countryCode}
            error={problemOf('address.countryCode')}
            onChange={(countryCode) => changeAddress({ countryCode })}
          />
        </FieldSlot>
        {TEXTS.map(({ part, autoComplete }) => (
          <FieldSlot key={part} name={`address.${part}`}>
            <TextField
              label={say(`flatField.address.${part}`)}
              name={part}
              autoComplete={autoComplete}
              value={form.address[part]}
              error={problemOf(`address.${part}`)}
              onChange={(event) => changeAddress({ [part]: event.target.value })}
            />
          </FieldSlot>
        ))}
      </div>
      <AddressSuggestions />
      <PinField />
    </FormSection>
  )
}

/** Checks the address when one of its fields loses the focus. */
function useCheckOnLeaving() {
  const advise = useSetAtom(adviseOnAddressAtom)

  return ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) void advise()
  }
}

/** Corrections of the address, applied by a click. */
function AddressSuggestions() {
  const say = useSay()
  const suggestions = useAtomValue(addressCheckAtom)?.suggestions ?? []
  const change = useSetAtom(typeAddressAtom)
  const advise = useSetAtom(adviseOnAddressAtom)
  if (suggestions.length === 0) return null

  return (
    <div className={wizard.suggestions} role="group" aria-labelledby="address-suggestions">
      <p id="address-suggestions">{say('address.suggestions')}</p>
      <ul>
        {suggestions.map(({ postcode, city }) => (
          <li key={`${postcode} ${city}`}>
            <Button
              size="small"
              icon={<MapPin size={15} />}
              onClick={() => {
                change({ postcode, city })
                void advise()
              }}
            >
              {`${postcode} ${city}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The exact position, if only the city is known: the map is moved below a fixed pin. */
function PinField() {
  const { countryCode, city, latitude, longitude } = useAtomValue(formAtom).address
  const check = useAtomValue(addressCheckAtom)
  const known = positionOf({ latitude, longitude }) ?? positionOf(check)
  if (countryCode === 'DE' || !known) return null

  return <PinMap key={`${countryCode} ${city}`} start={known} />
}

function PinMap({ start }: { start: LngLat }) {
  const say = useSay()
  const shell = useShell()
  const { map } = usePublicConfig()
  const problem = useProblemOf()('address.latitude')
  const placed = positionOf(useAtomValue(formAtom).address)
  const place = useSetAtom(placePinAtom)
  const [center, setCenter] = useState(start)
  const [camera, setCamera] = useState({ ...start, zoom: CITY_ZOOM })
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const texts = useMapTexts(say('map.label'))

  const handleMove = (bounds: MapBounds, byUser: boolean) => {
    const middle = middleOf(bounds)
    setCenter(middle)
    if (byUser) void place(middle)
  }

  return (
    <FieldSlot name="address.latitude">
      <p className={pin.pinTitle}>{say('pin.title')}</p>
      <div className={pin.map}>
        <Suspense fallback={<div aria-busy="true" />}>
          <MapView
            settings={settings}
            texts={texts}
            camera={camera}
            markers={[]}
            onBoundsChange={handleMove}
          />
        </Suspense>
        <MapPin className={pin.pin} size={36} />
      </div>
      <div className={pin.pinLine}>
        <p className={problem ? wizard.problem : wizard.quiet} role="status">
          {problem ?? say(placed ? 'pin.placed' : 'pin.hint')}
        </p>
        <Button size="small" onClick={() => void place(center)}>
          {say('pin.here')}
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
  const say = useSay()
  const shown = value ? positionText(value) : ''
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && !positionFrom(typed)
  const [isLeft, setIsLeft] = useState(false)
  const afterPress = useAfterPress()

  return (
    <TextField
      label={say('pin.coordinates')}
      hint={say('pin.coordinatesHint')}
      error={isLeft && isWrong ? say('pin.coordinatesWrong') : undefined}
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
