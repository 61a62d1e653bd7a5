import type { FlatCard } from '@domizil/api'
import { shownResponseTime } from '@domizil/domain'
import { Clock } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './landlord-answers.module.css'

/** How fast the landlord of a flat answers; nothing until that is known. */
export function LandlordAnswers({ landlord: { responseHours } }: Pick<FlatCard, 'landlord'>) {
  if (responseHours === null) return null

  return (
    <p className={styles.answers}>
      <Clock size={13} aria-hidden="true" />
      <FormattedMessage id="flat.answers" values={shownResponseTime(responseHours)} />
    </p>
  )
}
