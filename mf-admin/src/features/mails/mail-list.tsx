import { listMails } from '@domizil/api'
import { adminListPath } from '@domizil/links'
import { Users } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import { LongText, NameCell, Status } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { MailText } from './mail-text.tsx'

const MAIL_LIST = describeList(listMails, 'mails', {
  keyOf: ({ id }) => id,
  titleOf: ({ subject }) => subject,
  people: {},
  filters: { kind: { isSearched: true } },
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
    { id: 'time', width: 150, isOnCard: true },
    { id: 'locale', width: 100 },
    {
      id: 'status',
      width: 170,
      isKey: true,
      cell: ({ status, error }) => <Status code={status} word={`mailStatus.${status}`} why={error} />,
    },
  ],
  more: [{ id: 'kind', cell: ({ kind }) => <Kind of={kind} /> }, { id: 'file' }, { id: 'sent' }],
  Related: ({ row }) => <MailText key={row.id} row={row} />,
  links: [{ id: 'recipient', Icon: Users, to: ({ to }) => adminListPath('users', { q: to }) }],
})

/** The mails that are stored, with what has become of each. They can be narrowed to the kinds that are sent. */
export function mailList(kinds: readonly string[]): typeof MAIL_LIST {
  const filters = MAIL_LIST.filters.map((filter) =>
    filter.id === 'kind' ? { ...filter, codes: kinds } : filter,
  )
  return { ...MAIL_LIST, filters }
}

/** The title of a kind of mail; its code if there is none, for one that is sent no more. */
function Kind({ of }: { of: string }) {
  const { messages } = useIntl()
  const title = messages[`mailKind.${of}`]
  return <span>{typeof title === 'string' ? title : of}</span>
}
