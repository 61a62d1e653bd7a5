import { useSay } from '@domizil/app-kit/say'
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
import { useServices } from '../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import { MenuButton, MenuLink } from './menu-items.tsx'
import styles from './navbar.module.css'

export function UserMenu({ user, onHint }: { user: SessionUser; onHint: (path: PagePath) => void }) {
  const say = useSay()
  const { session, profile, shellApi } = useServices()
  const counters = useReadable(shellApi.counters)
  const asTenant = { open: counters.openTenantRequests, unread: counters.unreadTenantMessages }
  const asLandlord = { open: counters.openLandlordRequests, unread: counters.unreadLandlordMessages }

  return (
    <Popover
      label={say('nav.userMenu')}
      align="end"
      closeOnChoice
      trigger={(props) => (
        <Button {...props} variant="quiet" className={styles.own}>
          <span className="visually-hidden">{say('nav.userMenuOf', { name: user.fullname })} </span>
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
          <ChevronDown size={15} className={styles.arrow} />
        </Button>
      )}
    >
      <p className={styles.owner} translate="no">
        <strong>{user.fullname}</strong>
        {user.email}
      </p>
      <MenuList>
        <MenuButton onClick={() => void session.openAccount()}>{say('nav.account')}</MenuButton>
        <MenuButton onClick={() => profile.open()}>{say('nav.profile')}</MenuButton>
        <MenuLink to={favouritesPath({ stay: readStay(useLocation().search) })} onHint={onHint}>
          {say('nav.favourites')}
        </MenuLink>
        {(counters.tenantRequests.length > 0 || asTenant.unread > 0) && (
          <MenuLink to={myRequestsPath()} onHint={onHint}>
            {say('nav.myRequests')}
            <WaitingBadge {...asTenant} />
          </MenuLink>
        )}
        <MenuLink to={myFlatsPath()} onHint={onHint}>
          {say('nav.myFlats')}
          <WaitingBadge {...asLandlord} />
        </MenuLink>
        {user.isAdmin && (
          <MenuLink to={adminPath()} onHint={onHint}>
            {say('nav.admin')}
          </MenuLink>
        )}
        <MenuDivider />
        <MenuButton onClick={() => void session.logout()}>{say('nav.logout')}</MenuButton>
      </MenuList>
    </Popover>
  )
}

/** The number of requests that need an action and of unread messages, which the label tells apart. */
function WaitingBadge({ open, unread }: { open: number; unread: number }) {
  const say = useSay()
  const texts = [
    unread > 0 && say('nav.unreadMessages', { count: unread }),
    open > 0 && say('nav.openRequests', { count: open }),
  ]

  return <CountBadge count={open + unread} label={texts.filter(Boolean).join(', ')} />
}
