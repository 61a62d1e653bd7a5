import { useLocation } from '@domizil/app-kit/router'
import { OwnFavourites } from '../features/favourites/own-favourites.tsx'
import { sharedIds } from '../features/favourites/shared-ids.ts'
import { SharedFlats } from '../features/favourites/shared-flats.tsx'
import styles from './favourites-page.module.css'

/** The visitor's favourites, or the flats of a shared link. */
export function FavouritesPage() {
  const ids = sharedIds(useLocation().search)

  return (
    <div className={`container ${styles.page}`}>
      {ids.length > 0 ? <SharedFlats ids={ids} /> : <OwnFavourites />}
    </div>
  )
}
