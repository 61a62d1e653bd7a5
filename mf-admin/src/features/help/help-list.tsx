import { closeHelpRequest, listHelpRequests, reopenHelpRequest } from '@domizil/api'
import { adminPath } from '@domizil/links'
import { CircleCheck, History, Mail, RotateCcw } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { LongText, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'

/** All help requests; by default the open ones, newest first. */
export const HELP_LIST = describeList(listHelpRequests, 'helpRequests', {
  keyOf: ({ id }) => id,
  titleOf: ({ reference }) => reference,
  people: { userId: 'auditSubject.USER' },
  filters: { status: { usual: ['OPEN'] } },
  columns: [
    {
      id: 'reference',
      width: 130,
      cell: ({ id, reference, fromTeam }) => (
        <NameCell
          name={<Link to={adminPath({ tab: 'help', request: String(id) })}>{reference}</Link>}
          below={fromTeam && <FormattedMessage id="desk.fromTeam" />}
        />
      ),
    },
    {
      id: 'message',
      width: 190,
      isText: true,
      isOnCard: true,
      cell: ({ message }) => <LongText text={message} />,
    },
    { id: 'time', width: 150, isOnCard: true },
    {
      id: 'email',
      width: 200,
      isText: true,
      isOnCard: true,
      cell: ({ email }) => <span translate="no">{email}</span>,
    },
    {
      id: 'topic',
      width: 130,
      isOnCard: true,
    },
    { id: 'name', width: 130 },
    { id: 'phone', width: 130 },
    { id: 'page', width: 140, cell: ({ pageUrl }) => pageUrl || <Nothing /> },
    { id: 'locale', width: 100 },
    {
      id: 'status',
      width: 124,
      isKey: true,
      cell: ({ status, closedBy }) => (
        <Status
          code={status}
          word={`helpStatus.${status}`}
          why={closedBy === '' ? <FormattedMessage id="cell.left" /> : closedBy}
        />
      ),
    },
    { id: 'assignee', width: 140 },
    { id: 'answered', width: 150 },
    { id: 'closed', width: 150 },
  ],
  links: [
    {
      id: 'answer',
      Icon: Mail,
      to: ({ id }) => adminPath({ tab: 'help', request: String(id) }),
      isNext: ({ status }) => status === 'OPEN',
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('HELP_REQUEST', id) },
  ],
  actions: [
    {
      id: 'closeHelp',
      Icon: CircleCheck,
      isHarmless: true,
      isForMany: true,
      isPossible: ({ status }) => status === 'OPEN',
      run: (shell, { id }) => shell.send(closeHelpRequest, { params: { id } }),
      undo: (shell, { id }) => shell.send(reopenHelpRequest, { params: { id } }),
    },
    {
      id: 'reopenHelp',
      Icon: RotateCcw,
      isHarmless: true,
      isForMany: true,
      isPossible: ({ status }) => status === 'CLOSED',
      run: (shell, { id }) => shell.send(reopenHelpRequest, { params: { id } }),
      undo: (shell, { id }) => shell.send(closeHelpRequest, { params: { id } }),
    },
  ],
})
