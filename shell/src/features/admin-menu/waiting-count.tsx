import { useReadable } from '@domizil/readable'
import type { Waiting } from '@domizil/shell-api'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './admin-menu.module.css'

/** How much waits behind a link of the back office. Nothing while nothing does. */
export function WaitingCount({ of }: { of: keyof Waiting }) {
  const intl = useIntl()
  const count = useReadable(useServices().shellApi.counters).waiting?.[of] ?? 0
  if (count === 0) return null

  return (
    <span className={styles.count}>
      <span aria-hidden="true">{intl.formatNumber(count)}</span>
      <span className="visually-hidden">{intl.formatMessage({ id: `admin.waiting.${of}` }, { count })}</span>
    </span>
  )
}
