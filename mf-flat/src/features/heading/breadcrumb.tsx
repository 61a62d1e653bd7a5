import type { PublicFlat } from '@domizil/api'
import { useLocale } from '@domizil/app-kit'
import { Link, useLocation } from '@domizil/app-kit/router'
import { cityNameIn } from '@domizil/domain'
import { readStay, searchPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './heading.module.css'

interface BreadcrumbProps {
  id: number
  location: PublicFlat['location']
}

/** Links to the search: everywhere, in this city, in this district. */
export function Breadcrumb({ id, location }: BreadcrumbProps) {
  const intl = useIntl()
  const { district } = location
  const city = cityNameIn(useLocale(), location.city)
  const stay = readStay(useLocation().search)
  const hasDistrict = district !== null && district !== location.city

  return (
    <nav className={styles.breadcrumb} aria-label={intl.formatMessage({ id: 'heading.breadcrumb' })}>
      <ol>
        <li>
          <Link to={searchPath(stay)}>
            <FormattedMessage id="heading.search" />
          </Link>
        </li>
        <li>
          <Link to={searchPath({ ...stay, term: city })}>{city}</Link>
        </li>
        {hasDistrict && (
          <li>
            <Link to={searchPath({ ...stay, term: district })}>{district}</Link>
          </li>
        )}
        <li aria-current="page">
          <FormattedMessage id="heading.number" values={{ id: String(id) }} />
        </li>
      </ol>
    </nav>
  )
}
