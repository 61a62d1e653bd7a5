import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './search-box.module.css'

/** Local names in every language, as in addresses, cards and suggestions. */
const CITIES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig']

export function PopularCities() {
  return (
    <div className={styles.popular}>
      <span id="popular-cities">
        <FormattedMessage id="searchBox.popular" />
      </span>
      <ul aria-labelledby="popular-cities">
        {CITIES.map((place) => (
          <li key={place}>
            <Link to={searchPath({ term: place })}>{place}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
