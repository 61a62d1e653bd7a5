import { cityNameIn, type Locale } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './search-box.module.css'

const CITIES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig']

/** Links to the search in big cities. */
export function PopularCities() {
  const { locale } = useIntl()
  return (
    <div className={styles.popular}>
      <span id="popular-cities">
        <FormattedMessage id="searchBox.popular" />
      </span>
      <ul aria-labelledby="popular-cities">
        {CITIES.map((city) => cityNameIn(locale as Locale, city)).map((place) => (
          <li key={place}>
            <Link to={searchPath({ term: place })}>{place}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
