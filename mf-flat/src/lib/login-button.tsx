import { useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button, type ButtonLook } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './login-button.module.css'

interface LoginButtonProps extends ButtonLook {
  /** The last that is done on this page: what is not kept now is gone. */
  onLeave?: () => void
  children: ReactNode
}

/** Logs in and comes back here. Until cookies are allowed it cannot, and says so. */
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
          <FormattedMessage id="login.needsConsent" />
        </p>
      )}
    </div>
  )
}
