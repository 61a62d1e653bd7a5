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
  const name = subject ?? gone
  const to = subject === null ? undefined : pathInAdmin(subjectType, { id: subjectId, name: subject })

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
