import { useReadable } from '@domizil/app-kit/readable'
import { NavLink } from '@domizil/app-kit/router'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import type { AdminLink } from './admin-links.ts'
import styles from './admin-menu.module.css'

interface AdminItemProps {
  link: AdminLink
  /** Replaces the history entry. */
  replace: boolean
}

/**
 * A page of the back office with the number of pending items, which is the link's description, not part of its name.
 */
export function AdminItem({ link: { to, id, Icon, waiting = [] }, replace }: AdminItemProps) {
  const intl = useIntl()
  const countId = useId()
  const known = useReadable(useServices().shellApi.counters).waiting
  const pending = waiting
    .map((kind) => ({ kind, count: known?.[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
  const count = pending.reduce((sum, part) => sum + part.count, 0)

  return (
    <li className={styles.item}>
      <NavLink
        end
        to={to}
        replace={replace}
        className={styles.link}
        aria-describedby={count > 0 ? countId : undefined}
      >
        <Icon size={18} aria-hidden="true" />
        <FormattedMessage id={id} />
      </NavLink>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{intl.formatNumber(count)}</span>
          <span id={countId} className="visually-hidden">
            {intl.formatList(
              pending.map((part) => intl.formatMessage({ id: `admin.waiting.${part.kind}` }, part)),
              { type: 'unit' },
            )}
          </span>
        </span>
      )}
    </li>
  )
}
