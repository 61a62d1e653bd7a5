import { Link } from '@domizil/app-kit/router'
import type { PagePath } from '@domizil/links'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { LEGAL_LINKS, PRODUCT_LINKS, SUPPORT_LINKS } from './footer-links.ts'
import styles from './footer.module.css'

export function FooterColumns() {
  const { facts, askForCookies } = useServices()

  return (
    <>
      <Column title={facts.config.productName} links={PRODUCT_LINKS} />
      <Column title={<FormattedMessage id="footer.support" />} links={SUPPORT_LINKS}>
        <li>
          <button type="button" className={styles.cookies} onClick={askForCookies}>
            <FormattedMessage id="footer.cookies" />
          </button>
        </li>
      </Column>
      <Column title={<FormattedMessage id="footer.legal" />} links={LEGAL_LINKS} />
    </>
  )
}

interface ColumnProps {
  title: ReactNode
  links: readonly { readonly to: PagePath; readonly id: string }[]
  children?: ReactNode
}

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <p className={styles.columnTitle}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ to, id }) => (
          <li key={to}>
            <Link to={to}>
              <FormattedMessage id={id} />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
