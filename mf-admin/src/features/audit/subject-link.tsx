import type { AuditEntry } from '@domizil/api'
import { Link } from '@domizil/app-kit/router'
import { pathInAdmin } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './audit.module.css'

/** The subject of an entry by its kind and name, as a link to it. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const { subjectType, subjectId, subject } = entry
  // A person who has left has no number that people know.
  const gone =
    subjectType === 'USER' ? (
      <FormattedMessage id="cell.left" />
    ) : (
      <FormattedMessage id="cell.number" values={{ id: subjectId }} />
    )
  const isList = subjectType === 'LIST'
  const name = isList ? <FormattedMessage id={`list.${subjectId}`} /> : (subject ?? gone)
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
