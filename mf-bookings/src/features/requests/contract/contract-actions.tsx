import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { ChooseContractDialog } from './choose-contract-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'

/** The buttons to offer and sign a contract, as far as the server allows it. */
export function ContractActions({ request }: { request: Booking }) {
  const { id, allowedActions, contract } = request
  const choosing = useDialog(`contract-${id}`)
  const signing = useDialog(`signature-${id}`)

  return (
    <>
      {allowedActions.includes('signContract') && (
        <Button variant="primary" onClick={() => signing.open()}>
          <FormattedMessage id="action.signContract" />
        </Button>
      )}
      {allowedActions.includes('chooseContractType') && (
        <Button variant={contract ? 'default' : 'primary'} onClick={() => choosing.open()}>
          <FormattedMessage id={contract ? 'action.changeContract' : 'action.chooseContractType'} />
        </Button>
      )}
      {choosing.isOpen && <ChooseContractDialog request={request} onClose={choosing.close} />}
      {signing.isOpen && <SignDialog request={request} onClose={signing.close} />}
    </>
  )
}
