import { useSay } from '@domizil/app-kit/say'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import type { SessionControl } from '../../session/session.ts'
import styles from './profile.module.css'

/** The ways to the identity service that concern the user's own account. */
export type SignInAccess = Pick<SessionControl, 'openAccount' | 'changeEmail' | 'logoutEverywhere'>

/** Changes the e-mail address, and signs out on all devices. */
export function SignInSection({ email, access }: { email: string; access: SignInAccess }) {
  const say = useSay()
  const [isLeaving, setIsLeaving] = useState(false)

  async function handleSignOut() {
    setIsLeaving(true)
    try {
      await access.logoutEverywhere()
    } finally {
      setIsLeaving(false)
    }
  }

  return (
    <section className={styles.export}>
      <h3>{say('profile.access.title')}</h3>
      <p className={styles.hint}>{say('profile.access.email', { email })}</p>
      <Button onClick={() => void access.changeEmail()}>{say('profile.access.changeEmail')}</Button>
      <p className={styles.hint}>{say('profile.access.everywhere')}</p>
      <Button busy={isLeaving} onClick={() => void handleSignOut()}>
        {say('profile.access.signOut')}
      </Button>
    </section>
  )
}
