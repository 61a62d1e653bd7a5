import { HydratedLater } from '@domizil/app-kit/hydrated-later'
import { useReadable } from '@domizil/app-kit/readable'
import { useSay } from '@domizil/app-kit/say'
import type { Layout as LayoutName } from '@domizil/federation'
import { Spinner, useMedia } from '@domizil/ui/parts'
import { type ReactNode, Suspense } from 'react'
import { AdminDrawer, AdminSideBar } from '../../features/admin-menu/lazy-admin-menu.ts'
import { LazyAdminSearch } from '../../features/admin-search/lazy-admin-search.tsx'
import { Footer } from '../../features/footer/footer.tsx'
import { AdminNavbar } from '../../features/navbar/admin-navbar.tsx'
import { Navbar } from '../../features/navbar/navbar.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { Ready } from '../ready.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  name: LayoutName
  children: ReactNode
}

/** The frame around a page. The cookie banner is above all layouts. */
export function Layout({ name, children }: LayoutProps) {
  const say = useSay()

  return (
    <div className={styles.page}>
      <a href="#main" className={`screen-only ${styles.skip}`}>
        {say('page.skip')}
      </a>
      {name === 'admin' ? (
        <AdminLayout>{children}</AdminLayout>
      ) : (
        <PublicLayout name={name}>{children}</PublicLayout>
      )}
    </div>
  )
}

/** `default` has no frame, `footer-less` the navbar, `general` navbar and footer. */
function PublicLayout({ name, children }: LayoutProps) {
  const { shellApi } = useServices()

  return (
    <>
      {name !== 'default' && <Navbar hasFooter={name === 'general'} onHint={shellApi.prefetch} />}
      <Content>{children}</Content>
      {name === 'general' && (
        <HydratedLater>
          <Footer />
        </HydratedLater>
      )}
    </>
  )
}

/** The frame of the back office, for admins only. Other visitors see the spinner under its title, and no requests are sent. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { session, shellApi } = useServices()
  const present = useReadable(session.session)
  const isAdmin = present.status === 'authenticated' && present.user.isAdmin
  // A phone's bar has no room for a field.
  const isNarrow = useMedia('(max-width: 767px)')
  const menu = (
    <Suspense>
      <AdminDrawer />
    </Suspense>
  )

  return (
    <>
      <AdminNavbar
        menu={isAdmin ? menu : null}
        search={isAdmin && !isNarrow ? <LazyAdminSearch /> : null}
        onHint={shellApi.prefetch}
      />
      <div className={styles.admin}>
        {isAdmin ? (
          <Suspense fallback={<Waiting />}>
            <AdminSideBar />
            <Content>
              {isNarrow && (
                <div className={styles.search}>
                  <LazyAdminSearch />
                </div>
              )}
              {children}
            </Content>
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
    </>
  )
}

/** Another main than that beside the menu, so that nothing is seen to move when the menu comes. */
function Waiting() {
  const say = useSay()

  return (
    <Content>
      <PageTitle>{say('nav.admin')}</PageTitle>
      <Spinner label={say('page.loading')} />
      <Ready isWhole={false} />
    </Content>
  )
}

/** The main content: the target of the skip link. */
function Content({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.content} tabIndex={-1}>
      {children}
    </main>
  )
}
