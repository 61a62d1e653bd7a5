import { getOwnProperties } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { homePath } from '@domizil/links'
import { CircleAlert } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './blocked-notice.module.css'

const OWN_PROPERTIES = queryOf(getOwnProperties, {})

/** Whether the landlord is blocked, and can list no further flats; false until it is known. */
export function useIsBlocked(): boolean {
  return useQuery(OWN_PROPERTIES).data?.isBlocked ?? false
}

/** Tells a blocked landlord why flats are paused, and where the reasons and the complaint are. Nothing for all others. */
export function BlockedNotice() {
  if (!useIsBlocked()) return null

  return (
    <section className={styles.notice} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <p>
        <FormattedMessage id="blocked.text" />
      </p>
      <Link to={homePath({ account: 'reports' })}>
        <FormattedMessage id="blocked.reasons" />
      </Link>
    </section>
  )
}
