import type { ErrorBody, OwnFlat } from '@domizil/api'
import { canArchive, type FlatStatus } from '@domizil/domain'
import {
  CalendarDays,
  CircleCheck,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  type IconComponent,
  Inbox,
  Send,
  Trash2,
  Undo2,
} from '@domizil/ui/icons'
import { isApiError, useAttempt, useCommand, useDialog, useSay, useShell } from '@domizil/app-kit'
import { ModalDialog, usePreloadedModal } from '@domizil/app-kit/modal'
import {
  Button,
  buttonClass,
  CountBadge,
  MenuDivider,
  menuItemClass,
  MenuList,
  Popover,
} from '@domizil/ui/parts'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { availabilityPath, flatBookingsPath, flatEditPath, flatPath } from '@domizil/links'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useOwnFlatChanges } from './own-flats.ts'
import dialogsStyles from './dialogs.module.css'
import styles from './own-flat-card.module.css'
import { type OwnerMove, ownerMoves } from './owner-moves.ts'

const ICONS: Record<OwnerMove['name'], IconComponent> = {
  submit: Send,
  withdraw: Undo2,
  activate: CircleCheck,
  deactivate: EyeOff,
}

/** The menu of a flat: view it, its bookings, its status, delete it. */
export function FlatMenu({ flat, title }: { flat: OwnFlat; title: string }) {
  const say = useSay()
  const refused = useDialog<MoveRefusal>(`refusal-${flat.id}`)
  const deleting = useDialog(`deletion-${flat.id}`)
  const [isUsed, setIsUsed] = useState(false)
  usePreloadedModal(isUsed)
  const { move, isMoving } = useMove(flat, title, refused.open)
  const duplicate = useDuplicate(flat, title)
  const label = say('menu.label', { title })

  return (
    <>
      <Popover
        label={label}
        align="end"
        closeOnChoice
        trigger={(trigger) => (
          <Button
            {...trigger}
            onClick={() => {
              setIsUsed(true)
              trigger.onClick()
            }}
            busy={isMoving}
            aria-label={label}
            icon={<Ellipsis size={18} />}
          />
        )}
      >
        <MenuList>
          <Pages flat={flat} />
          {ownerMoves(flat.status).map((change) => {
            const Icon = ICONS[change.name]
            return (
              <li key={change.name}>
                <button type="button" className={menuItemClass} onClick={() => void move(change.to)}>
                  <Icon size={17} />
                  {say(`menu.${change.name}`)}
                </button>
              </li>
            )
          })}
          <li>
            <button type="button" className={menuItemClass} onClick={() => void duplicate()}>
              <Copy size={17} />
              {say('menu.duplicate')}
            </button>
          </li>
          {canArchive(flat.status) && (
            <>
              <MenuDivider />
              <li>
                <button
                  type="button"
                  className={`${menuItemClass} ${styles.delete}`}
                  onClick={() => deleting.open()}
                >
                  <Trash2 size={17} />
                  {say('menu.delete')}
                </button>
              </li>
            </>
          )}
        </MenuList>
      </Popover>
      {refused.value && <RefusedDialog refusal={refused.value} flatId={flat.id} onClose={refused.close} />}
      {deleting.isOpen && <DeleteDialog flat={flat} title={title} onClose={deleting.close} />}
    </>
  )
}

function Pages({ flat: { id, openRequestCount } }: { flat: OwnFlat }) {
  const say = useSay()

  return (
    <>
      <li>
        <Link className={menuItemClass} to={flatPath(id)}>
          <Eye size={17} />
          {say('menu.preview')}
        </Link>
      </li>
      <li>
        <Link className={menuItemClass} to={availabilityPath(id)}>
          <CalendarDays size={17} />
          {say('menu.availability')}
        </Link>
      </li>
      <li>
        <Link className={menuItemClass} to={flatBookingsPath(id)}>
          <Inbox size={17} />
          {say('menu.bookings')}
          {openRequestCount > 0 && (
            <CountBadge
              count={openRequestCount}
              label={say('ownFlats.openRequests', { count: openRequestCount })}
            />
          )}
        </Link>
      </li>
    </>
  )
}

/** Makes a draft from a flat, and opens it. */
function useDuplicate(flat: OwnFlat, title: string): () => Promise<unknown> {
  const say = useSay()
  const shell = useShell()
  const navigate = useNavigate()
  const { run } = useCommand()
  const { duplicateFlat } = useOwnFlatChanges()

  return () =>
    run(async () => {
      const { pathname } = shell.route.get().location
      const { id } = await duplicateFlat(flat)
      shell.notify({ kind: 'success', message: say('done.duplicated', { title }) })
      // A landlord who has left the list meanwhile stays there.
      if (shell.route.get().location.pathname === pathname) void navigate(flatEditPath(id))
    })
}

/** Confirms the deletion of a flat, and shows why it is refused. */
function DeleteDialog({ flat, title, onClose }: { flat: OwnFlat; title: string; onClose: () => void }) {
  const say = useSay()
  const { removeFlat } = useOwnFlatChanges()
  const doneText = say('done.deleted', { title })
  const { attempt, isBusy, problem } = useAttempt(doneText, onClose)
  // Cannot be closed while the request is in flight: a failure would not be seen.
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={say('delete.title')}
      closeLabel={say('dialog.close')}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            {say('delete.keep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void attempt(() => removeFlat(flat.id))}>
            {say('delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{say('delete.text', { title })}</p>
      {problem && (
        <p className={dialogsStyles.refusal} role="alert">
          {problem}
        </p>
      )}
    </ModalDialog>
  )
}

interface RefusedDialogProps {
  refusal: MoveRefusal
  flatId: number
  onClose: () => void
}

/** Why a status change is refused; with missing fields, those and the way to them. */
function RefusedDialog({ refusal, flatId, onClose }: RefusedDialogProps) {
  const say = useSay()
  const nameOf = useFieldName()

  return (
    <ModalDialog
      onClose={onClose}
      title={say('refused.title')}
      closeLabel={say('dialog.close')}
      footer={
        refusal.details.length > 0 && (
          <Link replace className={buttonClass({ variant: 'primary' })} to={flatEditPath(flatId)}>
            {say('refused.edit')}
          </Link>
        )
      }
    >
      {refusal.details.length === 0 ? (
        <p>{refusal.message}</p>
      ) : (
        <ul className={dialogsStyles.missing}>
          {refusal.details.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <b>{nameOf(field)}</b> {message}
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  )
}

/** The label of a field: `address.city` belongs to the address. */
function useFieldName(): (field: string) => string {
  const say = useSay()
  const intl = useIntl()

  return (field) => {
    const [group = ''] = field.split('.')
    const id = `flatField.${group}`
    return say(id in intl.messages ? id : 'flatField.other')
  }
}

/** Why a status change is refused: a message, and the missing fields. */
interface MoveRefusal {
  message: string
  details: NonNullable<ErrorBody['details']>
}

/** Changes the status of a flat and shows the result. */
function useMove({ id }: OwnFlat, title: string, onRefused: (refusal: MoveRefusal) => void) {
  const say = useSay()
  const shell = useShell()
  const { moveFlat } = useOwnFlatChanges()
  const [isMoving, setIsMoving] = useState(false)

  async function move(to: FlatStatus): Promise<void> {
    setIsMoving(true)
    try {
      const { status } = await moveFlat(id, to)
      shell.notify({ kind: 'success', message: say(`done.${status}`, { title }) })
    } catch (error) {
      if (!isApiError(error)) throw error
      onRefused({ message: error.message, details: detailsOf(error.body) })
    } finally {
      setIsMoving(false)
    }
  }

  return { move, isMoving }
}

function detailsOf(body: unknown): MoveRefusal['details'] {
  const details = typeof body === 'object' && body !== null && 'details' in body ? body.details : undefined

  return Array.isArray(details) ? (details as MoveRefusal['details']) : []
}
