import { listHelpRequests } from '@domizil/contract'
import { HELP_TOPICS, LOCALES } from '@domizil/domain'
import { FormattedMessage } from 'react-intl'
import { LongText, Moment, NameCell, Nothing } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/list-description.ts'

/** What people have asked, the newest first. */
export const HELP_LIST = describeList(listHelpRequests, {
  name: 'helpRequests',
  keyOf: ({ id }) => id,
  titleOf: ({ reference }) => reference,
  order: { sort: 'time', dir: 'desc' },
  filters: [
    { id: 'topic', codes: HELP_TOPICS, wordOf: (code) => `helpTopic.${code}` },
    { id: 'locale', codes: LOCALES, wordOf: (code) => `locale.${code}` },
  ],
  columns: [
    { id: 'reference', cell: ({ reference }) => <NameCell name={reference} /> },
    { id: 'time', isOnCard: true, cell: ({ time }) => <Moment at={time} /> },
    { id: 'topic', isOnCard: true, cell: ({ topic }) => <FormattedMessage id={`helpTopic.${topic}`} /> },
    { id: 'message', isOnCard: true, cell: ({ message }) => <LongText text={message} /> },
    { id: 'email', isOnCard: true, cell: (asked) => <AnswerLink {...asked} /> },
    { id: 'name', cell: ({ name }) => name ?? <Nothing /> },
    { id: 'phone', cell: ({ phone }) => phone ?? <Nothing /> },
    { id: 'page', cell: ({ pageUrl }) => pageUrl },
    { id: 'locale', cell: ({ locale }) => <FormattedMessage id={`locale.${locale}`} /> },
  ],
})

/** Answers are written with the administrator's own mail program. */
function AnswerLink({ email, reference }: { email: string; reference: string }) {
  // A stranger wrote it: it shall name one recipient and nothing else.
  const recipient = encodeURIComponent(email).replace('%40', '@')

  return <a href={`mailto:${recipient}?subject=${encodeURIComponent(reference)}`}>{email}</a>
}
