import { MenuDivider } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import { MenuButton } from './menu-items.tsx'
import styles from './navbar.module.css'

/** The sign-in links as menu entries, for screens without room in the navbar. */
export function NarrowSession() {
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
          <FormattedMessage id="nav.cookiesFirst" />
        </MenuButton>
      )}
      <MenuButton {...entry} onClick={() => shellApi.login()}>
        <FormattedMessage id="nav.login" />
      </MenuButton>
      <MenuButton {...entry} onClick={register}>
        <FormattedMessage id="nav.register" />
      </MenuButton>
    </>
  )
}
