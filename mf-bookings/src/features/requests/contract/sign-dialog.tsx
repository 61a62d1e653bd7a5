import type { Booking } from '@domizil/api'
import { isGermanAddress } from '@domizil/domain'
import { useShell } from '@domizil/app-kit'
import { FormattedMessage, useIntl } from 'react-intl'
import { sendSignature } from './send-contract.ts'
import { SignPaperDialog } from './sign-paper-dialog.tsx'

interface SignDialogProps {
  request: Booking
  onClose: () => void
}

/** Signs a contract, or confirms with a name the one that was signed by hand. */
export function SignDialog({ request, onClose }: SignDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const isByHand = request.contract?.isHandSigned

  return (
    <SignPaperDialog
      id={request.id}
      draft={`signature.${request.id}`}
      attachmentId={request.contract?.attachmentId ?? undefined}
      words={{
        label: intl.formatMessage({ id: 'contract.document' }),
        title: intl.formatMessage({ id: isByHand ? 'sign.confirmTitle' : 'sign.title' }),
        action: intl.formatMessage({ id: isByHand ? 'action.confirmContract' : 'action.signContract' }),
        read: intl.formatMessage({ id: isByHand ? 'sign.readByHand' : 'sign.read' }),
        done: intl.formatMessage({ id: isByHand ? 'done.confirmContract' : 'done.signContract' }),
      }}
      isPossible={request.allowedActions.includes('signContract')}
      send={(signature) => sendSignature(shell, request.id, signature)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={isByHand ? 'sign.byHand' : 'sign.text'} />
      </p>
      <ContractLanguage request={request} />
    </SignPaperDialog>
  )
}

/** In which languages our contract is; what a landlord uploads may be in any. */
function ContractLanguage({ request: { contract, flat } }: Pick<SignDialogProps, 'request'>) {
  if (contract?.type !== 'PLATFORM_CONTRACT') return null
  const isGerman = isGermanAddress({ languageTag: flat.languageTag })
  return (
    <p>
      <FormattedMessage id={isGerman ? 'sign.language.german' : 'sign.language.english'} />
    </p>
  )
}
