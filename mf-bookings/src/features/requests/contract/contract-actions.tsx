import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { ChooseContractDialog } from './choose-contract-dialog.tsx'
import { waitsForSignedFile } from '../request-state.ts'
import { SignDialog } from './sign-dialog.tsx'
import { SignedFileDialog } from './signed-file-dialog.tsx'

/** The buttons to offer, upload and sign a contract, as far as the server allows it. */
export function ContractActions({ request }: { request: Booking }) {
  const { id, allowedActions, contract } = request
  // It was opened about that offer: after another one, also over a reload, it has nothing to offer.
  const offeredAt = contract?.offeredAt ?? null
  const choosing = useDialog<string | null>(`contract-${id}`)
  const { isOpen, close } = choosing
  const isOutdated = isOpen && choosing.value !== offeredAt
  useEffect(() => {
    if (isOutdated) close()
  }, [isOutdated, close])
  const signing = useDialog(`signature-${id}`)
  const uploading = useDialog(`signed-file-${id}`)

  return (
    <>
      {allowedActions.includes('signContract') && (
        <Button variant="primary" onClick={() => signing.open()}>
          <FormattedMessage id={contract?.isHandSigned ? 'action.confirmContract' : 'action.signContract'} />
        </Button>
      )}
      {allowedActions.includes('chooseContractType') && waitsForSignedFile(request) && (
        <Button variant="primary" onClick={() => uploading.open()}>
          <FormattedMessage id="action.uploadSigned" />
        </Button>
      )}
      {allowedActions.includes('chooseContractType') && (
        <Button variant={contract ? 'default' : 'primary'} onClick={() => choosing.open(offeredAt)}>
          <FormattedMessage id={contract ? 'action.changeContract' : 'action.chooseContractType'} />
        </Button>
      )}
      {isOpen && !isOutdated && <ChooseContractDialog request={request} onClose={close} />}
      {uploading.isOpen && <SignedFileDialog request={request} onClose={uploading.close} />}
      {signing.isOpen && <SignDialog request={request} onClose={signing.close} />}
    </>
  )
}
