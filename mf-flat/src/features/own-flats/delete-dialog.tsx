import type { OwnFlat } from '@domizil/contract'
import { isApiError, useShell } from '@domizil/remote-kit'
import { Button, Dialog } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { removeFlatAtom } from './own-flats-atoms.ts'
import styles from './own-flats.module.css'

interface DeleteDialogProps {
  flat: OwnFlat
  title: string
  onClose: () => void
}

/** Asks before a flat is deleted, and says why where it cannot be. */
export function DeleteDialog({ flat, title, onClose }: DeleteDialogProps) {
  const intl = useIntl()
  const { remove, isRemoving, refusal } = useRemoval(flat, title, onClose)
  // Why it failed would be said to nobody.
  const close = () => !isRemoving && onClose()

  return (
    <Dialog
      isOpen
      onClose={close}
      title={<FormattedMessage id="delete.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={close} aria-disabled={isRemoving}>
            <FormattedMessage id="delete.keep" />
          </Button>
          <Button variant="danger" busy={isRemoving} onClick={() => void remove()}>
            <FormattedMessage id="delete.confirm" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="delete.text" values={{ title }} />
      </p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}

function useRemoval({ id }: OwnFlat, title: string, onRemoved: () => void) {
  const intl = useIntl()
  const shell = useShell()
  const removeFlat = useSetAtom(removeFlatAtom)
  const [isRemoving, setIsRemoving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function remove(): Promise<void> {
    setIsRemoving(true)
    setRefusal(undefined)
    try {
      await removeFlat(id)
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'done.deleted' }, { title }) })
      onRemoved()
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefusal(error.message)
    } finally {
      setIsRemoving(false)
    }
  }

  return { remove, isRemoving, refusal }
}
