import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { LogIn } from '@domizil/ui/icons'
import { Button, type ButtonLook } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import styles from './login-button.module.css'

interface LoginButtonProps extends ButtonLook {
  /** The id of a form that it submits: the form is checked first, and signs in itself. */
  form?: string
  children: ReactNode
}

/** Signs in and returns here. Without consent to cookies it is disabled, explained, and the consent can be given. */
export function LoginButton({ children, form, ...look }: LoginButtonProps) {
  const { button, ...login } = useLogin()
  const { onClick, ...state } = button

  return (
    <div className={styles.login}>
      <Button
        {...look}
        {...state}
        icon={<LogIn size={17} />}
        {...(form ? { type: 'submit', form } : { onClick })}
      >
        {children}
      </Button>
      <CookiesFirst {...login} className={styles.reason} />
    </div>
  )
}
