import { Link } from '@domizil/app-kit/router'
import { adminPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './breadcrumbs.module.css'

/** The position in the back office, with links to the pages above. */
export function Breadcrumbs({ current }: { current: string }) {
  const intl = useIntl()

  return (
    <nav className={styles.breadcrumbs} aria-label={intl.formatMessage({ id: 'breadcrumb.label' })}>
      <ol>
        <li>
          <Link to={adminPath()}>
            <FormattedMessage id="breadcrumb.admin" />
          </Link>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
