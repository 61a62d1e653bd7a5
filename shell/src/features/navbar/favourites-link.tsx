import { useReadable } from '@domizil/app-kit/readable'
import { Link, useLocation } from '@domizil/app-kit/router'
import { favouritesPath, type PagePath, readStay } from '@domizil/links'
import { Heart } from '@domizil/ui/icons'
import { CountBadge } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './favourites-link.module.css'

/** The way to the favourites, signed out as well, with their number. The stay of the page goes along. */
export function FavouritesLink({ onHint }: { onHint: (path: PagePath) => void }) {
  const intl = useIntl()
  const { ids } = useReadable(useServices().shellApi.favourites)
  const to = favouritesPath({ stay: readStay(useLocation().search) })

  return (
    <Link to={to} className={styles.link} onPointerEnter={() => onHint(to)} onFocus={() => onHint(to)}>
      <span className={styles.heart}>
        <Heart size={20} aria-hidden="true" />
        <span className={styles.count}>
          <CountBadge
            count={ids.size}
            label={intl.formatMessage({ id: 'nav.favouritesCount' }, { count: ids.size })}
          />
        </span>
      </span>
      <span className={styles.word}>
        <FormattedMessage id="nav.favourites" />
      </span>
    </Link>
  )
}
