import type { Booking } from '@domizil/api'
import { useLocale } from '@domizil/app-kit'
import { formatWallTime, isConfirmed } from '@domizil/domain'
import { CalendarCheck } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './contact.module.css'

/** The viewing that both have agreed on, and how the tenant learns where it is. */
export function AgreedViewing({ request: { role, status, viewing } }: { request: Booking }) {
  const locale = useLocale()
  if (!viewing) return null

  return (
    <div className={styles.contact}>
      <p className={styles.line}>
        <CalendarCheck size={15} aria-hidden="true" />
        <b>
          <FormattedMessage id="viewing.agreed" values={{ time: formatWallTime(viewing, locale) }} />
        </b>
      </p>
      {!isConfirmed(status) && (
        <p className={styles.hint}>
          <FormattedMessage id={`viewing.where.${role}`} />
        </p>
      )}
    </div>
  )
}
