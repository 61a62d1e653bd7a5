import type { Booking, DepositSummary } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { Tag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { euroInText } from '../../lib/euro.ts'
import styles from './deposit.module.css'
import { noteOf } from './note-of.ts'

interface DepositNoteProps {
  request: Pick<Booking, 'role' | 'otherParty'>
  summary: DepositSummary
}

/** How the return of a deposit stands, and what is due until when. */
export function DepositNote({ request: { role, otherParty }, summary }: DepositNoteProps) {
  const intl = useIntl()
  const note = noteOf(summary)
  if (!note) return null
  const { receivedCents, returnedCents, answerUntil, payUntil, overdueFrom, isLate } = summary

  return (
    <p className={styles.note}>
      {isLate && (
        <Tag tone="danger">
          <FormattedMessage id="deposit.late" />
        </Tag>
      )}
      <FormattedMessage
        tagName="span"
        id={`deposit.note.${note}.${role}`}
        values={{
          name: otherParty.name || intl.formatMessage({ id: 'requests.formerMember' }),
          deposit: euroInText(intl, receivedCents),
          returned: euroInText(intl, returnedCents ?? 0),
          kept: euroInText(intl, receivedCents - (returnedCents ?? 0)),
          answer: answerUntil && formatDay(answerUntil),
          pay: payUntil && formatDay(payUntil),
          overdue: formatDay(overdueFrom),
        }}
      />
    </p>
  )
}
