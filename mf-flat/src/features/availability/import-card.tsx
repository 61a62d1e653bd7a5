import type { FlatCalendar } from '@domizil/api'
import { Button, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { TIME_OF_DAY } from '@domizil/domain'
import { CircleAlert, CircleCheck, RefreshCw, Trash2 } from '@domizil/ui/icons'
import { isApiError, useShell } from '@domizil/app-kit'
import styles from './cards.module.css'
import { useAvailabilityChanges } from './availability.ts'

/** The imported calendar: the time and size of the last import, and later failures. */
function ImportedCalendar({ calendar }: { calendar: Imported }) {
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

/** The imported calendar: a form for its address, or its state. */
export function ImportCard({ calendar }: Pick<FlatCalendar, 'calendar'>) {
  return (
    <section className={styles.card} aria-labelledby="import-calendar">
      <h2 id="import-calendar">
        <FormattedMessage id="import.title" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="import.text" />
      </p>
      {calendar ? <ImportedCalendar calendar={calendar} /> : <ImportForm />}
    </section>
  )
}

function ImportForm() {
  const intl = useIntl()
  const { read, isBusy, problem, forget } = useImport()
  const [url, setUrl] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const missing = isEmpty ? intl.formatMessage({ id: 'import.required' }) : undefined

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsEmpty(!url.trim())
    if (url.trim()) void read(url.trim())
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form className={styles.import} noValidate onSubmit={handleSubmit}>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        label={intl.formatMessage({ id: 'import.address' })}
        placeholder="https://…/calendar.ics"
        value={url}
        error={missing ?? problem}
        onChange={(event) => {
          setUrl(event.target.value)
          setIsEmpty(false)
          forget()
        }}
      />
      <Button type="submit" block busy={isBusy}>
        <FormattedMessage id="import.submit" />
      </Button>
    </form>
  )
}

/** The entries of the imported calendar that could not be read completely, and why. */
function UnreadEntries({ calendar: { problems, partCount, unreadCount } }: { calendar: Imported }) {
  if (problems.length === 0) return null
  const more = partCount + unreadCount - problems.length

  return (
    <div className={styles.unread}>
      <p className={styles.bad}>
        <CircleAlert size={15} aria-hidden="true" />
        <FormattedMessage id="import.notWhole" />
      </p>
      <details>
        <summary>
          <FormattedMessage id="import.entries" />
        </summary>
        <ul>
          {problems.map((problem) => (
            <UnreadEntry key={`${problem.line} ${problem.uid}`} problem={problem} />
          ))}
        </ul>
        {more > 0 && <FormattedMessage id="import.more" values={{ count: more }} />}
      </details>
    </div>
  )
}

function UnreadEntry({
  problem: { uid, line, reason, isBlocked },
}: {
  problem: Imported['problems'][number]
}) {
  return (
    <li>
      <b>
        <FormattedMessage id="import.line" values={{ line }} />
      </b>
      {uid && <code>{uid}</code>}
      <span>
        <FormattedMessage id={`import.entry.${reason}`} />
      </span>
      {reason !== 'CUT_OFF' && (
        <span>
          <FormattedMessage id={isBlocked ? 'import.blocked' : 'import.notBlocked'} />
        </span>
      )}
    </li>
  )
}

/** Imports, refreshes and removes a calendar. */
function useImport() {
  const intl = useIntl()
  const shell = useShell()
  const { importCalendar, forgetCalendar } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt(action: () => Promise<void>): Promise<boolean> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(error.message)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  async function read(url: string): Promise<void> {
    await attempt(async () => {
      const { calendar } = await importCalendar(url)
      const counts = calendar ? countsOf(calendar, intl) : ''
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'import.done' }, { read: counts }) })
    })
  }

  async function remove(url: string): Promise<void> {
    if (!(await attempt(forgetCalendar))) return
    shell.notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'import.removed' }),
      action: { label: intl.formatMessage({ id: 'undo' }), run: () => void read(url) },
    })
  }

  return { read, remove, isBusy, problem, forget: () => setProblem(undefined) }
}

/** The imported calendar of a flat. */
type Imported = NonNullable<FlatCalendar['calendar']>

/** How many entries were read, and how many only in part or not at all. */
function countsOf({ eventCount, partCount, unreadCount }: Imported, intl: IntlShape): string {
  const total = eventCount + partCount + unreadCount
  return intl.formatMessage(
    { id: 'import.counts' },
    { total, count: eventCount, part: partCount, unread: unreadCount },
  )
}
