import { cityNameIn, type Locale } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { searchAddress, type SearchBoxValues } from './search-address.ts'
import styles from './search-box.module.css'

const CITIES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig']

interface PopularCitiesProps {
  values: SearchBoxValues
  onChoose: (place: string) => void
}

/** Links to the search in big cities, with what else is chosen. */
export function PopularCities({ values, onChoose }: PopularCitiesProps) {
  const { locale } = useIntl()
  return (
    <div className={styles.popular}>
      <span id="popular-cities">
        <FormattedMessage id="searchBox.popular" />
      </span>
      <ul aria-labelledby="popular-cities">
        {CITIES.map((city) => cityNameIn(locale as Locale, city)).map((place) => (
          <li key={place}>
            <Link to={searchAddress({ ...values, place, center: undefined })} onClick={() => onChoose(place)}>
              {place}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
