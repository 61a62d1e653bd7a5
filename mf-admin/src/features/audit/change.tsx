import type { AuditEntry } from '@domizil/api'
import { formatDay, isDay } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { STATUS_WORDS } from '../../lib/audit-status-words.ts'
import { usePersonName } from '../../lib/list/use-person-name.ts'
import styles from './audit.module.css'

/** The state before and after an action, in the reader's words; a code that has none is shown as stored. */
export function Change({ entry: { subjectType, subjectId, before, after } }: { entry: AuditEntry }) {
  const intl = useIntl()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const known = (id: string) => (id in intl.messages ? intl.formatMessage({ id }) : undefined)

  // An export changes nothing: its filters have no state before.
  const isExport = subjectType === 'LIST'
  const labelOf = (field: string) =>
    [`auditField.${field}`, `column.${field}`, `column.${field.replace(/Id$/, '')}`, `days.${field}`]
      .map(known)
      .find(Boolean) ?? field

  const wordOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null) return '–'
    if (typeof value === 'boolean') {
      return known(`${VALUES_OF[field]}.${value}`) ?? intl.formatMessage({ id: `yesNo.${value}` })
    }
    if (Array.isArray(value)) {
      return value.length === 0 ? '–' : intl.formatList(value.map((one) => wordOf(field, one)))
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const ids =
      field === 'status'
        ? [STATUS_WORDS[subjectType](text, subjectId)]
        : [`${VALUES_OF[field] ?? field}.${text}`]
    return ids.map(known).find(Boolean) ?? asWritten(text)
  }

  return (
    <ul className={styles.change}>
      {fields
        .filter((field) => field === 'status' || wordOf(field, before[field]) !== wordOf(field, after[field]))
        .map((field) => (
          <li key={field}>
            {(isExport || field !== 'status') && <span>{`${labelOf(field)}: `}</span>}
            {!isExport && <span>{`${wordOf(field, before[field])} → `}</span>}
            {isExport && isPerson(field, subjectId) ? (
              <PersonName id={String(after[field])} />
            ) : (
              <span>{wordOf(field, after[field])}</span>
            )}
          </li>
        ))}
    </ul>
  )
}

/** Days as people write them; of a hash its beginning. */
function asWritten(text: string): string {
  if (HASH.test(text)) return `${text.slice(0, HASH_SHOWN)}…`
  return isDay(text) ? formatDay(text) : text
}

/** Whether a filter of an exported list has the id of a person. */
const isPerson = (field: string, list: string) => field.endsWith('Id') && list !== 'audit'

function PersonName({ id }: { id: string }) {
  return usePersonName(id)
}

/** The messages of a field's values, where they are not named like the field. */
const VALUES_OF: Readonly<Record<string, string>> = {
  decision: 'reportDecision',
  mail: 'mailKind',
  kind: 'mailKind',
  type: 'flatField.type',
  changed: 'flatField',
  topic: 'helpTopic',
  ground: 'reportGround',
  subject: 'reportSubject',
  source: 'searchSource',
  empty: 'found',
  action: 'auditAction',
  subjectType: 'auditSubject',
}

const HASH = /^[0-9a-f]{32,}$/
const HASH_SHOWN = 8
