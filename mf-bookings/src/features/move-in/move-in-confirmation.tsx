import { type Booking, confirmMoveIn } from '@domizil/api'
import { useDialog, useDraft, useSay, useSession, useShell } from '@domizil/app-kit'
import { checkMoveIn, MOVE_IN_LIMITS, signerName } from '@domizil/domain'
import { FileText } from '@domizil/ui/icons'
import { Button, TextField } from '@domizil/ui/parts'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { useAction } from '../../lib/use-action.ts'
import styles from './move-in.module.css'

interface MoveInButtonProps {
  request: Booking
  /** Called with the booking that has the confirmation. */
  onConfirmed: (request: Booking) => void
}

/** A button that makes the landlord's confirmation of moving in, where there is one. */
export function MoveInButton({ request, onConfirmed }: MoveInButtonProps) {
  const say = useSay()
  const dialog = useDialog(`move-in-${request.id}`)
  if (!request.canConfirmMoveIn) return null

  return (
    <>
      <Button icon={<FileText size={16} />} onClick={() => dialog.open()}>
        {say('moveIn.open')}
      </Button>
      {dialog.isOpen && <MoveInDialog request={request} onConfirmed={onConfirmed} onClose={dialog.close} />}
    </>
  )
}

interface MoveInDialogProps {
  request: Booking
  /** Called with the booking that has the confirmation. */
  onConfirmed: (request: Booking) => void
  onClose: () => void
}

/** Makes the landlord's confirmation of moving in: who has moved in, and who owns the flat. The draft is preserved. */
function MoveInDialog({ request, onConfirmed, onClose }: MoveInDialogProps) {
  const say = useSay()
  const moveIn = useMoveIn(request)
  const { draft, fields, issues, isFull } = moveIn
  const { dialog, isTried, errors, forgive } = useAction({
    done: say('done.moveIn'),
    isWrong: issues.length > 0,
    fields,
    send: async () => onConfirmed(await moveIn.send()),
    onClose,
  })
  const errorOf = (field: string) => {
    if (!(isTried && issues.some((issue) => issue.field === field))) return errors[field]
    return field === 'flatOwner'
      ? say('moveIn.ownerIssue', MOVE_IN_LIMITS.flatOwner)
      : say('moveIn.nameIssue', MOVE_IN_LIMITS.name)
  }

  return (
    <ActionDialog
      title={say('moveIn.open')}
      action={say('moveIn.send')}
      isPossible={request.canConfirmMoveIn}
      {...dialog}
    >
      <p>{say(`moveIn.text.${request.role}`)}</p>
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
          {say('moveIn.addPerson')}
        </Button>
      )}
      {request.role === 'LANDLORD' && (
        <TextField
          label={say('moveIn.owner')}
          hint={say('moveIn.ownerHint')}
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
  const say = useSay()

  return (
    <div className={styles.person}>
      <TextField
        label={say('moveIn.person', { number })}
        name={`person-${number}`}
        autoComplete="off"
        maxLength={MOVE_IN_LIMITS.name.max}
        error={error}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
      {onRemove && (
        <Button size="small" className={styles.button} onClick={onRemove}>
          {say('moveIn.removePerson', { number })}
        </Button>
      )}
    </div>
  )
}

interface Draft {
  readonly names: readonly string[]
  readonly flatOwner: string
}

/** The draft of a confirmation of moving in, what is wrong with it, and its submission. */
function useMoveIn(request: Booking) {
  const shell = useShell()
  const { id } = request
  const empty: Draft = { names: [useFirstName(request)], flatOwner: '' }
  const { draft, change, forgetStored } = useDraft(`move-in.${id}`, empty)
  const { names } = draft
  const flatOwner = draft.flatOwner.trim() || undefined

  return {
    draft,
    fields: [...names.map((_, index) => `names.${index}`), 'flatOwner'],
    issues: checkMoveIn({ names, flatOwner }),
    isFull: names.length >= MOVE_IN_LIMITS.names.max,
    edit: (index: number, name: string) =>
      change({ ...draft, names: names.map((one, at) => (at === index ? name : one)) }),
    add: () => change({ ...draft, names: [...names, ''] }),
    remove: (index: number) => change({ ...draft, names: names.filter((_, at) => at !== index) }),
    nameOwner: (name: string) => change({ ...draft, flatOwner: name }),
    send: async (): Promise<Booking> => {
      const body = { names: names.map((name) => name.trim()), ...(flatOwner && { flatOwner }) }
      const confirmed = await shell.send(confirmMoveIn, { params: { id }, body })
      forgetStored()
      return confirmed
    },
  }
}

/** The tenant, whose name both know. */
function useFirstName({ role, otherParty }: Booking): string {
  const session = useSession()
  if (role === 'LANDLORD') return otherParty.contact?.name ?? ''
  if (session.status !== 'authenticated') return ''

  const { name: givenName, surname: familyName } = session.user
  return signerName({ givenName, familyName })
}
