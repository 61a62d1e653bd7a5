import type { ShellApi } from '@domizil/shell-api'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import styles from './deletion.module.css'

interface DeleteAccountProps {
  send: ShellApi['send']
  onDeleted: () => void
}

/** The way out: says what goes and what stays, and asks twice. */
export function DeleteAccount({ send, onDeleted }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <section className={styles.section}>
      <h3>
        <FormattedMessage id="profile.delete.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.delete.text" />
      </p>
      <p className={styles.hint}>
        <FormattedMessage id="profile.delete.kept" />
      </p>
      {isOpen ? (
        <ConfirmDeletion send={send} onDeleted={onDeleted} onKeep={() => setIsOpen(false)} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>
          <FormattedMessage id="profile.delete.open" />
        </Button>
      )}
    </section>
  )
}
