import { ArrowLeft } from '@domizil/ui/icons'
import { Link, NavLink } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { ADMIN_LINKS } from './admin-links.ts'
import styles from './admin-menu.module.css'
import { WaitingCount } from './waiting-count.tsx'

/**
 * The pages of the back office that the published parts have, and the way back to the public site. What is chosen in the
 * drawer takes its place in the history: Back does not lead to an open drawer.
 */
export function AdminMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const intl = useIntl()
  const { isAnswered } = useServices()

  return (
    <nav className={styles.menu} aria-label={intl.formatMessage({ id: 'admin.label' })}>
      <ul className={styles.list}>
        {ADMIN_LINKS.filter(({ to }) => isAnswered(to)).map(({ to, id, Icon, waiting }) => (
          <li key={to}>
            <NavLink end to={to} className={styles.link} replace={inDrawer}>
              <Icon size={18} aria-hidden="true" />
              <FormattedMessage id={id} />
              {waiting && <WaitingCount of={waiting} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <Link to="/" className={styles.back} replace={inDrawer}>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="admin.toSite" />
      </Link>
    </nav>
  )
}
