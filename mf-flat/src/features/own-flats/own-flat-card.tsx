import type { OwnFlat } from '@domizil/api'
import { type FlatStatus, placeLineOf } from '@domizil/domain'
import { useLocale, useMoney } from '@domizil/app-kit'
import {
  BedDouble,
  CircleAlert,
  Eye,
  Inbox,
  MapPin,
  Maximize2,
  MessageSquare,
  Pencil,
} from '@domizil/ui/icons'
import { buttonClass, FactsRow, Picture, PriceTag, StatusDot } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatBookingsPath, flatEditPath, homePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { orderedPictures } from '../../lib/ordered-pictures.ts'
import { PickBox } from './browse/pick-box.tsx'
import type { FlatPicks } from './browse/use-picks.ts'
import { FlatMenu } from './flat-menu.tsx'
import styles from './own-flat-card.module.css'
import { QualityRow } from './quality-row.tsx'
import { STATUS_TONES } from './status-tones.ts'
import { useOwnTitle } from '../../lib/use-own-title.ts'

interface OwnFlatCardProps {
  flat: OwnFlat
  /** Where flats are chosen for actions on many. */
  picks?: FlatPicks
}

/** An own flat: its status, suggestions, and actions. */
export function OwnFlatCard({ flat, picks }: OwnFlatCardProps) {
  const intl = useIntl()
  const title = useOwnTitle()(flat)

  return (
    <article className={styles.card} aria-label={title}>
      <Head flat={flat} />
      <div className={styles.body}>
        <p className={styles.place}>
          <MapPin size={14} aria-hidden="true" />
          {placeLineOf(useLocale(), flat.address)}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <Facts flat={flat} />
        <Rejection flat={flat} />
        {flat.changedSinceReview && (
          <p className={styles.changed}>
            <Eye size={16} aria-hidden="true" />
            <FormattedMessage id="ownFlats.changed" />
          </p>
        )}
        <QualityRow flat={flat} />
        <div className={styles.foot}>
          {picks && (
            <PickBox
              label={intl.formatMessage({ id: 'browse.pick' }, { title })}
              isPicked={picks.has(flat.id)}
              onPick={(isPicked) => picks.toggle(flat.id, isPicked)}
            />
          )}
          <EditLink flat={flat} title={title} />
          <FlatMenu flat={flat} title={title} />
        </div>
      </div>
    </article>
  )
}

function Head({ flat: { id, images, status, openRequestCount, unreadMessages } }: { flat: OwnFlat }) {
  const intl = useIntl()
  const [picture] = orderedPictures(images)

  return (
    <div className={styles.picture}>
      <Picture
        variants={Object.values(picture?.derivatives ?? {})}
        alt=""
        sizes="(max-width: 767px) 100vw, 380px"
      />
      <span className={styles.status}>
        <span className={styles[STATUS_TONES[status]]}>
          <StatusDot tone={STATUS_TONES[status]}>
            {intl.formatMessage({ id: `flatStatus.${status}` })}
          </StatusDot>
        </span>
      </span>
      <div className={styles.waiting}>
        {openRequestCount > 0 && (
          <Link className={styles.requests} to={flatBookingsPath(id)}>
            <Inbox size={15} aria-hidden="true" />
            <FormattedMessage id="ownFlats.openRequests" values={{ count: openRequestCount }} />
          </Link>
        )}
        {unreadMessages > 0 && (
          <Link className={styles.unread} to={flatBookingsPath(id)}>
            <MessageSquare size={15} aria-hidden="true" />
            <FormattedMessage id="ownFlats.unread" values={{ count: unreadMessages }} />
          </Link>
        )}
      </div>
    </div>
  )
}

function Facts({ flat: { size, roomCounts, pricePerMonth } }: { flat: OwnFlat }) {
  const intl = useIntl()
  const money = useMoney()
  const rooms = roomCounts.bedrooms + roomCounts.livingRooms
  const sizeFact = size !== undefined && {
    id: 'size',
    icon: <Maximize2 size={14} />,
    text: intl.formatMessage({ id: 'facts.size' }, { size }),
  }
  const roomsFact = {
    id: 'rooms',
    icon: <BedDouble size={15} />,
    text: intl.formatMessage({ id: 'facts.rooms' }, { count: rooms }),
  }

  return (
    <div className={styles.facts}>
      <FactsRow facts={sizeFact ? [sizeFact, roomsFact] : [roomsFact]} />
      {pricePerMonth === undefined ? (
        <span className={styles.noPrice}>
          <FormattedMessage id="ownFlats.noPrice" />
        </span>
      ) : (
        <PriceTag amount={money(pricePerMonth)} unit={<FormattedMessage id="price.perMonth" />} />
      )}
    </div>
  )
}

/** Why a flat is not listed; of a decision its number, and the way to complain about it. */
function Rejection({ flat: { status, rejectionReason, decisionNumber } }: { flat: OwnFlat }) {
  if (status !== 'REJECTED' || !rejectionReason) return null

  return (
    <div className={styles.rejected}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>
        <FormattedMessage id="ownFlats.rejected" values={{ reason: rejectionReason }} />
        {decisionNumber && (
          <Link to={homePath({ account: 'reports' })}>
            <FormattedMessage id="ownFlats.decision" values={{ number: decisionNumber }} />
          </Link>
        )}
      </span>
    </div>
  )
}

const EDIT_WORDS: Partial<Record<FlatStatus, string>> = {
  DRAFT: 'ownFlats.continue',
  REJECTED: 'ownFlats.fix',
}

/** A link to the form; primary if the flat needs changes first. */
function EditLink({ flat: { id, status }, title }: { flat: OwnFlat; title: string }) {
  const intl = useIntl()
  const urgent = EDIT_WORDS[status]
  const action = intl.formatMessage({ id: urgent ?? 'ownFlats.edit' })

  return (
    <Link
      className={buttonClass({ variant: urgent ? 'primary' : 'default', block: true })}
      to={flatEditPath(id)}
      aria-label={intl.formatMessage({ id: 'ownFlats.editLabel' }, { action, title })}
    >
      <Pencil size={15} aria-hidden="true" />
      {action}
    </Link>
  )
}
