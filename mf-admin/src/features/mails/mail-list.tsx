import { listMails } from '@domizil/api'
import { LOCALES, MAIL_KINDS, MAIL_STATUSES } from '@domizil/domain'
import { adminListPath } from '@domizil/links'
import { Users } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { LongText, Moment, NameCell, Nothing, Status, Words } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/list-description.ts'
import { MailText } from './mail-text.tsx'

/** The mails that are stored, with what has become of each. */
export const MAIL_LIST = describeList(listMails, {
  name: 'mails',
  keyOf: ({ id }) => id,
  titleOf: ({ subject }) => subject,
  order: { sort: 'time', dir: 'desc' },
  filters: [
    { id: 'status', codes: MAIL_STATUSES, wordOf: (code) => `mailStatus.${code}` },
    { id: 'kind', codes: MAIL_KINDS, isSearched: true, wordOf: (code) => `mailKind.${code}` },
    { id: 'locale', codes: LOCALES, wordOf: (code) => `locale.${code}` },
  ],
  columns: [
    { id: 'to', width: 220, cell: ({ to }) => <NameCell name={to} /> },
    {
      id: 'mailSubject',
      sort: 'subject',
      width: 260,
      isText: true,
      isOnCard: true,
      cell: ({ subject }) => <LongText text={subject} />,
    },
    { id: 'time', width: 150, isOnCard: true, cell: ({ time }) => <Moment at={time} /> },
    { id: 'locale', width: 100, cell: ({ locale }) => <FormattedMessage id={`locale.${locale}`} /> },
    {
      id: 'status',
      width: 170,
      isKey: true,
      cell: ({ status, error }) => <Status code={status} word={`mailStatus.${status}`} why={error} />,
    },
  ],
  more: [
    { id: 'kind', cell: ({ kind }) => <Words id={`mailKind.${kind}`} /> },
    { id: 'file', cell: ({ file }) => file ?? <Nothing /> },
    { id: 'sent', cell: ({ sent }) => <Moment at={sent} /> },
  ],
  Related: ({ row }) => <MailText key={row.id} row={row} />,
  links: [{ id: 'recipient', Icon: Users, to: ({ to }) => adminListPath('users', { q: to }) }],
})
