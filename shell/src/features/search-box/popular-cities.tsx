import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './search-box.module.css'

/** Called as addresses, cards and suggestions call them, in every language. */
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
