import type { SessionUser } from '@domizil/shell-api'
import { ChevronDown } from '@domizil/ui/icons'
import { Avatar, Button, CountBadge, MenuDivider, MenuList, Popover } from '@domizil/ui/parts'
import {
  adminPath,
  favouritesPath,
  myFlatsPath,
  myRequestsPath,
  type PagePath,
  readStay,
} from '@domizil/links'
import { useLocation } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import { MenuButton, MenuLink } from './menu-items.tsx'
import styles from './navbar.module.css'

interface UserMenuProps {
  user: SessionUser
  onHint: (path: PagePath) => void
}

export function UserMenu({ user, onHint }: UserMenuProps) {
  const intl = useIntl()
  const { session, profile, shellApi } = useServices()
  const counters = useReadable(shellApi.counters)
  const asTenant = { open: counters.openTenantRequests, unread: counters.unreadTenantMessages }
  const asLandlord = { open: counters.openLandlordRequests, unread: counters.unreadLandlordMessages }

  return (
    <Popover
      label={intl.formatMessage({ id: 'nav.userMenu' })}
      align="end"
      closeOnChoice
      trigger={(props) => (
        <Button {...props} variant="quiet" className={styles.own}>
          <span className="visually-hidden">
            <FormattedMessage id="nav.userMenuOf" values={{ name: user.fullname }} />{' '}
          </span>
          <Avatar initials={user.initials} />
          <span className={styles.ownName} aria-hidden="true">
            {user.name}
          </span>
          <span className={styles.ownCount}>
            <WaitingBadge
              open={asTenant.open + asLandlord.open}
              unread={asTenant.unread + asLandlord.unread}
            />
          </span>
          <ChevronDown size={15} aria-hidden="true" className={styles.arrow} />
        </Button>
      )}
    >
      <p className={styles.owner} translate="no">
        <strong>{user.fullname}</strong>
        {user.email}
      </p>
      <MenuList>
        <MenuButton onClick={() => void session.openAccount()}>
          <FormattedMessage id="nav.account" />
        </MenuButton>
        <MenuButton onClick={() => profile.open()}>
          <FormattedMessage id="nav.profile" />
        </MenuButton>
        <MenuLink to={favouritesPath({ stay: readStay(useLocation().search) })} onHint={onHint}>
          <FormattedMessage id="nav.favourites" />
        </MenuLink>
        {(counters.tenantRequests.length > 0 || asTenant.unread > 0) && (
          <MenuLink to={myRequestsPath()} onHint={onHint}>
            <FormattedMessage id="nav.myRequests" />
            <WaitingBadge {...asTenant} />
          </MenuLink>
        )}
        <MenuLink to={myFlatsPath()} onHint={onHint}>
          <FormattedMessage id="nav.myFlats" />
          <WaitingBadge {...asLandlord} />
        </MenuLink>
        {user.isAdmin && (
          <MenuLink to={adminPath()} onHint={onHint}>
            <FormattedMessage id="nav.admin" />
          </MenuLink>
        )}
        <MenuDivider />
        <MenuButton onClick={() => void session.logout()}>
          <FormattedMessage id="nav.logout" />
        </MenuButton>
      </MenuList>
    </Popover>
  )
}

/** The number of requests that need an action and of unread messages, which the label tells apart. */
function WaitingBadge({ open, unread }: { open: number; unread: number }) {
  const intl = useIntl()
  const texts = [
    unread > 0 && intl.formatMessage({ id: 'nav.unreadMessages' }, { count: unread }),
    open > 0 && intl.formatMessage({ id: 'nav.openRequests' }, { count: open }),
  ]

  return <CountBadge count={open + unread} label={texts.filter(Boolean).join(', ')} />
}
