import { useSession } from '@domizil/app-kit'
import { useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './favourites.module.css'

/** Explains to anonymous visitors that favourites are stored in this browser, and offers to sign in. */
export function LoginHint() {
  const { isAllowed, reasonId, button } = useLogin()
  if (useSession().status !== 'anonymous') return null

  return (
    <aside className={styles.hint}>
      <p>
        <FormattedMessage id="favourites.keptHere" />
        {!isAllowed && (
          <span className={styles.reason} id={reasonId}>
            <FormattedMessage id="login.cookiesFirst" />
          </span>
        )}
      </p>
      <Button icon={<LogIn size={16} aria-hidden="true" />} {...button}>
        <FormattedMessage id="login.button" />
      </Button>
    </aside>
  )
}
