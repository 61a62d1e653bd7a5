import type { AuditEntry } from '@domizil/api'
import { useIntl } from 'react-intl'
import { STATUS_WORDS } from '../../lib/audit-status-words.ts'
import styles from './audit.module.css'

/** The state before and after an action, in the reader's words; a code that has none is shown as stored. */
export function Change({ entry: { subjectType, before, after } }: { entry: AuditEntry }) {
  const intl = useIntl()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const known = (id: string) => (id in intl.messages ? intl.formatMessage({ id }) : undefined)

  const wordOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null) return '–'
    if (typeof value === 'boolean') return intl.formatMessage({ id: `yesNo.${value}` })
    if (Array.isArray(value)) {
      return value.length === 0 ? '–' : intl.formatList(value.map((one) => wordOf(field, one)))
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const ids =
      field === 'status' ? [STATUS_WORDS[subjectType](text)] : [`${VALUES_OF[field] ?? field}.${text}`]
    return ids.map(known).find(Boolean) ?? (HASH.test(text) ? `${text.slice(0, HASH_SHOWN)}…` : text)
  }

  return (
    <ul className={styles.change}>
      {fields
        .filter((field) => field === 'status' || wordOf(field, before[field]) !== wordOf(field, after[field]))
        .map((field) => (
          <li key={field}>
            {field !== 'status' && `${known(`auditField.${field}`) ?? field}: `}
            {wordOf(field, before[field])} → {wordOf(field, after[field])}
          </li>
        ))}
    </ul>
  )
}

/** The messages of a field's values, where they are not named like the field. */
const VALUES_OF: Readonly<Record<string, string>> = {
  decision: 'reportDecision',
  changed: 'changes',
  mail: 'mailKind',
}

const HASH = /^[0-9a-f]{32,}$/
const HASH_SHOWN = 8
