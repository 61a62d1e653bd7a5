import type { FlatCard } from '@domizil/contract'
import { Picture } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage } from 'react-intl'
import { Section } from '../../features/landing/section.tsx'
import { citiesOf } from './cities-of.ts'
import styles from './home-cities.module.css'

/** The cities of the newest flats, each the way to its flats. */
export function HomeCities({ flats }: { flats: readonly FlatCard[] | undefined }) {
  const cities = citiesOf(flats ?? [])
  if (cities.length < 2) return null

  return (
    <Section title={<FormattedMessage id="home.cities.title" />}>
      <ul className={styles.cities}>
        {cities.map(({ city, count, flat }) => (
          <li key={city}>
            <Link className={styles.city} to={`/search?q=${encodeURIComponent(city)}`}>
              <Picture
                variants={Object.values(flat.images[1]?.derivatives ?? flat.images[0]?.derivatives ?? {})}
                alt=""
                sizes="(max-width: 575px) 50vw, 190px"
                ratio="1 / 1"
              />
              <span className={styles.name}>{city}</span>
              <span className={styles.count}>
                <FormattedMessage id="home.cities.count" values={{ count }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
