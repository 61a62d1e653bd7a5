import type { AuditEntry } from '@domizil/api'
import { Link } from '@domizil/app-kit/router'
import { pathInAdmin } from '@domizil/links'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import styles from './audit.module.css'

/** The name of the subject of an entry: of a list its heading, of what is gone its number. */
export function subjectNameOf({ subjectType, subjectId, subject }: AuditEntry, intl: IntlShape): string {
  if (subjectType === 'LIST') return intl.formatMessage({ id: `list.${subjectId}` })
  if (subject !== null) return subject
  // A person who has left has no number that people know.
  return subjectType === 'USER'
    ? intl.formatMessage({ id: 'cell.left' })
    : intl.formatMessage({ id: 'cell.number' }, { id: subjectId })
}

/** The subject of an entry by its kind and name, as a link to it. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
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
