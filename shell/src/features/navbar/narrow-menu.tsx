import { Menu } from '@domizil/ui/icons'
import { Button, MenuList, menuItemClass, Popover } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { MenuLink } from './menu-items.tsx'
import { NarrowSession } from './narrow-session.tsx'
import styles from './navbar.module.css'
import { useMainLinks } from './use-main-links.ts'

/** The navbar's links on a phone. */
export function NarrowMenu() {
  const intl = useIntl()
  const links = useMainLinks()
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
          {links.map(({ to, name }) => (
            <MenuLink key={to} to={to}>
              {name}
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
