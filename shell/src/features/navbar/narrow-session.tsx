import { MenuDivider, menuItemClass } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import styles from './navbar.module.css'

/** The sign-in links as menu entries, for screens without room in the navbar. */
export function NarrowSession() {
  const { session, shellApi, register, askForCookies } = useServices()
  const { status } = useReadable(session.session)
  const isAllowed = useReadable(shellApi.consent)
  const reasonId = useId()
  if (status !== 'anonymous') return null
  const reason = isAllowed ? undefined : reasonId

  return (
    <>
      <MenuDivider />
      {!isAllowed && (
        <li className={styles.narrowSession}>
          <button type="button" id={reasonId} className={menuItemClass} onClick={askForCookies}>
            <FormattedMessage id="nav.cookiesFirst" />
          </button>
        </li>
      )}
      <li className={styles.narrowSession}>
        <button
          type="button"
          className={menuItemClass}
          disabled={!isAllowed}
          aria-describedby={reason}
          onClick={() => shellApi.login()}
        >
          <FormattedMessage id="nav.login" />
        </button>
      </li>
      <li className={styles.narrowSession}>
        <button
          type="button"
          className={menuItemClass}
          disabled={!isAllowed}
          aria-describedby={reason}
          onClick={register}
        >
          <FormattedMessage id="nav.register" />
        </button>
      </li>
    </>
  )
}
