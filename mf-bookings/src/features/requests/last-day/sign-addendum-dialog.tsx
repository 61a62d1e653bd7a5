import { type Booking, type LastDayProposal, signAddendum } from '@domizil/api'
import { formatDay, isGermanAddress } from '@domizil/domain'
import { useShell } from '@domizil/app-kit'
import { FormattedMessage, useIntl } from 'react-intl'
import { EndedRequests } from './ended-requests.tsx'
import { SignPaperDialog } from '../contract/sign-paper-dialog.tsx'

interface SignAddendumDialogProps {
  request: Booking
  proposal: LastDayProposal
  onClose: () => void
}

/** Signs the addendum about another last day, as the contract was signed. */
export function SignAddendumDialog({ request, proposal, onClose }: SignAddendumDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { id, flat } = request
  const { number, addendum, newEndDate, landlordSignature, tenantSignature } = proposal
  const isSecond = landlordSignature !== null || tenantSignature !== null
  const isGerman = isGermanAddress({ languageTag: flat.languageTag })

  return (
    <SignPaperDialog
      id={id}
      draft={`addendum.${id}.${number}`}
      attachmentId={addendum?.attachmentId}
      words={{
        label: intl.formatMessage({ id: 'lastDay.addendum' }),
        title: intl.formatMessage({ id: 'lastDay.sign' }),
        action: intl.formatMessage({ id: 'lastDay.sign' }),
        read: intl.formatMessage({ id: 'lastDay.sign.read' }),
        done: intl.formatMessage(
          { id: isSecond ? 'done.lastDay.changed' : 'done.lastDay.signed' },
          { day: formatDay(newEndDate) },
        ),
      }}
      isPossible={proposal.allowed.includes('sign')}
      send={(body) => shell.send(signAddendum, { params: { id, number }, body })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id={isSecond ? 'lastDay.sign.second' : 'lastDay.sign.first'}
          values={{ day: formatDay(newEndDate) }}
        />
      </p>
      <EndedRequests request={request} proposal={proposal} />
      <p>
        <FormattedMessage id={isGerman ? 'lastDay.sign.german' : 'lastDay.sign.english'} />
      </p>
    </SignPaperDialog>
  )
}
