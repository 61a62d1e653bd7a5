import { ArrowLeft } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { homePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { AdminItem } from './admin-item.tsx'
import { ADMIN_LINKS } from './admin-links.ts'
import styles from './admin-menu.module.css'

/**
 * Links to the available pages of the back office, and back to the public site. A link in the drawer replaces the
 * history entry: Back does not lead to an open drawer.
 */
export function AdminMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const intl = useIntl()
  const { isAnswered } = useServices()

  return (
    <nav className={styles.menu} aria-label={intl.formatMessage({ id: 'admin.label' })}>
      <ul className={styles.list}>
        {ADMIN_LINKS.filter(({ to }) => isAnswered(to)).map((link) => (
          <AdminItem key={link.to} link={link} replace={inDrawer} />
        ))}
      </ul>
      <Link to={homePath()} className={styles.back} replace={inDrawer}>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="admin.toSite" />
      </Link>
    </nav>
  )
}
