import { Spinner, useMedia } from '@domizil/ui/parts'
import { useReadable } from '@domizil/app-kit/readable'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AdminDrawer } from '../../features/admin-menu/admin-drawer.tsx'
import { AdminSideBar } from '../../features/admin-menu/admin-side-bar.tsx'
import { LazyAdminSearch } from '../../features/admin-search/lazy-admin-search.tsx'
import { AdminNavbar } from '../../features/navbar/admin-navbar.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { Ready } from '../ready.tsx'
import { Content } from './content.tsx'
import styles from './layout.module.css'

/** The frame of the back office, for admins only. Other visitors see the spinner under its title, and no requests are sent. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { session, shellApi } = useServices()
  const present = useReadable(session.session)
  const isAdmin = present.status === 'authenticated' && present.user.isAdmin
  // A phone's bar has no room for a field.
  const isNarrow = useMedia('(max-width: 767px)')

  return (
    <>
      <AdminNavbar
        menu={isAdmin ? <AdminDrawer /> : null}
        search={isAdmin && !isNarrow ? <LazyAdminSearch /> : null}
        onHint={shellApi.prefetch}
      />
      <div className={styles.admin}>
        {isAdmin && <AdminSideBar />}
        {/* Another main than the spinner's, so that nothing is seen to move when the menu comes beside it. */}
        <Content key={String(isAdmin)}>
          {isAdmin && isNarrow && (
            <div className={styles.search}>
              <LazyAdminSearch />
            </div>
          )}
          {isAdmin ? (
            children
          ) : (
            <>
              <PageTitle>{intl.formatMessage({ id: 'nav.admin' })}</PageTitle>
              <Spinner label={intl.formatMessage({ id: 'page.loading' })} />
              <Ready isWhole={false} />
            </>
          )}
        </Content>
      </div>
    </>
  )
}
