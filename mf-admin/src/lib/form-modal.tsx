import { useSay } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import type { ReactNode } from 'react'

interface FormModalProps {
  isOpen: boolean
  title: ReactNode
  /** The id of the form in it, which the button sends. */
  formId: string
  /** What the button says; without it there are no buttons. */
  action: ReactNode
  isDangerous?: boolean | undefined
  isBusy: boolean
  onClose: () => void
  /** Called when the dialog has taken the focus. */
  onOpened?: () => void
  children: ReactNode
}

/** A form in a dialog. It cannot be closed while the request is in flight: a failure would not be seen. */
export function FormModal({
  isOpen,
  title,
  formId,
  action,
  isDangerous = false,
  isBusy,
  onClose,
  onOpened,
  children,
}: FormModalProps) {
  const say = useSay()
  const handleClose = () => !isBusy && onClose()

  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      onCancel={handleClose}
      afterOpenChange={(isOpened) => isOpened && onOpened?.()}
      title={title}
      footer={
        action && (
          <>
            <Button onClick={handleClose} aria-disabled={isBusy}>
              {say('ask.back')}
            </Button>
            <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
              {action}
            </Button>
          </>
        )
      }
    >
      {children}
    </Modal>
  )
}
