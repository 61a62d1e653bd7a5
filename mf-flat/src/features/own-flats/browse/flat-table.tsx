import type { OwnFlat } from '@domizil/api'
import { type Locale, placeLineOf } from '@domizil/domain'
import { useMoney, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { flatBookingsPath, flatEditPath } from '@domizil/links'
import { Picture, StatusDot } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { orderedPictures } from '../../../lib/ordered-pictures.ts'
import { FlatMenu } from '../flat-menu.tsx'
import { STATUS_TONES } from '../status-tones.ts'
import styles from './browse.module.css'
import type { NamedFlat } from './browse-flats.ts'
import { PickBox } from './pick-box.tsx'
import type { FlatPicks } from './use-picks.ts'

const COLUMNS = ['flat', 'status', 'price', 'waiting', 'score'] as const

/** Flats as a table, for those who have many: what waits and what they cost at a glance. */
export function FlatTable({ flats, picks }: { flats: readonly NamedFlat[]; picks: FlatPicks }) {
  const say = useSay()
  const areAllPicked = flats.every(({ flat }) => picks.has(flat.id))

  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{say('ownFlats.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <PickBox
                label={say('browse.pickAll')}
                isPicked={areAllPicked}
                onPick={(isPicked) =>
                  picks.toggleAll(
                    flats.map(({ flat }) => flat.id),
                    isPicked,
                  )
                }
              />
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {say(`browse.column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say('browse.column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {flats.map((one) => (
            <FlatRow key={one.flat.id} one={one} picks={picks} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FlatRow({ one: { flat, title }, picks }: { one: NamedFlat; picks: FlatPicks }) {
  const say = useSay()
  const intl = useIntl()
  const money = useMoney()
  const [picture] = orderedPictures(flat.images)
  const { openRequestCount: waiting, unreadMessages: unread } = flat

  return (
    <tr>
      <td>
        <PickBox
          label={say('browse.pick', { title })}
          isPicked={picks.has(flat.id)}
          onPick={(isPicked) => picks.toggle(flat.id, isPicked)}
        />
      </td>
      <th scope="row" className={styles.flat}>
        <span className={styles.picture}>
          <Picture variants={picture ? [picture.derivatives.thumb] : []} alt="" sizes="60px" />
        </span>
        <span className={styles.words}>
          <Link to={flatEditPath(flat.id)} title={title}>
            {title}
          </Link>
          <span>{addressOf(flat, intl.locale as Locale)}</span>
        </span>
      </th>
      <td className={styles.status}>
        <StatusDot tone={STATUS_TONES[flat.status]}>{say(`flatStatus.${flat.status}`)}</StatusDot>
      </td>
      <td className={styles.price}>{flat.pricePerMonth === undefined ? '–' : money(flat.pricePerMonth)}</td>
      <td className={styles.waiting}>
        {waiting > 0 ? <Link to={flatBookingsPath(flat.id)}>{intl.formatNumber(waiting)}</Link> : '–'}
        {unread > 0 && <span className={styles.unread}>{say('ownFlats.unread', { count: unread })}</span>}
      </td>
      <td className={styles.score}>{intl.formatNumber(flat.quality.score)}</td>
      <td>
        <FlatMenu flat={flat} title={title} />
      </td>
    </tr>
  )
}

/** With street and number, which tell the flats of one house or city apart. */
function addressOf({ address }: OwnFlat, locale: Locale): string {
  return `${address.street} ${address.houseNumber}, ${placeLineOf(locale, address)}`
}
