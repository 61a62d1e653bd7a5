import { LogIn } from '@domizil/ui/icons'
import { Button, EmptyState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSession } from '../shell-context.ts'
import { useLogin } from './use-login.ts'

interface SignedInOnlyProps {
  /** Title and text for a visitor who is not signed in. */
  title: ReactNode
  text: ReactNode
  icon?: ReactNode
  /** Rendered until the session is known. */
  loading: ReactNode
  children: ReactNode
}

/** Renders its content for a signed-in user; other visitors get an explanation and a button to sign in. */
export function SignedInOnly({ loading, children, ...words }: SignedInOnlyProps) {
  const { status } = useSession()

  if (status === 'loading') return loading
  return status === 'authenticated' ? children : <PleaseLogIn {...words} />
}

function PleaseLogIn({
  title,
  text,
  icon = <LogIn size={28} />,
}: Omit<SignedInOnlyProps, 'loading' | 'children'>) {
  const { isAllowed, reasonId, button } = useLogin()

  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        <Button variant="primary" size="large" {...button}>
          <FormattedMessage id="login.button" />
        </Button>
      }
    >
      {text}
      {!isAllowed && (
        <p id={reasonId}>
          <FormattedMessage id="login.cookiesFirst" />
        </p>
      )}
    </EmptyState>
  )
}
