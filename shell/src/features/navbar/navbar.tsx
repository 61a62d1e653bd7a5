import { useReadable } from '@domizil/app-kit/readable'
import { Link, NavLink, useLocation } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { favouritesPath, type PagePath, readStay } from '@domizil/links'
import { Heart } from '@domizil/ui/icons'
import { CountBadge } from '@domizil/ui/parts'
import { Brand } from './brand.tsx'
import { useServices } from '../../lib/services.ts'
import favouritesLinkStyles from './favourites-link.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { NarrowMenu } from './narrow-menu.tsx'
import styles from './navbar.module.css'
import { SessionArea } from './session-area.tsx'
import { useMainLinks } from './use-main-links.ts'

interface NavbarProps {
  hasFooter: boolean
  /** Called when a link is likely to be clicked, for prefetching. */
  onHint: (path: PagePath) => void
}

export function Navbar({ hasFooter, onHint }: NavbarProps) {
  const say = useSay()
  const links = useMainLinks()

  return (
    <header className={`screen-only ${styles.bar}`}>
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.links} aria-label={say('nav.main')}>
          {links.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              className={styles.link}
              onPointerEnter={() => onHint(to)}
              onFocus={() => onHint(to)}
            >
              {name}
            </NavLink>
          ))}
          <a href="/blog/" className={styles.link}>
            {say('nav.blog')}
          </a>
        </nav>
        <div className={styles.end}>
          <FavouritesLink onHint={onHint} />
          <LanguageMenu hasFooter={hasFooter} />
          <SessionArea onHint={onHint} />
          <NarrowMenu />
        </div>
      </div>
    </header>
  )
}

/** The way to the favourites, signed out as well, with their number. The stay of the page goes along. */
function FavouritesLink({ onHint }: { onHint: (path: PagePath) => void }) {
  const say = useSay()
  const { ids } = useReadable(useServices().shellApi.favourites)
  const to = favouritesPath({ stay: readStay(useLocation().search) })

  return (
    <Link
      to={to}
      className={favouritesLinkStyles.link}
      onPointerEnter={() => onHint(to)}
      onFocus={() => onHint(to)}
    >
      <span className={favouritesLinkStyles.heart}>
        <Heart size={20} />
        <span className={favouritesLinkStyles.count}>
          <CountBadge count={ids.size} label={say('nav.favouritesCount', { count: ids.size })} />
        </span>
      </span>
      <span className={favouritesLinkStyles.word}>{say('nav.favourites')}</span>
    </Link>
  )
}
