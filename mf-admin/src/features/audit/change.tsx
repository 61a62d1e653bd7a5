import type { AuditEntry } from '@domizil/api'
import type { AuditSubject } from '@domizil/domain'
import { useIntl } from 'react-intl'
import styles from './audit.module.css'

const STATUS_WORDS: Record<AuditSubject, (code: string) => string> = {
  FLAT: (code) => `flatStatus.${code}`,
  BOOKING: (code) => `bookingStatus.${code}`,
  USER: (code) => `userStatus.${code}`,
  REVIEW: (code) => `reviewStatus.${code}`,
  INVOICE: (code) => `invoiceStatus.${code}`,
  HELP_REQUEST: (code) => `helpStatus.${code}`,
  REPORT: (code) => `reportStatus.${code}`,
  MESSAGE: (code) => code,
}

/** The state before and after an action. A status is translated, other values are shown as stored. */
export function Change({ entry: { subjectType, before, after } }: { entry: AuditEntry }) {
  const intl = useIntl()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]

  const wordOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null) return '–'
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const id = STATUS_WORDS[subjectType](text)
    return field === 'status' && id in intl.messages ? intl.formatMessage({ id }) : text
  }

  return (
    <ul className={styles.change}>
      {fields.map((field) => (
        <li key={field}>
          {field !== 'status' && <code>{field} </code>}
          {wordOf(field, before[field])} → {wordOf(field, after[field])}
        </li>
      ))}
    </ul>
  )
}
