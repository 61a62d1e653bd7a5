import { useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button, type ButtonLook } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './login-button.module.css'

interface LoginButtonProps extends ButtonLook {
  /** Called before the page is left, to store unsaved state. */
  onLeave?: () => void
  children: ReactNode
}

/** Signs in and returns here. Without consent to cookies it is disabled and explained. */
export function LoginButton({ children, onLeave, ...look }: LoginButtonProps) {
  const { isAllowed, reasonId, button } = useLogin()
  const handleClick = () => {
    onLeave?.()
    button.onClick()
  }

  return (
    <div className={styles.login}>
      <Button {...look} icon={<LogIn size={17} aria-hidden="true" />} {...button} onClick={handleClick}>
        {children}
      </Button>
      {!isAllowed && (
        <p className={styles.reason} id={reasonId}>
          <FormattedMessage id="login.cookiesFirst" />
        </p>
      )}
    </div>
  )
}
