import { Link } from '@domizil/app-kit/router'
import { flatPath, myFlatsPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './page.module.css'

interface BookingsBreadcrumbProps {
  flatId: number | undefined
  /** The title of the flat, once it is known. */
  flat: string | undefined
  /** What the page shows: requests or invoices. */
  name: string
}

/** The way to the requests: of all flats, or of one. */
export function BookingsBreadcrumb({ flatId, flat, name }: BookingsBreadcrumbProps) {
  const intl = useIntl()

  return (
    <nav className={styles.breadcrumb} aria-label={intl.formatMessage({ id: 'flatBookings.breadcrumb' })}>
      <ol>
        <li>
          <Link to={myFlatsPath()}>
            <FormattedMessage id="flatBookings.back" />
          </Link>
        </li>
        {flatId !== undefined && flat && (
          <li>
            <Link to={flatPath(flatId)}>{flat}</Link>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
