import type { OwnFlat } from '@domizil/api'
import type { DialogState } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { useState } from 'react'
import { DeleteDialog } from './delete-dialog.tsx'
import { RefusedDialog } from './refused-dialog.tsx'
import type { MoveRefusal } from './use-move.ts'

export interface FlatDialogsProps {
  flat: OwnFlat
  title: string
  refused: DialogState<MoveRefusal>
  deleting: DialogState<undefined>
}

/** The dialogs of a flat's menu. They stay mounted until they have closed: otherwise they could not restore the focus. */
export function FlatDialogs({ flat, title, refused, deleting }: FlatDialogsProps) {
  const [isDeleting, setIsDeleting] = useState(deleting.isOpen)
  if (deleting.isOpen && !isDeleting) setIsDeleting(true)

  return (
    <Themed>
      <RefusedDialog refusal={refused.value} flatId={flat.id} onClose={refused.close} />
      {isDeleting && (
        <DeleteDialog
          isOpen={deleting.isOpen}
          flat={flat}
          title={title}
          onClose={deleting.close}
          onClosed={() => setIsDeleting(false)}
        />
      )}
    </Themed>
  )
}
