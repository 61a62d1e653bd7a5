import { TIME_OF_DAY } from '@domizil/domain'
import { CircleAlert, CircleCheck, RefreshCw, Trash2 } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './cards.module.css'
import { type Imported, countsOf } from './imported.ts'
import { UnreadEntries } from './unread-entries.tsx'
import { useImport } from './use-import.ts'

/** The imported calendar: the time and size of the last import, and later failures. */
export function ImportedCalendar({ calendar }: { calendar: Imported }) {
  const { read, remove, isBusy, problem } = useImport()
  const url = calendar.calendarUrl

  return (
    <div className={styles.import}>
      <p className={styles.address}>
        <b>{hostOf(url)}</b>
        <span>{url}</span>
      </p>
      <Sync calendar={calendar} isFine={!calendar.lastError && !problem && calendar.problems.length === 0} />
      <Trouble calendar={calendar} problem={problem} />
      <UnreadEntries calendar={calendar} />
      <div className={styles.buttons}>
        <Button
          size="small"
          busy={isBusy}
          icon={<RefreshCw size={15} aria-hidden="true" />}
          onClick={() => void read(url)}
        >
          <FormattedMessage id="import.again" />
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={isBusy}
          icon={<Trash2 size={15} aria-hidden="true" />}
          onClick={() => !isBusy && void remove(url)}
        >
          <FormattedMessage id="import.remove" />
        </Button>
      </div>
    </div>
  )
}

// The format of days in every language is the German one.
const DAY = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })

function Sync({ calendar, isFine }: { calendar: Imported; isFine: boolean }) {
  const intl = useIntl()
  if (!calendar.lastSyncAt) return null

  const when = new Date(calendar.lastSyncAt)
  const day = DAY.format(when)
  const time = intl.formatTime(when, TIME_OF_DAY)
  return (
    <p className={isFine ? styles.good : styles.hint} role="status">
      {isFine && <CircleCheck size={15} aria-hidden="true" />}
      <FormattedMessage id="import.synced" values={{ day, time, read: countsOf(calendar, intl) }} />
    </p>
  )
}

/** The failure of the last scheduled or manual import. */
function Trouble({ calendar: { lastError }, problem }: { calendar: Imported; problem: string | undefined }) {
  const intl = useIntl()
  const sentence = problem ?? (lastError && intl.formatMessage({ id: `import.problem.${lastError}` }))
  if (!sentence) return null

  return (
    <p className={styles.bad} role="alert">
      <CircleAlert size={15} aria-hidden="true" />
      {sentence}
    </p>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
