import { Link } from '@domizil/app-kit/router'
import { adminPath, type PagePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** The page between the dashboard and this one. */
  above?: { readonly to: PagePath; readonly name: string }
  current: string
}

/** The position in the back office, with links to the pages above. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const intl = useIntl()

  return (
    <nav className={styles.breadcrumbs} aria-label={intl.formatMessage({ id: 'breadcrumb.label' })}>
      <ol>
        <li>
          <Link to={adminPath()}>
            <FormattedMessage id="breadcrumb.admin" />
          </Link>
        </li>
        {above && (
          <li>
            <Link to={above.to}>{above.name}</Link>
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
