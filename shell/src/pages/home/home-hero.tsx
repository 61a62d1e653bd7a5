import type { FlatCard } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { SearchBox } from '../../features/search-box/search-box.tsx'
import styles from './home-hero.module.css'

/** A flat that is not among those in the list. */
const PLACE = 4

/** The product's claim, the search box, and the picture of a real flat. */
export function HomeHero({ flats }: { flats: readonly FlatCard[] | undefined }) {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.headline}>
          <FormattedMessage id="home.headline" />
        </h1>
        <p className={styles.promise}>
          <FormattedMessage id="home.promise" />
        </p>
      </div>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.picture}>
        <FlatFigure flats={flats} place={PLACE} ratio="3 / 2" priority />
      </div>
    </div>
  )
}
