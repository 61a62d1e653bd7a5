import { ModalDialog } from '@domizil/app-kit/modal'
import { Button } from '@domizil/ui/parts'
import { useNavigate } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { useAtomValue } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { arePhotosChangedAtom, isFormChangedAtom } from './editor-atoms.ts'
import { hasUnsentPhotosAtom } from './photos/add-files-atoms.ts'

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const isFormChanged = useAtomValue(isFormChangedAtom)
  const arePhotosChanged = useAtomValue(arePhotosChangedAtom)
  const hasUnsent = useAtomValue(hasUnsentPhotosAtom)

  return (
    <ModalDialog
      onClose={onClose}
      title={<FormattedMessage id="leave.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          {/* Replaces the history entry: Back leads to the form, not to the dialog. */}
          <Button onClick={() => void navigate(myFlatsPath(), { replace: true })}>
            <FormattedMessage id="leave.leave" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="leave.stay" />
          </Button>
        </>
      }
    >
      {isFormChanged && <FormattedMessage tagName="p" id="leave.text" />}
      {arePhotosChanged && <FormattedMessage tagName="p" id="leave.photosChanged" />}
      {hasUnsent && <FormattedMessage tagName="p" id="leave.photosUnsent" />}
    </ModalDialog>
  )
}
