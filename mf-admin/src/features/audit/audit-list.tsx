import { type AuditEntry, listAuditEntries } from '@domizil/api'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Link } from '@domizil/app-kit/router'
import { pathInAdmin } from '@domizil/links'
import { LongText, Moment, NameCell, Words } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { Change } from './change.tsx'
import styles from './audit.module.css'

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

/** The name of the subject of an entry: of a list its heading, of what is gone its number. */
function subjectNameOf({ subjectType, subjectId, subject }: AuditEntry, intl: IntlShape): string {
  if (subjectType === 'LIST') return intl.formatMessage({ id: `list.${subjectId}` })
  if (subject !== null) return subject
  // A person who has left has no number that people know.
  return subjectType === 'USER'
    ? intl.formatMessage({ id: 'cell.left' })
    : intl.formatMessage({ id: 'cell.number' }, { id: subjectId })
}

/** The subject of an entry by its kind and name, as a link to it. */
function SubjectLink({ entry }: { entry: AuditEntry }) {
  const intl = useIntl()
  const { subjectType, subjectId, subject } = entry
  const name = subjectNameOf(entry, intl)
  const isList = subjectType === 'LIST'
  const to =
    isList || subject !== null ? pathInAdmin(subjectType, { id: subjectId, name: subject ?? '' }) : undefined

  return (
    <span className={styles.subject}>
      <FormattedMessage
        id="cell.subject"
        values={{
          subject: <FormattedMessage id={`auditSubject.${subjectType}`} />,
          id: to ? <Link to={to}>{name}</Link> : name,
        }}
      />
    </span>
  )
}
