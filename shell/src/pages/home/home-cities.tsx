import { cityNameIn, type Locale, sizesOf, WHOLE_EUROS } from '@domizil/domain'
import { Picture } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { Section } from '../../features/landing/section.tsx'
import { useNewCities } from '../../features/new-flats/use-new-flats.ts'
import styles from './home-cities.module.css'

/** The cities of the newest flats, each a link to the search. */
export function HomeCities() {
  const intl = useIntl()
  const cities = useNewCities() ?? []
  if (cities.length < 2) return null
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)

  return (
    <Section title={<FormattedMessage id="home.cities.title" />}>
      <ul className={styles.cities}>
        {cities.map(({ city: local, count, image, fromPrice }) => {
          const city = cityNameIn(intl.locale as Locale, local)
          return (
            <li key={local}>
              <Link className={styles.city} to={searchPath({ term: city })}>
                <Picture
                  variants={sizesOf(image?.derivatives.xxlarge)}
                  alt=""
                  sizes="(max-width: 575px) 50vw, 190px"
                  ratio="1 / 1"
                />
                <span className={styles.name}>{city}</span>
                <span className={styles.count}>
                  <FormattedMessage id="home.cities.count" values={{ count, price: euro(fromPrice) }} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
