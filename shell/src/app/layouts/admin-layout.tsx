import { Spinner } from '@domizil/ui/parts'
import { useReadable } from '@domizil/app-kit/readable'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AdminDrawer } from '../../features/admin-menu/admin-drawer.tsx'
import { AdminSideBar } from '../../features/admin-menu/admin-side-bar.tsx'
import { AdminNavbar } from '../../features/navbar/admin-navbar.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { Content } from './content.tsx'
import styles from './layout.module.css'

/** The frame of the back office, for admins only. Other visitors see the spinner under its title, and no requests are sent. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { session, shellApi } = useServices()
  const present = useReadable(session.session)
  const isAdmin = present.status === 'authenticated' && present.user.isAdmin

  return (
    <>
      <AdminNavbar menu={isAdmin ? <AdminDrawer /> : null} onHint={shellApi.prefetch} />
      <div className={styles.admin}>
        {isAdmin && <AdminSideBar />}
        <Content>
          {isAdmin ? (
            children
          ) : (
            <>
              <PageTitle>{intl.formatMessage({ id: 'nav.admin' })}</PageTitle>
              <Spinner label={intl.formatMessage({ id: 'page.loading' })} />
            </>
          )}
        </Content>
      </div>
    </>
  )
}
