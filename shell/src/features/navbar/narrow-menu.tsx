import { Menu } from '@domizil/ui/icons'
import { Button, MenuList, menuItemClass, Popover } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { MAIN_LINKS } from './main-links.ts'
import { MenuLink } from './menu-items.tsx'
import { NarrowSession } from './narrow-session.tsx'
import styles from './navbar.module.css'

/** The navbar's links on a phone. */
export function NarrowMenu() {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'nav.menu' })

  return (
    <div className={styles.narrow}>
      <Popover
        label={label}
        align="end"
        closeOnChoice
        trigger={(props) => (
          <Button
            {...props}
            variant="quiet"
            shape="circle"
            aria-label={label}
            icon={<Menu size={20} aria-hidden="true" />}
          />
        )}
      >
        <MenuList>
          {MAIN_LINKS.map(({ to, id }) => (
            <MenuLink key={to} to={to}>
              <FormattedMessage id={id} />
            </MenuLink>
          ))}
          <li>
            <a href="/blog/" className={menuItemClass}>
              <FormattedMessage id="nav.blog" />
            </a>
          </li>
          <NarrowSession />
        </MenuList>
      </Popover>
    </div>
  )
}
