import type { AuditEntry } from '@domizil/api'
import type { AuditSubject } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, adminPath, type PagePath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'

/** Where the subject of an entry is shown. */
const PATHS: Partial<Record<AuditSubject, (entry: AuditEntry) => PagePath>> = {
  FLAT: ({ subjectId }) => adminListPath('flats', { review: Number(subjectId) }),
  BOOKING: ({ subjectId }) => adminListPath('bookings', { q: subjectId }),
  USER: ({ subjectId }) => adminListPath('users', { q: subjectId }),
  INVOICE: ({ subject, subjectId }) => adminListPath('invoices', { q: subject ?? subjectId }),
  HELP_REQUEST: ({ subjectId }) => adminPath({ tab: 'help', request: subjectId }),
  REPORT: ({ subject }) => adminPath({ tab: 'reports', q: subject ?? undefined, status: '' }),
}

/** The subject of an entry by its kind and name, as a link to it. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const { subjectType, subjectId, subject } = entry
  const name = subject ?? <FormattedMessage id="cell.number" values={{ id: subjectId }} />
  const to = subject === null ? undefined : PATHS[subjectType]?.(entry)

  return (
    <FormattedMessage
      id="cell.subject"
      values={{
        subject: <FormattedMessage id={`auditSubject.${subjectType}`} />,
        id: to ? <Link to={to}>{name}</Link> : name,
      }}
    />
  )
}
