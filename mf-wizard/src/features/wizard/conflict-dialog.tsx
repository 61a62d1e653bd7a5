import { Button, Dialog } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { postponeConflictAtom, takeOtherAtom } from './save-atoms.ts'
import { useSaving } from './use-saving.ts'

/** Somebody else has saved meanwhile: whose version stays? */
export function ConflictDialog() {
  const intl = useIntl()
  const { overwrite } = useSaving()
  const takeOther = useSetAtom(takeOtherAtom)
  const postpone = useSetAtom(postponeConflictAtom)

  return (
    <Dialog
      isOpen
      onClose={postpone}
      title={<FormattedMessage id="conflict.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={() => void takeOther()}>
            <FormattedMessage id="conflict.takeOther" />
          </Button>
          <Button variant="primary" onClick={() => void overwrite()}>
            <FormattedMessage id="conflict.overwrite" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="conflict.text" />
      </p>
    </Dialog>
  )
}
