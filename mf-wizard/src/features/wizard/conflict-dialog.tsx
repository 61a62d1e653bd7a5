import { useDialog } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { postponeConflictAtom, acceptServerVersionAtom } from './save-atoms.ts'
import { useSaving } from './use-saving.ts'

/**
 * The flat was changed elsewhere: asks which version to keep. Closing it postpones the question to the next saving.
 */
export function ConflictDialog() {
  const intl = useIntl()
  const { overwrite } = useSaving()
  const takeOther = useSetAtom(acceptServerVersionAtom)
  const postpone = useSetAtom(postponeConflictAtom)
  const { isOpen, open, close } = useDialog('conflict')
  const isAnswered = useRef(false)
  const wasOpen = useRef(false)
  useEffect(() => open(), [open])
  useEffect(() => {
    // Closed by Back, which is no answer: without this nothing would be saved any more.
    if (wasOpen.current && !isOpen && !isAnswered.current) postpone()
    wasOpen.current = isOpen
  }, [isOpen, postpone])

  const closeAnd = (answer: () => unknown) => () => {
    isAnswered.current = true
    close()
    void answer()
  }
  if (!isOpen) return null

  return (
    <ModalDialog
      onClose={closeAnd(postpone)}
      title={<FormattedMessage id="conflict.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={closeAnd(takeOther)}>
            <FormattedMessage id="conflict.takeOther" />
          </Button>
          <Button variant="primary" onClick={closeAnd(overwrite)}>
            <FormattedMessage id="conflict.overwrite" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="conflict.text" />
      </p>
    </ModalDialog>
  )
}
