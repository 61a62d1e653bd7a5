import { usePlaces, useSay } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import {
  ALL_AMENITIES,
  AMENITIES,
  type Amenity,
  AMENITY_GROUPS,
  type AmenityGroup,
  BOOKING_LENGTHS,
  ENERGY_CLASSES,
  HOUSE_RULES,
  SEARCH_LIMITS,
} from '@domizil/domain'
import { type Bounds, type Point, SEARCH_FIELDS } from '@domizil/links'
import { LocateFixed } from '@domizil/ui/icons'
import { Button, Combobox, CountBadge, NumberField, SelectField } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { LazyDateFields } from '../../../lib/dates/lazy-date-fields.tsx'
import { useAround } from '../../../lib/use-around.ts'
import { AtLeast } from '../at-least.tsx'
import { CodeFields } from '../code-fields.tsx'
import filters from '../filters.module.css'
import { previewOf } from '../option-counts.ts'
import { PriceFields } from '../price-fields.tsx'
import type { FiltersProps, QueryProps } from '../query-props.ts'
import { RadiusField } from '../radius-field.tsx'
import { RangeFields, useRangeDraft } from '../range-fields.tsx'
import { TypeFields } from '../type-fields.tsx'
import { NO_NEAR } from '../../../lib/near-place.ts'
import styles from './sheet.module.css'

const DISTANCES_KM = [1, 2, 3, 5, 10, 20]

type NumberRow = Extract<(typeof SEARCH_FIELDS)[number], { kind: 'number' }>

interface AmountFieldProps extends QueryProps {
  field: NumberRow['field']
  /** The id of its message. */
  label: string
  suffix?: string
}

interface AmenityGroupFieldsProps extends Pick<QueryProps, 'query' | 'counts'> {
  group: AmenityGroup
  isFirst: boolean
  chosen: readonly Amenity[]
  onChange: (chosen: readonly Amenity[]) => void
}

/** All filters, group by group, those that most people ask for first. */
export function FilterSheet({ query, change, counts, histogram }: FiltersProps) {
  const props = { query, change, counts }

  return (
    <>
      <SheetGroup name="dates.title">
        <LazyDateFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.pricePerMonth">
        <PriceFields {...props} histogram={histogram} />
      </SheetGroup>
      <RoomGroups {...props} />
      <SheetGroup name="flatField.type">
        <TypeFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.amenities">
        <AmenityFields {...props} />
      </SheetGroup>
      <OfferGroups {...props} />
      <SheetGroup name="flatField.deposit">
        <AmountField {...props} field="depositMax" label="filters.depositMost" suffix="€" />
      </SheetGroup>
      <AroundGroup {...props} />
      <NearGroup {...props} />
    </>
  )
}

/** The required amenities by group. The first group is expanded, and every one with a selection. */
export function AmenityFields({ query, change, counts }: QueryProps) {
  const { amenities = [] } = query
  const handleChange = (group: AmenityGroup, chosen: readonly Amenity[]) => {
    const isWanted = (one: Amenity) => (isOf(group, one) ? chosen : amenities).includes(one)
    change({ amenities: ALL_AMENITIES.filter(isWanted) })
  }

  return AMENITY_GROUPS.map((group, at) => (
    <AmenityGroupFields
      key={group}
      query={query}
      counts={counts}
      group={group}
      isFirst={at === 0}
      chosen={amenities.filter((one) => isOf(group, one))}
      onChange={(chosen) => handleChange(group, chosen)}
    />
  ))
}

function AmenityGroupFields({ group, isFirst, chosen, onChange, ...props }: AmenityGroupFieldsProps) {
  const say = useSay()
  const name = say(`amenityGroup.${group}`)
  const count = chosen.length
  const codes: readonly Amenity[] = AMENITIES[group]

  return (
    <details className={styles.fold} open={isFirst || count > 0}>
      <summary className={styles.foldTitle}>
        {name}
        <CountBadge count={count} label={say('filters.count', { count })} />
      </summary>
      <CodeFields
        {...props}
        field="amenities"
        label={name}
        codes={codes}
        chosen={chosen}
        nameOf={(amenity) => say(`amenity.${amenity}`)}
        onChange={onChange}
      />
    </details>
  )
}

function isOf(group: AmenityGroup, amenity: Amenity): boolean {
  const codes: readonly Amenity[] = AMENITIES[group]

  return codes.includes(amenity)
}

const LIMITS = Object.fromEntries(
  SEARCH_FIELDS.flatMap((row) => (row.kind === 'number' ? [[row.field, row.max]] : [])),
) as Record<NumberRow['field'], number>

/** A filter of one number, up to the limit of its row. Takes effect when the field loses the focus. */
export function AmountField({ field, label, suffix, query, change }: AmountFieldProps) {
  const say = useSay()
  const texts = useNumberTexts()
  const { draft, setDraft, apply, errorOf } = useRangeDraft(
    { low: undefined, high: query[field] },
    ({ high }) => change({ [field]: high }),
    LIMITS[field],
  )

  return (
    <div className={filters.pair}>
      <NumberField
        label={say(label)}
        suffix={suffix}
        texts={texts}
        value={draft.high}
        error={errorOf(draft.high)}
        onChange={(high) => setDraft({ low: undefined, high })}
        onBlur={apply}
      />
    </div>
  )
}

/** The radius around a place, or around the visitor's position. */
function AroundGroup({ query, change }: QueryProps) {
  const say = useSay()
  const { isLocating, searchNearMe } = useAround(query, change)

  return (
    <SheetGroup name="around.title">
      <div className={styles.around}>
        <RadiusField query={query} change={change} />
        <Button icon={<LocateFixed size={16} />} busy={isLocating} onClick={searchNearMe}>
          {say('around.nearMe')}
        </Button>
      </div>
    </SheetGroup>
  )
}

/** Length of stay, house rules and energy class. */
export function OfferGroups({ query, change, counts }: QueryProps) {
  const say = useSay()
  const options = { query, counts }

  return (
    <>
      <SheetGroup name="flatField.flatBookingLength">
        <CodeFields
          {...options}
          field="bookingLengths"
          label={say('flatField.flatBookingLength')}
          codes={BOOKING_LENGTHS}
          chosen={query.bookingLengths ?? []}
          nameOf={(length) => say(`flatField.flatBookingLength.${length}`)}
          onChange={(bookingLengths) => change({ bookingLengths })}
        />
      </SheetGroup>
      <SheetGroup name="flatField.houseRules">
        <CodeFields
          {...options}
          field="houseRules"
          label={say('flatField.houseRules')}
          codes={HOUSE_RULES}
          chosen={query.houseRules ?? []}
          nameOf={(rule) => say(`flatField.houseRules.${rule}`)}
          onChange={(houseRules) => change({ houseRules })}
        />
      </SheetGroup>
      <SheetGroup name="flatField.energyCertificate.efficiencyClass">
        <SelectField
          label={say('flatField.energyCertificate.efficiencyClass')}
          hideLabel
          value={query.energyClassMax ?? ''}
          onChange={({ target: { value } }) =>
            change({ energyClassMax: ENERGY_CLASSES.find((one) => one === value) })
          }
        >
          <option value="">{say('filters.any')}</option>
          {ENERGY_CLASSES.map((energy) => {
            const { count, isEmpty } = previewOf(counts, query, 'energyClassMax', energy)
            const name = say('filters.energyOption', { energy })
            return (
              <option key={energy} value={energy} disabled={isEmpty}>
                {count === undefined ? name : say('filters.optionCount', { name, count })}
              </option>
            )
          })}
        </SelectField>
      </SheetGroup>
    </>
  )
}

/** Size, rooms and persons. */
export function RoomGroups(props: QueryProps) {
  const say = useSay()

  return (
    <>
      <SheetGroup name="flatField.size">
        <SizeFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.rooms.BEDROOM">
        <AtLeast {...props} label={say('flatField.rooms.BEDROOM')} field="bedroomsMin" />
      </SheetGroup>
      <SheetGroup name="flatField.rooms.BATHROOM">
        <AtLeast {...props} label={say('flatField.rooms.BATHROOM')} field="bathroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.persons">
        <AtLeast {...props} label={say('filterName.persons')} field="persons" />
      </SheetGroup>
    </>
  )
}

/** The living space. Takes effect when a field loses the focus. */
export function SizeFields({ query, change }: QueryProps) {
  const range = useRangeDraft(
    { low: query.sizeMin, high: query.sizeMax },
    ({ low, high }) => change({ sizeMin: low, sizeMax: high }),
    SEARCH_LIMITS.size.max,
  )

  return <RangeFields name="size" suffix="m²" range={range} />
}

/** The visitor's place, such as the office: cards say how far they are from it, and the distance can be limited. */
export function NearGroup({ query, change }: QueryProps) {
  const say = useSay()
  const { near, nearKm, bounds } = query

  return (
    <SheetGroup name="near.title">
      <div className={styles.near}>
        <NearField query={query} change={change} />
        {near && (
          <SelectField
            label={say('near.most')}
            value={nearKm ?? ''}
            onChange={({ target: { value } }) => change({ nearKm: value ? Number(value) : undefined })}
          >
            <option value="">{say('near.any')}</option>
            {offered(nearKm).map((km) => (
              <option key={km} value={km}>
                {say('near.km', { km })}
              </option>
            ))}
          </SelectField>
        )}
        {bounds && (
          <Button onClick={() => change({ near: middleOf(bounds), nearName: undefined })}>
            {say('near.mapMiddle')}
          </Button>
        )}
        {near && <Button onClick={() => change(NO_NEAR)}>{say('near.remove')}</Button>}
      </div>
      <p className={styles.note}>{say('near.hint')}</p>
    </SheetGroup>
  )
}

function NearField({ query, change }: QueryProps) {
  const say = useSay()
  const { near, nearName } = query
  const name = near && (nearName ?? say('near.pointOnMap'))
  const [typed, setTyped] = useState<string>()
  const { options, isStale, isEmpty } = usePlaces(typed ?? '')

  return (
    <Combobox
      label={say('near.place')}
      placeholder={say('near.placeholder')}
      value={typed ?? name ?? ''}
      onChange={setTyped}
      takesFirst
      options={options}
      isStale={isStale}
      empty={isEmpty && say('place.none')}
      onSelect={({ id, text }) => {
        const place = options.find((option) => option.id === id)?.place
        if (!place) return
        setTyped(undefined)
        change({ near: { latitude: place.latitude, longitude: place.longitude }, nearName: text })
      }}
      status={say('place.suggestions', { count: options.length })}
    />
  )
}

/** Also the distance of an address that was written by hand. */
function offered(nearKm: number | undefined): readonly number[] {
  const all = nearKm === undefined ? DISTANCES_KM : [...DISTANCES_KM, nearKm]
  return [...new Set(all)].toSorted((one, other) => one - other)
}

/** About a hundred metres: imprecise enough for a shared link. */
function middleOf({ north, south, east, west }: Bounds): Point {
  const width = west <= east ? east - west : east - west + 360
  const longitude = west + width / 2
  return {
    latitude: Number(((north + south) / 2).toFixed(3)),
    longitude: Number((longitude > 180 ? longitude - 360 : longitude).toFixed(3)),
  }
}

interface SheetGroupProps {
  /** The id of its title's message. */
  name: string
  children: ReactNode
}

function SheetGroup({ name, children }: SheetGroupProps) {
  const say = useSay()

  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{say(name)}</h3>
      {children}
    </section>
  )
}
