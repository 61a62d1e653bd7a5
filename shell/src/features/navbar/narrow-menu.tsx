import { Menu } from '@domizil/ui/icons'
import { Button, MenuList, menuItemClass, Popover } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { MAIN_LINKS } from './main-links.ts'
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
            <li key={to}>
              <Link to={to} className={menuItemClass}>
                <FormattedMessage id={id} />
              </Link>
            </li>
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
