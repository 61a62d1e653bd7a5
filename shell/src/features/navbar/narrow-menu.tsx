import { useReadable } from '@domizil/app-kit/readable'
import { useSay } from '@domizil/app-kit/say'
import { Menu } from '@domizil/ui/icons'
import { Button, MenuDivider, MenuList, menuItemClass, Popover } from '@domizil/ui/parts'
import { useId } from 'react'
import { useServices } from '../../lib/services.ts'
import { MenuButton, MenuLink } from './menu-items.tsx'
import styles from './navbar.module.css'
import { useMainLinks } from './use-main-links.ts'

/** The navbar's links on a phone. */
export function NarrowMenu() {
  const say = useSay()
  const links = useMainLinks()
  const label = say('nav.menu')

  return (
    <div className={styles.narrow}>
      <Popover
        label={label}
        align="end"
        closeOnChoice
        trigger={(props) => (
          <Button {...props} variant="quiet" shape="circle" aria-label={label} icon={<Menu size={20} />} />
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
              {say('nav.blog')}
            </a>
          </li>
          <NarrowSession />
        </MenuList>
      </Popover>
    </div>
  )
}

/** The sign-in links as menu entries, for screens without room in the navbar. */
function NarrowSession() {
  const say = useSay()
  const { session, shellApi, register, askForCookies } = useServices()
  const { status } = useReadable(session.session)
  const isAllowed = useReadable(shellApi.consent)
  const reasonId = useId()
  if (status !== 'anonymous') return null
  const entry = {
    className: styles.narrowSession,
    disabled: !isAllowed,
    'aria-describedby': isAllowed ? undefined : reasonId,
  }

  return (
    <>
      <MenuDivider />
      {!isAllowed && (
        <MenuButton className={styles.narrowSession} id={reasonId} onClick={askForCookies}>
          {say('nav.cookiesFirst')}
        </MenuButton>
      )}
      <MenuButton {...entry} onClick={() => shellApi.login()}>
        {say('nav.login')}
      </MenuButton>
      <MenuButton {...entry} onClick={register}>
        {say('nav.register')}
      </MenuButton>
    </>
  )
}
