import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SessionControl } from '../../session/session.ts'
import styles from './profile.module.css'

/** The ways to the identity service that concern the user's own account. */
export type SignInAccess = Pick<SessionControl, 'openAccount' | 'changeEmail' | 'logoutEverywhere'>

interface SignInSectionProps {
  email: string
  access: SignInAccess
}

/** Changes the e-mail address, and signs out on all devices. */
export function SignInSection({ email, access }: SignInSectionProps) {
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
      <h3>
        <FormattedMessage id="profile.access.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.access.email" values={{ email }} />
      </p>
      <Button onClick={() => void access.changeEmail()}>
        <FormattedMessage id="profile.access.changeEmail" />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="profile.access.everywhere" />
      </p>
      <Button busy={isLeaving} onClick={() => void handleSignOut()}>
        <FormattedMessage id="profile.access.signOut" />
      </Button>
    </section>
  )
}
