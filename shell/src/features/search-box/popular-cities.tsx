import { Link } from '@domizil/ui/router'
import { FormattedMessage } from 'react-intl'
import styles from './search-box.module.css'

/** Called by the name that people here use, searched by the one that addresses have. */
const CITIES = [
  { place: 'Berlin', id: 'searchBox.city.berlin' },
  { place: 'Hamburg', id: 'searchBox.city.hamburg' },
  { place: 'München', id: 'searchBox.city.munich' },
  { place: 'Köln', id: 'searchBox.city.cologne' },
  { place: 'Leipzig', id: 'searchBox.city.leipzig' },
] as const

export function PopularCities() {
  return (
    <div className={styles.popular}>
      <span id="popular-cities">
        <FormattedMessage id="searchBox.popular" />
      </span>
      <ul aria-labelledby="popular-cities">
        {CITIES.map(({ place, id }) => (
          <li key={place}>
            <Link to={`/search?q=${encodeURIComponent(place)}`}>
              <FormattedMessage id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
