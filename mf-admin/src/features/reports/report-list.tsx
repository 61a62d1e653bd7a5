import { listAdminReports } from '@domizil/api'
import { adminListPath, flatPath } from '@domizil/links'
import { Eye, History, Users } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { LongText, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { DECISIONS, isToDecide } from './decision-actions.ts'
import { OutcomeWords } from './outcome-words.tsx'
import { ReportDecisions } from './report-decisions.tsx'

/** All reports of content; by default those that wait for a decision, about a complaint too. */
export const REPORT_LIST = describeList(listAdminReports, 'reports', {
  keyOf: ({ id }) => id,
  titleOf: ({ reference }) => reference,
  people: { reporterId: 'column.reporter', affectedId: 'column.affected' },
  filters: { status: { usual: ['OPEN', 'COMPLAINT'] } },
  columns: [
    { id: 'reference', width: 140, cell: ({ reference }) => <NameCell name={reference} /> },
    {
      id: 'subject',
      width: 110,
      isOnCard: true,
    },
    {
      id: 'excerpt',
      width: 196,
      isText: true,
      isOnCard: true,
      cell: ({ excerpt }) => <LongText text={excerpt} />,
    },
    {
      id: 'ground',
      width: 150,
      isOnCard: true,
    },
    { id: 'time', width: 150, isOnCard: true },
    {
      id: 'message',
      word: 'column.reportMessage',
      width: 240,
      isText: true,
      isOnCard: true,
      cell: ({ message }) => <LongText text={message} />,
    },
    {
      id: 'status',
      width: 150,
      isKey: true,
      cell: ({ status, decisions }) => {
        const made = decisions.findLast(({ decision }) => decision !== null)
        return (
          <Status
            code={status}
            word={`reportStatus.${status}`}
            why={made && <OutcomeWords outcomes={made.outcomes} />}
          />
        )
      },
    },
    {
      id: 'complaint',
      width: 220,
      isOnCard: true,
      isRelated: true,
      cell: ({ complaint }) => <LongText text={complaint} />,
    },
    { id: 'affected', cell: ({ affected }) => affected || <FormattedMessage id="cell.left" /> },
    {
      id: 'reporter',
      cell: ({ reporter, message }) =>
        // Without words there was no report: an administrator has decided alone.
        reporter || (message ? <FormattedMessage id="cell.left" /> : <Nothing />),
    },
  ],
  more: [{ id: 'state', cell: ({ state }) => <Status code={state} word={`reportState.${state}`} /> }],
  isToDecide,
  Related: ReportDecisions,
  links: [
    {
      id: 'openFlat',
      Icon: Eye,
      isPossible: ({ flatId }) => flatId !== null,
      to: ({ flatId }) => flatPath(flatId ?? 0),
    },
    {
      id: 'affected',
      Icon: Users,
      isPossible: ({ affectedId }) => affectedId !== null,
      to: ({ affectedId }) => adminListPath('users', { details: affectedId ?? '' }),
    },
    {
      id: 'reporter',
      Icon: Users,
      isPossible: ({ reporterId }) => reporterId !== null,
      to: ({ reporterId }) => adminListPath('users', { details: reporterId ?? '' }),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('REPORT', id) },
  ],
  actions: DECISIONS,
})
