import type { OwnFlat } from '@domizil/api'
import { canArchive } from '@domizil/domain'
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
import { isApiError, useDialog, useShell } from '@domizil/app-kit'
import { usePreloadedModal } from '@domizil/app-kit/modal'
import { Button, CountBadge, MenuDivider, menuItemClass, MenuList, Popover } from '@domizil/ui/parts'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { availabilityPath, flatBookingsPath, flatEditPath, flatPath } from '@domizil/links'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './own-flat-card.module.css'
import { type OwnerMove, ownerMoves } from './owner-moves.ts'
import { RefusedDialog } from './refused-dialog.tsx'
import { useOwnFlatChanges } from './own-flats.ts'
import { type MoveRefusal, useMove } from './use-move.ts'

const ICONS: Record<OwnerMove['name'], IconComponent> = {
  submit: Send,
  withdraw: Undo2,
  activate: CircleCheck,
  deactivate: EyeOff,
}

interface FlatMenuProps {
  flat: OwnFlat
  title: string
}

/** The menu of a flat: view it, its bookings, its status, delete it. */
export function FlatMenu({ flat, title }: FlatMenuProps) {
  const intl = useIntl()
  const refused = useDialog<MoveRefusal>(`refusal-${flat.id}`)
  const deleting = useDialog(`deletion-${flat.id}`)
  const [isUsed, setIsUsed] = useState(false)
  usePreloadedModal(isUsed)
  const { move, isMoving } = useMove(flat, title, refused.open)
  const duplicate = useDuplicate(flat, title)
  const label = intl.formatMessage({ id: 'menu.label' }, { title })

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
            icon={<Ellipsis size={18} aria-hidden="true" />}
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
                  <Icon size={17} aria-hidden="true" />
                  {intl.formatMessage({ id: `menu.${change.name}` })}
                </button>
              </li>
            )
          })}
          <li>
            <button type="button" className={menuItemClass} onClick={() => void duplicate()}>
              <Copy size={17} aria-hidden="true" />
              <FormattedMessage id="menu.duplicate" />
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
                  <Trash2 size={17} aria-hidden="true" />
                  <FormattedMessage id="menu.delete" />
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
  const intl = useIntl()

  return (
    <>
      <li>
        <Link className={menuItemClass} to={flatPath(id)}>
          <Eye size={17} aria-hidden="true" />
          <FormattedMessage id="menu.preview" />
        </Link>
      </li>
      <li>
        <Link className={menuItemClass} to={availabilityPath(id)}>
          <CalendarDays size={17} aria-hidden="true" />
          <FormattedMessage id="menu.availability" />
        </Link>
      </li>
      <li>
        <Link className={menuItemClass} to={flatBookingsPath(id)}>
          <Inbox size={17} aria-hidden="true" />
          <FormattedMessage id="menu.bookings" />
          {openRequestCount > 0 && (
            <CountBadge
              count={openRequestCount}
              label={intl.formatMessage({ id: 'ownFlats.openRequests' }, { count: openRequestCount })}
            />
          )}
        </Link>
      </li>
    </>
  )
}

/** Makes a draft from a flat, and opens it. */
function useDuplicate(flat: OwnFlat, title: string): () => Promise<void> {
  const intl = useIntl()
  const shell = useShell()
  const navigate = useNavigate()
  const { duplicateFlat } = useOwnFlatChanges()

  return async () => {
    const { pathname } = shell.route.get().location
    try {
      const { id } = await duplicateFlat(flat)
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'done.duplicated' }, { title }) })
      // A landlord who has left the list meanwhile stays there.
      if (shell.route.get().location.pathname === pathname) void navigate(flatEditPath(id))
    } catch (error) {
      if (!isApiError(error)) throw error
      shell.notify({ kind: 'error', message: error.message })
    }
  }
}
