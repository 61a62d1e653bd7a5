import type { Booking, Handover } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { formatDay } from '@domizil/domain'
import type { ReactNode } from 'react'
import { dayOfMoment } from '@domizil/app-kit/today'
import { HandoverPhoto } from './handover-photo.tsx'
import styles from './handover.module.css'
import { useRoomTitle } from './room-title.ts'

/** A protocol that is only read: what it says, and who has confirmed it. */
export function HandoverView({ request, handover }: { request: Booking; handover: Handover }) {
  const say = useSay()
  const { content, confirmations, summary } = handover
  const { rooms, keys, meters, remarks } = content
  const titleOf = useRoomTitle(rooms)
  const other = request.otherParty.name || say('requests.formerMember')

  return (
    <>
      <p className={styles.quiet}>
        {say(`handover.read.${summary.state}`, {
          until: formatDay(summary.answerUntil),
          closes: formatDay(summary.closesOn),
        })}
      </p>
      {confirmations.length > 0 && (
        <ul className={styles.history}>
          {confirmations.map(({ by, at, remarks: added }) => (
            <li key={by}>
              {say('handover.confirmed', {
                who: other,
                isOwn: `${by === request.role}`,
                day: dayOfMoment(at),
              })}
              {added && <blockquote className={styles.theirs}>{added}</blockquote>}
            </li>
          ))}
        </ul>
      )}
      <Part id="handover.rooms">
        {rooms.map((room) => (
          <Row key={room.id} title={titleOf(room)}>
            {room.condition && say(`handover.condition.${room.condition}`)}
            {room.text && <p className={styles.said}>{room.text}</p>}
            <Photos bookingId={request.id} title={titleOf(room)} photos={room.photos} />
          </Row>
        ))}
      </Part>
      <Part id="handover.keys">
        {keys.map(({ id, kind, count }) => (
          <Row key={id} title={say(`handover.key.${kind}`)}>
            {count}
          </Row>
        ))}
      </Part>
      <Part id="handover.meters">
        {meters.map(({ id, kind, number, reading, photos }) => {
          const title = say(`handover.meter.${kind}`)
          return (
            <Row key={id} title={title}>
              {reading}
              {number && <p className={styles.quiet}>{number}</p>}
              <Photos bookingId={request.id} title={title} photos={photos} />
            </Row>
          )
        })}
      </Part>
      {remarks && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{say('handover.remarks')}</h3>
          <p className={styles.said}>{remarks}</p>
        </section>
      )}
    </>
  )
}

function Part({ id, children }: { id: string; children: ReactNode[] }) {
  const say = useSay()
  if (children.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{say(id)}</h3>
      <dl className={styles.list}>{children}</dl>
    </section>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Photos(props: { bookingId: number; title: string; photos: readonly number[] }) {
  const say = useSay()
  const { bookingId, title, photos } = props
  if (photos.length === 0) return null
  return (
    <div className={styles.photos}>
      {photos.map((photo, index) => (
        <span key={photo} className={styles.photo}>
          <HandoverPhoto
            bookingId={bookingId}
            photo={photo}
            alt={say('handover.photo', { room: title, number: index + 1 })}
          />
        </span>
      ))}
    </div>
  )
}
