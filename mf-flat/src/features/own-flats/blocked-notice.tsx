import { getOwnProperties } from '@domizil/api'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { homePath } from '@domizil/links'
import { CircleAlert } from '@domizil/ui/icons'
import styles from './blocked-notice.module.css'

const OWN_PROPERTIES = queryOf(getOwnProperties, {})

/** Whether the landlord is blocked, and can list no further flats; false until it is known. */
export function useIsBlocked(): boolean {
  return useQuery(OWN_PROPERTIES).data?.isBlocked ?? false
}

/** Tells a blocked landlord why flats are paused, and where the reasons and the complaint are. Nothing for all others. */
export function BlockedNotice() {
  const say = useSay()
  if (!useIsBlocked()) return null

  return (
    <section className={styles.notice} role="alert">
      <CircleAlert size={18} />
      <p>{say('blocked.text')}</p>
      <Link to={homePath({ account: 'reports' })}>{say('blocked.reasons')}</Link>
    </section>
  )
}
