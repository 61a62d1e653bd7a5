import type { Booking } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import styles from './requests.module.css'

/** The tenant's review with the landlord's reply; nothing without a reply. */
export function AnsweredReview({ request: { review, role, otherParty } }: { request: Booking }) {
  if (!review?.answered) return null
  const { text, reply, repliedAt } = review.answered
  const values = {
    name: otherParty.name || <FormattedMessage id="requests.formerMember" />,
    day: dayOfMoment(repliedAt),
  }

  return (
    <div className={styles.answered}>
      <p>
        <b>
          <FormattedMessage id={`answered.review.${role}`} values={values} />
        </b>
      </p>
      <p className={styles.words}>{text}</p>
      <blockquote className={styles.asked}>
        <b>
          <FormattedMessage id={`answered.reply.${role}`} values={values} />
        </b>
        <p>{reply}</p>
      </blockquote>
    </div>
  )
}
