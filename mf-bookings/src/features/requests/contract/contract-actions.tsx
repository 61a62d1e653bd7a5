import type { Booking } from '@domizil/contract'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ChooseContractDialog } from './choose-contract-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'

/** Choosing the contract and signing it, as far as the server allows it now. */
export function ContractActions({ request }: { request: Booking }) {
  const [asked, setAsked] = useState<'choose' | 'sign'>()
  const { allowedActions, contract } = request
  const close = () => setAsked(undefined)

  return (
    <>
      {allowedActions.includes('signContract') && (
        <Button variant="primary" onClick={() => setAsked('sign')}>
          <FormattedMessage id="action.signContract" />
        </Button>
      )}
      {allowedActions.includes('chooseContractType') && (
        <Button variant={contract ? 'default' : 'primary'} onClick={() => setAsked('choose')}>
          <FormattedMessage id={contract ? 'action.changeContract' : 'action.chooseContractType'} />
        </Button>
      )}
      {asked === 'choose' && <ChooseContractDialog request={request} onClose={close} />}
      {asked === 'sign' && <SignDialog request={request} onClose={close} />}
    </>
  )
}
