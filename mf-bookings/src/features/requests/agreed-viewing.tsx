import type { Booking } from '@domizil/api'
import { useLocale } from '@domizil/app-kit'
import { formatWallTime, isConfirmed, isPending, wallTimeAt } from '@domizil/domain'
import { CalendarCheck } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './contact.module.css'

/** The viewing that both have agreed on, how the tenant learns where it is, and that it comes too late. */
export function AgreedViewing({ request }: { request: Booking }) {
  const { role, status, viewing } = request
  const locale = useLocale()
  const late = lateness(request)
  if (!viewing) return null

  return (
    <div className={styles.contact}>
      <p className={styles.line}>
        <CalendarCheck size={15} aria-hidden="true" />
        <b>
          <FormattedMessage id="viewing.agreed" values={{ time: formatWallTime(viewing, locale) }} />
        </b>
      </p>
      {late && (
        <p className={styles.late}>
          <FormattedMessage id={`viewing.late.${late}`} />
        </p>
      )}
      {!isConfirmed(status) && (
        <p className={styles.hint}>
          <FormattedMessage id={`viewing.where.${role}`} />
        </p>
      )}
    </div>
  )
}

/** What a viewing of a pending request comes after: the start of the stay, or the end of the request. */
function lateness({ status, viewing, startDate, expiresAt }: Booking): 'start' | 'end' | undefined {
  if (!viewing || !isPending(status)) return undefined
  if (viewing.slice(0, 10) >= startDate) return 'start'
  return expiresAt && viewing > wallTimeAt(new Date(expiresAt)) ? 'end' : undefined
}
