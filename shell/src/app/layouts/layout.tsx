import { HydratedLater } from '@domizil/app-kit/hydrated-later'
import type { Layout as LayoutName } from '@domizil/federation'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Footer } from '../../features/footer/footer.tsx'
import { Navbar } from '../../features/navbar/navbar.tsx'
import { useServices } from '../../lib/services.ts'
import { AdminLayout } from './admin-layout.tsx'
import { Content } from './content.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  name: LayoutName
  children: ReactNode
}

/** The frame around a page. The cookie banner is above all layouts. */
export function Layout({ name, children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <a href="#main" className={`screen-only ${styles.skip}`}>
        <FormattedMessage id="page.skip" />
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
