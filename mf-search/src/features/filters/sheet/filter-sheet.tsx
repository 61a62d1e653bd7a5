import { useNumberTexts } from '@domizil/app-kit/numbers'
import {
  ALL_AMENITIES,
  AMENITIES,
  AMENITY_GROUPS,
  type Amenity,
  type AmenityGroup,
  BOOKING_LENGTHS,
  ENERGY_CLASSES,
  HOUSE_RULES,
} from '@domizil/domain'
import { SEARCH_FIELDS } from '@domizil/links'
import { LocateFixed } from '@domizil/ui/icons'
import { Button, CountBadge, NumberField, SelectField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { LazyDateFields } from '../../../lib/dates/lazy-date-fields.tsx'
import { useAround } from '../../../lib/use-around.ts'
import { AtLeast } from '../at-least.tsx'
import { CodeFields } from '../code-fields.tsx'
import { previewOf } from '../option-counts.ts'
import { PriceFields } from '../price-fields.tsx'
import type { FiltersProps, QueryProps } from '../query-props.ts'
import { RadiusField } from '../radius-field.tsx'
import { TypeFields } from '../type-fields.tsx'
import { useRangeDraft } from '../use-range-draft.ts'
import { NearGroup } from './near-group.tsx'
import styles from './sheet.module.css'
import { SheetGroup } from './sheet-group.tsx'
import { SizeFields } from './size-fields.tsx'

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
  const intl = useIntl()
  const name = intl.formatMessage({ id: `amenityGroup.${group}` })
  const count = chosen.length
  const codes: readonly Amenity[] = AMENITIES[group]

  return (
    <details className={styles.fold} open={isFirst || count > 0}>
      <summary className={styles.foldTitle}>
        {name}
        <CountBadge count={count} label={intl.formatMessage({ id: 'filters.count' }, { count })} />
      </summary>
      <CodeFields
        {...props}
        field="amenities"
        label={name}
        codes={codes}
        chosen={chosen}
        nameOf={(amenity) => intl.formatMessage({ id: `amenity.${amenity}` })}
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
  const intl = useIntl()
  const texts = useNumberTexts()
  const { draft, setDraft, apply, errorOf } = useRangeDraft(
    { low: undefined, high: query[field] },
    ({ high }) => change({ [field]: high }),
    LIMITS[field],
  )

  return (
    <div className={styles.pair}>
      <NumberField
        label={intl.formatMessage({ id: label })}
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
  const { isLocating, searchNearMe } = useAround(query, change)

  return (
    <SheetGroup name="around.title">
      <div className={styles.around}>
        <RadiusField query={query} change={change} />
        <Button icon={<LocateFixed size={16} aria-hidden="true" />} busy={isLocating} onClick={searchNearMe}>
          <FormattedMessage id="around.nearMe" />
        </Button>
      </div>
    </SheetGroup>
  )
}

/** Length of stay, house rules and energy class. */
export function OfferGroups({ query, change, counts }: QueryProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const options = { query, counts }

  return (
    <>
      <SheetGroup name="flatField.flatBookingLength">
        <CodeFields
          {...options}
          field="bookingLengths"
          label={text('flatField.flatBookingLength')}
          codes={BOOKING_LENGTHS}
          chosen={query.bookingLengths ?? []}
          nameOf={(length) => text(`flatField.flatBookingLength.${length}`)}
          onChange={(bookingLengths) => change({ bookingLengths })}
        />
      </SheetGroup>
      <SheetGroup name="flatField.houseRules">
        <CodeFields
          {...options}
          field="houseRules"
          label={text('flatField.houseRules')}
          codes={HOUSE_RULES}
          chosen={query.houseRules ?? []}
          nameOf={(rule) => text(`flatField.houseRules.${rule}`)}
          onChange={(houseRules) => change({ houseRules })}
        />
      </SheetGroup>
      <SheetGroup name="flatField.energyCertificate.efficiencyClass">
        <SelectField
          label={text('flatField.energyCertificate.efficiencyClass')}
          hideLabel
          value={query.energyClassMax ?? ''}
          onChange={({ target: { value } }) =>
            change({ energyClassMax: ENERGY_CLASSES.find((one) => one === value) })
          }
        >
          <option value="">{text('filters.any')}</option>
          {ENERGY_CLASSES.map((energy) => {
            const { count, isEmpty } = previewOf(counts, query, 'energyClassMax', energy)
            const name = intl.formatMessage({ id: 'filters.energyOption' }, { energy })
            return (
              <option key={energy} value={energy} disabled={isEmpty}>
                {count === undefined
                  ? name
                  : intl.formatMessage({ id: 'filters.optionCount' }, { name, count })}
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
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id })

  return (
    <>
      <SheetGroup name="flatField.size">
        <SizeFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.rooms.BEDROOM">
        <AtLeast {...props} label={label('flatField.rooms.BEDROOM')} field="bedroomsMin" />
      </SheetGroup>
      <SheetGroup name="flatField.rooms.BATHROOM">
        <AtLeast {...props} label={label('flatField.rooms.BATHROOM')} field="bathroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.persons">
        <AtLeast {...props} label={label('filterName.persons')} field="persons" />
      </SheetGroup>
    </>
  )
}
