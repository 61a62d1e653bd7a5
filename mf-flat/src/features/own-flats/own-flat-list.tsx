import type { OwnFlat } from '@domizil/api'
import { useLocale, useMoney, useSay } from '@domizil/app-kit'
import { type FlatStatus, placeLineOf, QUALITY_STEPS } from '@domizil/domain'
import { DemandHint } from '@domizil/flat-ui/own-flats'
import {
  buttonClass,
  classes,
  FactsRow,
  MediaCardSkeleton,
  Picture,
  PriceTag,
  StatusDot,
} from '@domizil/ui/parts'
import {
  BedDouble,
  CircleAlert,
  Eye,
  Inbox,
  MapPin,
  Maximize2,
  MessageSquare,
  Pencil,
  Plus,
} from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import {
  availabilityPath,
  flatBookingsPath,
  flatEditPath,
  homePath,
  type PagePath,
  wizardPath,
} from '@domizil/links'
import { BrowseTools } from './browse/browse-tools.tsx'
import { BulkBar } from './browse/bulk-bar.tsx'
import { FlatTable } from './browse/flat-table.tsx'
import { Pages } from './browse/pages.tsx'
import { useBrowsing } from './browse/use-browsing.ts'
import { type FlatPicks, useFlatPicks } from './browse/use-picks.ts'
import { useIsBlocked } from './blocked-notice.tsx'
import { orderedPictures } from '../../lib/ordered-pictures.ts'
import { PickBox } from './browse/pick-box.tsx'
import { FlatMenu } from './flat-menu.tsx'
import ownFlatCardStyles from './own-flat-card.module.css'
import { STATUS_TONES } from './status-tones.ts'
import { useOwnTitle } from '../../lib/use-own-title.ts'
import { WithOwnFlats } from './with-own-flats.tsx'
import styles from './own-flat-list.module.css'

const RING_RADIUS = 18
const RING_LENGTH = 2 * Math.PI * RING_RADIUS
const EDIT_WORDS: Partial<Record<FlatStatus, string>> = {
  DRAFT: 'ownFlats.continue',
  REJECTED: 'ownFlats.fix',
}

/** The caller's flats as cards, and a card that adds another one. */
export function OwnFlatList() {
  const say = useSay()

  return (
    <WithOwnFlats pending={<OwnFlatPlaces />} none={say('ownFlats.noneHint')}>
      {(flats) => <Flats flats={flats} />}
    </WithOwnFlats>
  )
}

/** The number of flats from which they are searched, sorted and turned over. */
const MANY = 7

function Flats({ flats }: { flats: readonly OwnFlat[] }) {
  const say = useSay()
  const unread = flats.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)
  const open = flats.reduce((sum, { openRequestCount }) => sum + openRequestCount, 0)
  const browsing = useBrowsing(flats)
  const picks = useFlatPicks()
  const { q, status } = browsing.view
  // A filter in the address is shown with few flats too: it would hide some of them unseen.
  const isMany = flats.length >= MANY || q !== '' || status !== 'ALL'
  const shown = isMany ? browsing.shown : browsing.found

  // Many flats come first: what others look for would take a phone's screen from them.
  const demand = <DemandHint places={flats.flatMap(({ address }) => [address?.district, address?.city])} />

  return (
    <>
      <p className={styles.summary} role="status">
        {say('ownFlats.summary', { count: flats.length, open, unread })}
      </p>
      {!isMany && demand}
      {isMany && (
        <>
          <BrowseTools {...browsing} />
          <BulkBar flats={flats} picks={picks} />
        </>
      )}
      {browsing.found.length === 0 && <p role="status">{say('browse.none')}</p>}
      {isMany && browsing.isTable ? (
        shown.length > 0 && <FlatTable flats={shown} picks={picks} />
      ) : (
        <ul className={styles.grid}>
          {shown.map(({ flat }) => (
            <li key={flat.id}>
              <OwnFlatCard flat={flat} {...(isMany && { picks })} />
            </li>
          ))}
          <NewFlatTile />
        </ul>
      )}
      {isMany && <Pages {...browsing} />}
      {isMany && demand}
    </>
  )
}

/** The placeholders of the cards. */
export function OwnFlatPlaces() {
  return (
    <div className={styles.grid} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <MediaCardSkeleton key={place} />
      ))}
    </div>
  )
}

/** The way to a further flat, beside one's own; nothing for a blocked landlord. */
function NewFlatTile() {
  const say = useSay()
  if (useIsBlocked()) return null
  return (
    <li>
      <Link className={styles.newFlat} to={wizardPath()}>
        <span className={styles.plus} aria-hidden="true">
          <Plus size={22} />
        </span>
        <b>{say('choose.newFlat')}</b>
        <span>{say('ownFlats.newHint')}</span>
      </Link>
    </li>
  )
}

interface OwnFlatCardProps {
  flat: OwnFlat
  /** Where flats are chosen for actions on many. */
  picks?: FlatPicks
}

/** An own flat: its status, suggestions, and actions. */
function OwnFlatCard({ flat, picks }: OwnFlatCardProps) {
  const say = useSay()
  const title = useOwnTitle()(flat)

  return (
    <article className={ownFlatCardStyles.card} aria-label={title}>
      <Head flat={flat} />
      <div className={ownFlatCardStyles.body}>
        <p className={ownFlatCardStyles.place}>
          <MapPin size={14} />
          {placeLineOf(useLocale(), flat.address)}
        </p>
        <h2 className={ownFlatCardStyles.title}>{title}</h2>
        <Facts flat={flat} />
        <Rejection flat={flat} />
        {flat.changedSinceReview && (
          <p className={ownFlatCardStyles.changed}>
            <Eye size={16} />
            {say('ownFlats.changed')}
          </p>
        )}
        <QualityRow flat={flat} />
        <div className={ownFlatCardStyles.foot}>
          {picks && (
            <PickBox
              label={say('browse.pick', { title })}
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
  const say = useSay()
  const [picture] = orderedPictures(images)

  return (
    <div className={ownFlatCardStyles.picture}>
      <Picture
        variants={Object.values(picture?.derivatives ?? {})}
        alt=""
        sizes="(max-width: 767px) 100vw, 380px"
      />
      <span className={ownFlatCardStyles.status}>
        <span className={ownFlatCardStyles[STATUS_TONES[status]]}>
          <StatusDot tone={STATUS_TONES[status]}>{say(`flatStatus.${status}`)}</StatusDot>
        </span>
      </span>
      <div className={ownFlatCardStyles.waiting}>
        {openRequestCount > 0 && (
          <Link className={ownFlatCardStyles.requests} to={flatBookingsPath(id)}>
            <Inbox size={15} />
            {say('ownFlats.openRequests', { count: openRequestCount })}
          </Link>
        )}
        {unreadMessages > 0 && (
          <Link className={ownFlatCardStyles.unread} to={flatBookingsPath(id)}>
            <MessageSquare size={15} />
            {say('ownFlats.unread', { count: unreadMessages })}
          </Link>
        )}
      </div>
    </div>
  )
}

function Facts({ flat: { size, roomCounts, pricePerMonth } }: { flat: OwnFlat }) {
  const say = useSay()
  const money = useMoney()
  const rooms = roomCounts.bedrooms + roomCounts.livingRooms
  const sizeFact = size !== undefined && {
    id: 'size',
    icon: <Maximize2 size={14} />,
    text: say('facts.size', { size }),
  }
  const roomsFact = {
    id: 'rooms',
    icon: <BedDouble size={15} />,
    text: say('facts.rooms', { count: rooms }),
  }

  return (
    <div className={ownFlatCardStyles.facts}>
      <FactsRow facts={sizeFact ? [sizeFact, roomsFact] : [roomsFact]} />
      {pricePerMonth === undefined ? (
        <span className={ownFlatCardStyles.noPrice}>{say('ownFlats.noPrice')}</span>
      ) : (
        <PriceTag amount={money(pricePerMonth)} unit={say('price.perMonth')} />
      )}
    </div>
  )
}

/** Why a flat is not listed; of a decision its number, and the way to complain about it. */
function Rejection({ flat: { status, rejectionReason, decisionNumber } }: { flat: OwnFlat }) {
  const say = useSay()
  if (status !== 'REJECTED' || !rejectionReason) return null

  return (
    <div className={ownFlatCardStyles.rejected}>
      <CircleAlert size={16} />
      <span>
        {say('ownFlats.rejected', { reason: rejectionReason })}
        {decisionNumber && (
          <Link to={homePath({ account: 'reports' })}>
            {say('ownFlats.decision', { number: decisionNumber })}
          </Link>
        )}
      </span>
    </div>
  )
}

/** A link to the form; primary if the flat needs changes first. */
function EditLink({ flat: { id, status }, title }: { flat: OwnFlat; title: string }) {
  const say = useSay()
  const urgent = EDIT_WORDS[status]
  const action = say(urgent ?? 'ownFlats.edit')

  return (
    <Link
      className={buttonClass({ variant: urgent ? 'primary' : 'default', block: true })}
      to={flatEditPath(id)}
      aria-label={say('ownFlats.editLabel', { action, title })}
    >
      <Pencil size={15} />
      {action}
    </Link>
  )
}

/** A score from 0 to 100 as a ring chart. */
function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <span className={classes(styles.ring, styles[levelOf(score)])} role="img" aria-label={label}>
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r={RING_RADIUS} />
        <circle
          className={styles.arc}
          cx="22"
          cy="22"
          r={RING_RADIUS}
          strokeDasharray={`${(score / 100) * RING_LENGTH} ${RING_LENGTH}`}
        />
      </svg>
      <b aria-hidden="true">{score}</b>
    </span>
  )
}

function levelOf(score: number): 'high' | 'middle' | 'low' {
  if (score >= 80) return 'high'
  return score >= 50 ? 'middle' : 'low'
}

/** The quality score, and the most valuable suggestion. */
function QualityRow({ flat }: { flat: OwnFlat }) {
  const say = useSay()
  const { score, nextSteps } = flat.quality
  const next = nextSteps.find(({ code }) => QUALITY_STEPS.some((step) => step === code))

  return (
    <div className={styles.quality}>
      <ScoreRing score={score} label={say('quality.score', { score })} />
      <p>
        <span className={styles.hint}>{say(next ? 'quality.next' : 'quality.doneHint')}</span>
        {next ? (
          <Link className={styles.step} to={pathOf(next.code, flat.id)}>
            {say(`qualityStep.${next.code}`)}
          </Link>
        ) : (
          <b>{say('quality.done')}</b>
        )}
      </p>
      {next && <span className={styles.points}>{say('quality.points', { points: next.points })}</span>}
    </div>
  )
}

/** The page on which a suggestion can be followed. */
function pathOf(step: string, id: number): PagePath {
  return step === 'CONFIRM_CALENDAR' ? availabilityPath(id) : flatEditPath(id)
}
