import type { ShellApi } from '@domizil/shell-api'
import { Button, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './deletion.module.css'
import { RunningBookings } from './running-bookings.tsx'
import { useDeletion } from './use-deletion.ts'

interface ConfirmDeletionProps {
  send: ShellApi['send']
  onDeleted: () => void
  onKeep: () => void
}

/** Requires typing a word, which prevents accidental deletion. */
export function ConfirmDeletion({ send, onDeleted, onKeep }: ConfirmDeletionProps) {
  const intl = useIntl()
  const word = intl.formatMessage({ id: 'profile.delete.word' })
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { isDeleting, refusal, running, deleteNow } = useDeletion(send, onDeleted)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  // Both the buttons and the reason of a refusal may be below what is in sight.
  useEffect(() => {
    // Without an answer: that of a newer browser would be taken for the effect's clean-up.
    form.current?.scrollIntoView?.({ block: refusal ? 'end' : 'nearest' })
  }, [refusal])

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isRight = typed.trim().toLocaleUpperCase(intl.locale) === word
    setIsWrong(!isRight)
    if (isRight && !isDeleting) void deleteNow()
  }

  return (
    <form ref={form} className={styles.confirm} noValidate onSubmit={handleSubmit}>
      <TextField
        label={intl.formatMessage({ id: 'profile.delete.confirm' }, { word })}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong ? intl.formatMessage({ id: 'profile.delete.wrong' }, { word }) : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
      />
      {refusal && (
        <div className={styles.refused} role="alert">
          {running.length > 0 ? (
            <RunningBookings bookings={running.map(({ field: id, message: text }) => ({ id, text }))} />
          ) : (
            <FormattedMessage id="profile.delete.failed" values={{ reason: refusal }} />
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="danger" type="submit" busy={isDeleting}>
          <FormattedMessage id="profile.delete.now" />
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          <FormattedMessage id="profile.delete.keep" />
        </Button>
      </div>
    </form>
  )
}
