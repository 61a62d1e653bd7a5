import type { Booking } from '@domizil/api'
import { MOVE_IN_LIMITS } from '@domizil/domain'
import { useAttempt } from '@domizil/app-kit'
import { Button, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import styles from './move-in.module.css'
import { useMoveIn } from './use-move-in.ts'

interface MoveInDialogProps {
  request: Booking
  /** Called with the booking that has the confirmation. */
  onConfirmed: (request: Booking) => void
  onClose: () => void
}

/** Makes the landlord's confirmation of moving in: who has moved in, and who owns the flat. The draft is preserved. */
export function MoveInDialog({ request, onConfirmed, onClose }: MoveInDialogProps) {
  const intl = useIntl()
  const moveIn = useMoveIn(request)
  const { draft, fields, issues, isFull } = moveIn
  const [isTried, setIsTried] = useState(false)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.moveIn' }),
    onClose,
    { fields },
  )
  const errorOf = (field: string) => {
    if (!(isTried && issues.some((issue) => issue.field === field))) return errors[field]
    return field === 'flatOwner'
      ? intl.formatMessage({ id: 'moveIn.ownerIssue' }, MOVE_IN_LIMITS.flatOwner)
      : intl.formatMessage({ id: 'moveIn.nameIssue' }, MOVE_IN_LIMITS.name)
  }
  const handleSend = () => {
    setIsTried(true)
    if (issues.length > 0) return false
    void attempt(async () => onConfirmed(await moveIn.send()))
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id="moveIn.open" />}
      action={<FormattedMessage id="moveIn.send" />}
      isPossible={request.canConfirmMoveIn}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={`moveIn.text.${request.role}`} />
      </p>
      {draft.names.map((name, index) => (
        // Persons have no id; a removed one takes its field with it.
        <Person
          key={index}
          number={index + 1}
          name={name}
          error={errorOf(`names.${index}`)}
          onChange={(typed) => {
            moveIn.edit(index, typed)
            forgive(...fields)
          }}
          onRemove={draft.names.length > 1 ? () => moveIn.remove(index) : undefined}
        />
      ))}
      {!isFull && (
        <Button className={styles.button} onClick={moveIn.add}>
          <FormattedMessage id="moveIn.addPerson" />
        </Button>
      )}
      {request.role === 'LANDLORD' && (
        <TextField
          label={intl.formatMessage({ id: 'moveIn.owner' })}
          hint={<FormattedMessage id="moveIn.ownerHint" />}
          name="owner"
          autoComplete="off"
          maxLength={MOVE_IN_LIMITS.flatOwner.max}
          error={errorOf('flatOwner')}
          value={draft.flatOwner}
          onChange={({ target }) => {
            moveIn.nameOwner(target.value)
            forgive(...fields)
          }}
        />
      )}
    </ActionDialog>
  )
}

interface PersonProps {
  /** From 1. */
  number: number
  name: string
  error: string | undefined
  onChange: (name: string) => void
  /** Left out for the only one. */
  onRemove: (() => void) | undefined
}

function Person({ number, name, error, onChange, onRemove }: PersonProps) {
  const intl = useIntl()

  return (
    <div className={styles.person}>
      <TextField
        label={intl.formatMessage({ id: 'moveIn.person' }, { number })}
        name={`person-${number}`}
        autoComplete="off"
        maxLength={MOVE_IN_LIMITS.name.max}
        error={error}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
      {onRemove && (
        <Button size="small" className={styles.button} onClick={onRemove}>
          <FormattedMessage id="moveIn.removePerson" values={{ number }} />
        </Button>
      )}
    </div>
  )
}
