import type { PublicFlat } from '@domizil/api'
import { LoadFailed, useLocale, useMoney, useQuery } from '@domizil/app-kit'
import { placeLineOf, sizesOf } from '@domizil/domain'
import { Check, Minus } from '@domizil/ui/icons'
import { Picture, Skeleton } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatPath, type StayQuery } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { cardOf } from '../../../lib/card-of.ts'
import { useStay } from '../../../lib/use-stay.ts'
import { useFlatTitle } from '@domizil/flat-ui/tile'
import { comparedFlats } from '../flat-queries.ts'
import { type CompareRow, compareRows } from './compare-rows.ts'
import styles from './compare.module.css'

/** Flats side by side: a column per flat, a row per fact. */
export function CompareTable({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const money = useMoney()
  const wanted = useStay()
  const compared = useQuery(comparedFlats(ids), { keepsPrevious: true })
  if (compared.status === 'pending') return <Skeleton height="420px" />
  if (compared.status === 'error') {
    return (
      <LoadFailed
        query={compared}
        title={<FormattedMessage id="compare.failed" />}
        retry={<FormattedMessage id="results.retry" />}
      />
    )
  }

  const flats = compared.data
  return (
    <table className={styles.table} data-flats={flats.length}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">
              <FormattedMessage id="compare.what" />
            </span>
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
  const Icon = isYes ? Check : Minus

  return (
    <>
      <Icon className={isYes ? styles.yes : styles.no} size={18} aria-hidden="true" />
      <span className="visually-hidden">
        <FormattedMessage id={isYes ? 'compare.yes' : 'compare.no'} />
      </span>
    </>
  )
}
