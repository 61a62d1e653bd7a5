import type { ShellApi } from '@domizil/shell-api'
import { Button, Skeleton } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import styles from './deletion.module.css'
import { RunningBookings } from './running-bookings.tsx'
import { useRunningBookings } from './use-running-bookings.ts'

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
        <Confirmation send={send} onDeleted={onDeleted} onKeep={() => setIsOpen(false)} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>
          <FormattedMessage id="profile.delete.open" />
        </Button>
      )}
    </section>
  )
}

/** Asks for the word, unless bookings are running: then it names them, and nothing is to be typed. */
function Confirmation(props: DeleteAccountProps & { onKeep: () => void }) {
  const running = useRunningBookings()
  const isRefused = running !== undefined && running.length > 0
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRefused) keep.current?.focus()
  }, [isRefused])
  if (!running) return <Skeleton height="96px" />
  if (!isRefused) return <ConfirmDeletion {...props} />

  return (
    <>
      <div className={styles.refused} role="alert">
        <RunningBookings bookings={running} />
      </div>
      <Button ref={keep} onClick={props.onKeep}>
        <FormattedMessage id="profile.delete.keep" />
      </Button>
    </>
  )
}
