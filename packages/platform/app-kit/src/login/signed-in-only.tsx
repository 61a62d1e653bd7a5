import { LogIn } from '@domizil/ui/icons'
import { Button, EmptyState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useSession } from '../shell-context.ts'
import { useLogin } from './use-login.ts'

/** The remote's texts for a visitor who is not signed in. */
export interface LoginTexts {
  readonly title: string
  readonly text: string
  readonly button: string
  /** Why the button is disabled. */
  readonly cookiesFirst: string
}

interface SignedInOnlyProps {
  texts: LoginTexts
  icon?: ReactNode
  /** Rendered until the session is known. */
  loading: ReactNode
  children: ReactNode
}

/** Renders its content for a signed-in user; other visitors get an explanation and a button to sign in. */
export function SignedInOnly({ texts, icon, loading, children }: SignedInOnlyProps) {
  const { status } = useSession()

  if (status === 'loading') return loading
  return status === 'authenticated' ? children : <PleaseLogIn texts={texts} icon={icon} />
}

function PleaseLogIn({ texts, icon = <LogIn size={28} /> }: Pick<SignedInOnlyProps, 'texts' | 'icon'>) {
  const { isAllowed, reasonId, button } = useLogin()

  return (
    <EmptyState
      icon={icon}
      title={texts.title}
      actions={
        <Button variant="primary" size="large" {...button}>
          {texts.button}
        </Button>
      }
    >
      {texts.text}
      {!isAllowed && <p id={reasonId}>{texts.cookiesFirst}</p>}
    </EmptyState>
  )
}
