import { useSession } from '@domizil/app-kit'
import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './favourites.module.css'

/** Explains to anonymous visitors that favourites are stored in this browser, and offers to sign in. */
export function LoginHint() {
  const { button, ...login } = useLogin()
  if (useSession().status !== 'anonymous') return null

  return (
    <aside className={styles.hint}>
      <p>
        <FormattedMessage id="favourites.keptHere" />
        <CookiesFirst {...login} className={styles.reason} />
      </p>
      <Button icon={<LogIn size={16} aria-hidden="true" />} {...button}>
        <FormattedMessage id="login.button" />
      </Button>
    </aside>
  )
}
