import { type AuditEntry, listAuditEntries } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { formatDay, isDay } from '@domizil/domain'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Link } from '@domizil/app-kit/router'
import { pathInAdmin } from '@domizil/links'
import { LongText, Moment, NameCell, Words } from '../../lib/cells/cells.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { STATUS_WORDS } from '../../lib/audit-status-words.ts'
import { usePersonName } from '../../lib/list/use-person-name.ts'
import styles from './audit.module.css'

/** Whether a filter of an exported list has the id of a person. */
const isPerson = (field: string, list: string) => field.endsWith('Id') && list !== 'audit'
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
  const say = useSay()
  const { subjectType, subjectId, subject } = entry
  const name = subjectNameOf(entry, intl)
  const isList = subjectType === 'LIST'
  const to =
    isList || subject !== null ? pathInAdmin(subjectType, { id: subjectId, name: subject ?? '' }) : undefined

  return (
    <span className={styles.subject}>
      {say('cell.subject', {
        subject: say(`auditSubject.${subjectType}`),
        id: to ? <Link to={to}>{name}</Link> : name,
      })}
    </span>
  )
}

/** The state before and after an action, in the reader's words; a code that has none is shown as stored. */
export function Change({ entry: { subjectType, subjectId, before, after } }: { entry: AuditEntry }) {
  const say = useSay()
  const intl = useIntl()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const known = (id: string) => (id in intl.messages ? say(id) : undefined)

  // An export changes nothing: its filters have no state before.
  const isExport = subjectType === 'LIST'
  const labelOf = (field: string) =>
    [`auditField.${field}`, `column.${field}`, `column.${field.replace(/Id$/, '')}`, `days.${field}`]
      .map(known)
      .find(Boolean) ?? field

  const wordOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null) return '–'
    if (typeof value === 'boolean') {
      return known(`${VALUES_OF[field]}.${value}`) ?? say(`yesNo.${value}`)
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

function PersonName({ id }: { id: string }) {
  return usePersonName(id)
}
