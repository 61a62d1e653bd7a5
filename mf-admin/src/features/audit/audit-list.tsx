import { listAuditEntries } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { LongText, Moment, NameCell, Words } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { Change } from './change.tsx'
import { SubjectLink, subjectNameOf } from './subject-link.tsx'

/** The audit log: the actions of administrators, with the state before and after. */
export const AUDIT_LIST = describeList(listAuditEntries, 'audit', {
  keyOf: ({ id }) => id,
  titleOf: subjectNameOf,
  people: {},
  filters: {
    subjectId: {
      personWord: ({ subjectType }) => (subjectType?.join() === 'USER' ? 'auditSubject.USER' : undefined),
    },
  },
  columns: [
    {
      id: 'time',
      width: 156,
      cell: ({ time, admin }) => (
        <NameCell name={<Moment at={time} />} below={admin || <FormattedMessage id="cell.left" />} />
      ),
    },
    {
      id: 'action',
      width: 180,
      isText: true,
      isOnCard: true,
      cell: ({ action }) => <Words id={`auditAction.${action}`} />,
    },
    {
      id: 'subjectType',
      width: 220,
      isText: true,
      isOnCard: true,
      cell: (entry) => <SubjectLink entry={entry} />,
    },
    { id: 'change', width: 190, isText: true, isOnCard: true, cell: (entry) => <Change entry={entry} /> },
    {
      id: 'reason',
      width: 220,
      isText: true,
      isOnCard: true,
      cell: ({ reason }) => <LongText text={reason} />,
    },
    { id: 'admin', width: 140, cell: ({ admin }) => admin || <FormattedMessage id="cell.left" /> },
  ],
})
