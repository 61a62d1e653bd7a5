import { NavLink } from '@domizil/app-kit/router'
import type { PagePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { Brand } from './brand.tsx'
import { FavouritesLink } from './favourites-link.tsx'
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
  const intl = useIntl()
  const links = useMainLinks()

  return (
    <header className={`screen-only ${styles.bar}`}>
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.links} aria-label={intl.formatMessage({ id: 'nav.main' })}>
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
            <FormattedMessage id="nav.blog" />
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
