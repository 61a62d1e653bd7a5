import { CloudOff, LogIn } from '@domizil/ui/icons'
import { Button, EmptyState, ErrorState } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { useSay } from '../use-say.ts'
import { useSession } from '../shell-context.ts'
import { CookiesFirst } from './cookies-first.tsx'
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
  const session = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.status === 'authenticated' && !wasSignedIn) setWasSignedIn(true)

  if (session.status === 'loading') return loading
  if (session.status === 'authenticated') return children
  return session.error === undefined ? <PleaseLogIn {...words} isEnded={wasSignedIn} /> : <UnknownSession />
}

/** For a visitor who may well be signed in: to ask them to sign in would be wrong. */
function UnknownSession() {
  const say = useSay()

  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={say('login.unknown.title')}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {say('login.retry')}
        </Button>
      }
    >
      {say('login.unknown.text')}
    </ErrorState>
  )
}

/** The page that was open may have been scrolled, and what had the focus is gone. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}

function PleaseLogIn({
  title,
  text,
  icon = <LogIn size={28} />,
  isEnded,
}: Omit<SignedInOnlyProps, 'loading' | 'children'> & { isEnded: boolean }) {
  const say = useSay()
  const { button, ...login } = useLogin()

  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        <Button variant="primary" size="large" ref={isEnded ? focus : undefined} {...button}>
          {say('login.button')}
        </Button>
      }
    >
      {isEnded ? <span role="alert">{say('login.ended')}</span> : text}
      {!login.isAllowed && (
        <p>
          <CookiesFirst {...login} />
        </p>
      )}
    </EmptyState>
  )
}
