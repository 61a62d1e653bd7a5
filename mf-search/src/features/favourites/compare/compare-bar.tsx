import type { PublicFlat } from '@domizil/api'
import { LoadFailed, useDialog, useLocale, useMoney, useQuery, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { today } from '@domizil/app-kit/today'
import {
  ALL_AMENITIES,
  AMENITY_GROUPS,
  type Duration,
  HOUSE_RULES,
  placeLineOf,
  sizesOf,
  totalRent,
  wantedDuration,
} from '@domizil/domain'
import { availabilityText, durationText, useFlatTitle } from '@domizil/flat-ui/tile'
import { flatPath, type StayQuery } from '@domizil/links'
import { Check, Minus, Scale } from '@domizil/ui/icons'
import { Button, Dialog, Picture, Skeleton } from '@domizil/ui/parts'
import { type IntlShape, useIntl } from 'react-intl'
import { cardOf, withStayFor } from '../../../lib/card-of.ts'
import { useStay } from '../../../lib/use-stay.ts'
import { comparedFlats } from '../flat-queries.ts'
import styles from './compare.module.css'
import { type Comparison, MOST_COMPARED } from './use-comparison.ts'

/** The number of flats in the comparison, with a link to it. Hidden at zero. */
export function CompareBar({ comparison: { chosen, clear } }: { comparison: Comparison }) {
  const say = useSay()
  const { isOpen, open, close } = useDialog('comparison')
  const count = chosen.length
  if (count === 0) return null

  return (
    <div className={styles.bar}>
      <p role="status">{say('compare.count', { count, most: MOST_COMPARED })}</p>
      <Button variant="quiet" size="small" onClick={clear}>
        {say('compare.clear')}
      </Button>
      {count > 1 && (
        <Button variant="primary" icon={<Scale size={16} />} onClick={() => open()}>
          {say('compare.open')}
        </Button>
      )}
      <Dialog
        size="huge"
        isOpen={isOpen}
        onClose={close}
        title={say('compare.title')}
        closeLabel={say('compare.close')}
      >
        <CompareTable ids={chosen} />
      </Dialog>
    </div>
  )
}

/** Flats side by side: a column per flat, a row per fact. */
function CompareTable({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const say = useSay()
  const money = useMoney()
  const wanted = useStay()
  const compared = useQuery(comparedFlats(ids), { keepsPrevious: true })
  if (compared.status === 'pending') return <Skeleton height="420px" />
  if (compared.status === 'error') {
    return <LoadFailed query={compared} title={say('compare.failed')} retry={say('results.retry')} />
  }

  const flats = compared.data
  return (
    <table className={styles.table} data-flats={flats.length}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('compare.what')}</span>
          </th>
          {flats.map((flat) => (
            <FlatHead key={flat.id} flat={flat} stay={wanted} />
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(flats, { wanted, intl, money }).map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function FlatHead({ flat, stay }: { flat: PublicFlat; stay: StayQuery }) {
  const card = cardOf(flat)
  const locale = useLocale()
  const { images } = card
  const { title, language } = useFlatTitle()(card)

  return (
    <th scope="col">
      <div className={styles.picture}>
        <Picture variants={sizesOf(images[0]?.derivatives.xxlarge)} alt="" sizes="280px" />
      </div>
      <Link to={flatPath(flat.id, { stay })} lang={language}>
        {title}
      </Link>
      <p className={styles.place}>{placeLineOf(locale, card)}</p>
    </th>
  )
}

function Row({ row: { label, values } }: { row: CompareRow }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, at) => (
        <td key={at}>{typeof value === 'boolean' ? <YesOrNo isYes={value} /> : value}</td>
      ))}
    </tr>
  )
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  const say = useSay()
  const Icon = isYes ? Check : Minus

  return (
    <>
      <Icon className={isYes ? styles.yes : styles.no} size={18} />
      <span className="visually-hidden">{say(isYes ? 'compare.yes' : 'compare.no')}</span>
    </>
  )
}

interface CompareRow {
  readonly id: string
  readonly label: string
  /** One per flat: a text, or whether it has an amenity. */
  readonly values: readonly (string | boolean)[]
}

/** The rows of a comparison: the facts of each flat, then the amenities in which they differ. */
function compareRows(
  flats: readonly PublicFlat[],
  { wanted, intl, money }: { wanted: StayQuery; intl: IntlShape; money: (euro: number) => string },
): CompareRow[] {
  const now = today()
  const duration = wantedDuration(wanted)
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const row = (label: string, valueOf: (flat: PublicFlat) => string | boolean): CompareRow => ({
    id: label,
    label: say(label),
    values: flats.map(valueOf),
  })
  const totalOf = (flat: PublicFlat, length: Duration) => {
    if (!withStayFor(flat, wanted, now).stay) return say('flat.notThen')
    const total = money(totalRent(length, flat.pricePerMonth))
    return say('flat.total', { total, length: durationText(length, intl) })
  }

  return [
    row('flatField.pricePerMonth', ({ pricePerMonth }) => money(pricePerMonth)),
    ...(duration ? [row('compare.total', (flat) => totalOf(flat, duration))] : []),
    row('flatField.deposit', ({ deposit }) => money(deposit)),
    row('flatField.size', ({ size }) => say('flat.size', { size })),
    row('flatField.type', ({ type }) => say(`flatField.type.${type}`)),
    row('flatField.rooms.BEDROOM', ({ roomCounts }) => String(roomCounts.bedrooms)),
    row('flatField.rooms.BATHROOM', ({ roomCounts }) => String(roomCounts.bathrooms)),
    row('filterName.persons', ({ maxPerson }) => String(maxPerson)),
    row('compare.available', (flat) =>
      availabilityText(withStayFor(flat, wanted, now), { wanted, today: now }, intl),
    ),
    row('flatField.flatBookingLength', ({ flatBookingLength }) =>
      say(`flatField.flatBookingLength.${flatBookingLength}`),
    ),
    ...HOUSE_RULES.map((rule) =>
      row(`flatField.houseRules.${rule}`, ({ houseRules }) => houseRules.includes(rule)),
    ),
    ...differingAmenities(flats).map((amenity) =>
      row(`amenity.${amenity}`, (flat) => amenitiesOf(flat).includes(amenity)),
    ),
  ]
}

function differingAmenities(flats: readonly PublicFlat[]): readonly string[] {
  const all = flats.map(amenitiesOf)

  return ALL_AMENITIES.filter((amenity) => {
    const having = all.filter((amenities) => amenities.includes(amenity)).length
    return having > 0 && having < flats.length
  })
}

function amenitiesOf(flat: PublicFlat): readonly string[] {
  return AMENITY_GROUPS.flatMap((group): readonly string[] => flat[group])
}
