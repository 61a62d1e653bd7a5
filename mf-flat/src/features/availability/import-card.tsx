import type { FlatCalendars, ImportedCalendar } from '@domizil/api'
import { Button, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { MAX_CALENDAR_NAME, MAX_CALENDARS, TIME_OF_DAY } from '@domizil/domain'
import { CircleAlert, CircleCheck, Pencil, Plus, RefreshCw, Trash2 } from '@domizil/ui/icons'
import { useAttempt, useDialog, useSay, useShell } from '@domizil/app-kit'
import { dayOfMoment } from '@domizil/app-kit/today'
import { type ShownRefusal, shownRefusal } from '@domizil/app-kit/problems'
import styles from './cards.module.css'
import { useAvailabilityChanges } from './availability.ts'
import { ModalDialog } from '@domizil/app-kit/modal'
import { OneFieldDialog, Problem } from './one-field-dialog.tsx'

/** What is asked about a calendar. */
interface Task {
  readonly kind: 'rename' | 'remove'
  readonly id: number
}

/** An imported calendar: its name, the time and size of the last import, and later failures. */
function CalendarItem({ calendar, onAsk }: { calendar: ImportedCalendar; onAsk: (task: Task) => void }) {
  const say = useSay()
  const { read, isBusy, errors, problem: otherProblem } = useImport()
  // No field of it is on the page: the address stands above.
  const problem = errors['calendarUrl'] ?? otherProblem
  const { id, name, calendarUrl: url } = calendar
  const ask = (kind: Task['kind']) => !isBusy && onAsk({ kind, id })
  const labelled = (action: string) => say('import.label', { action, name })

  return (
    <li className={styles.import}>
      <p className={styles.address}>
        <b>{name}</b>
        <span>{url}</span>
      </p>
      <Sync calendar={calendar} isFine={!calendar.lastError && !problem && calendar.problems.length === 0} />
      <Trouble calendar={calendar} problem={problem} />
      <UnreadEntries calendar={calendar} />
      <div className={styles.buttons}>
        <Button
          size="small"
          busy={isBusy}
          icon={<RefreshCw size={15} />}
          aria-label={labelled(say('import.again'))}
          onClick={() => void read(url)}
        >
          {say('import.again')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={isBusy}
          icon={<Pencil size={15} />}
          aria-label={labelled(say('import.rename'))}
          onClick={() => ask('rename')}
        >
          {say('import.rename')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={isBusy}
          icon={<Trash2 size={15} />}
          aria-label={labelled(say('import.remove'))}
          onClick={() => ask('remove')}
        >
          {say('import.remove')}
        </Button>
      </div>
    </li>
  )
}

function Sync({ calendar, isFine }: { calendar: ImportedCalendar; isFine: boolean }) {
  const say = useSay()
  const intl = useIntl()
  if (!calendar.lastSyncAt) return null

  const day = dayOfMoment(calendar.lastSyncAt)
  const time = intl.formatTime(calendar.lastSyncAt, TIME_OF_DAY)
  return (
    <p className={isFine ? styles.good : styles.hint} role="status">
      {isFine && <CircleCheck size={15} />}
      {say('import.synced', { day, time, read: countsOf(calendar, intl) })}
    </p>
  )
}

/** The failure of the last scheduled or manual import. */
function Trouble({
  calendar: { lastError },
  problem,
}: {
  calendar: ImportedCalendar
  problem: string | undefined
}) {
  const say = useSay()
  const sentence = problem ?? (lastError && say(`import.problem.${lastError}`))
  if (!sentence) return null

  return (
    <p className={styles.bad} role="alert">
      <CircleAlert size={15} />
      {sentence}
    </p>
  )
}

/** The imported calendars, each with its state, and a form for another one. */
export function ImportCard({ calendars }: Pick<FlatCalendars, 'calendars'>) {
  const say = useSay()
  const dialog = useDialog<Task>('calendar')
  const task = dialog.value
  const asked = calendars.find(({ id }) => id === task?.id)

  return (
    <section className={styles.card} aria-labelledby="import-calendar">
      <h2 id="import-calendar">{say('import.title')}</h2>
      <p className={styles.hint}>{say('import.text')}</p>
      {calendars.length > 0 && (
        <ul className={styles.calendars}>
          {calendars.map((calendar) => (
            <CalendarItem key={calendar.id} calendar={calendar} onAsk={dialog.open} />
          ))}
        </ul>
      )}
      {calendars.length < MAX_CALENDARS ? (
        <ImportForm key={calendars.length} isFirst={calendars.length === 0} />
      ) : (
        <p className={styles.hint}>{say('import.full', { count: MAX_CALENDARS })}</p>
      )}
      {asked && task?.kind === 'rename' && <RenameDialog calendar={asked} onClose={dialog.close} />}
      {asked && task?.kind === 'remove' && <RemoveDialog calendar={asked} onClose={dialog.close} />}
    </section>
  )
}

/** The press that opened a form asked for its first field. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

/** Adds a calendar; closed at first where there is one already. */
function ImportForm({ isFirst }: { isFirst: boolean }) {
  const say = useSay()
  const { read, isBusy, errors, problem, forgive } = useImport()
  const [isOpen, setIsOpen] = useState(isFirst)
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const missing = isEmpty ? say('import.required') : undefined

  if (!isOpen) {
    return (
      <Button block icon={<Plus size={16} />} onClick={() => setIsOpen(true)}>
        {say('import.add')}
      </Button>
    )
  }

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsEmpty(!url.trim())
    if (url.trim()) void read(url.trim(), name)
    else event.currentTarget.querySelector<HTMLElement>('[type="url"]')?.focus()
  }

  return (
    <form ref={isFirst ? null : focusFirst} className={styles.import} noValidate onSubmit={handleSubmit}>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        label={say('import.address')}
        placeholder="https://…/calendar.ics"
        value={url}
        error={missing ?? errors['calendarUrl'] ?? problem}
        onChange={(event) => {
          setUrl(event.target.value)
          setIsEmpty(false)
          forgive()
        }}
      />
      <TextField
        autoComplete="off"
        maxLength={MAX_CALENDAR_NAME}
        label={say('import.nameOptional')}
        hint={say('import.name.hint')}
        value={name}
        error={errors['name']}
        onChange={(event) => {
          setName(event.target.value)
          forgive()
        }}
      />
      <Button type="submit" block busy={isBusy}>
        {say('import.submit')}
      </Button>
    </form>
  )
}

/** The entries of the imported calendar that could not be read completely, and why. */
function UnreadEntries({ calendar: { problems, partCount, unreadCount } }: { calendar: ImportedCalendar }) {
  const say = useSay()
  if (problems.length === 0) return null
  const more = partCount + unreadCount - problems.length

  return (
    <div className={styles.unread}>
      <p className={styles.bad}>
        <CircleAlert size={15} />
        {say('import.notWhole')}
      </p>
      <details>
        <summary>{say('import.entries')}</summary>
        <ul>
          {problems.map((problem) => (
            <UnreadEntry key={`${problem.line} ${problem.uid}`} problem={problem} />
          ))}
        </ul>
        {more > 0 && say('import.more', { count: more })}
      </details>
    </div>
  )
}

function UnreadEntry({
  problem: { uid, line, reason, isBlocked },
}: {
  problem: ImportedCalendar['problems'][number]
}) {
  const say = useSay()

  return (
    <li>
      <b>{say('import.line', { line })}</b>
      {uid && <code>{uid}</code>}
      <span>{say(`import.entry.${reason}`)}</span>
      {reason !== 'CUT_OFF' && <span>{say(isBlocked ? 'import.blocked' : 'import.notBlocked')}</span>}
    </li>
  )
}

const NO_REFUSAL: ShownRefusal = { errors: {}, problem: undefined }

/** Imports a calendar, or reads it again. */
function useImport() {
  const say = useSay()
  const intl = useIntl()
  const shell = useShell()
  const { importCalendar } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  async function read(url: string, name?: string): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(NO_REFUSAL)
    try {
      const calendar = await importCalendar(url, name)
      if (!calendar) return
      const values = { name: calendar.name, read: countsOf(calendar, intl) }
      shell.notify({ kind: 'success', message: say('import.done', values) })
    } catch (error) {
      setRefusal(shownRefusal(error, ['calendarUrl', 'name']))
    } finally {
      setIsBusy(false)
    }
  }

  return { read, isBusy, ...refusal, forgive: () => setRefusal(NO_REFUSAL) }
}

/** How many entries were read, and how many only in part or not at all. */
function countsOf({ eventCount, partCount, unreadCount }: ImportedCalendar, intl: IntlShape): string {
  const total = eventCount + partCount + unreadCount
  return intl.formatMessage(
    { id: 'import.counts' },
    { total, count: eventCount, part: partCount, unread: unreadCount },
  )
}

interface CalendarDialogProps {
  calendar: ImportedCalendar
  onClose: () => void
}

/** Gives an imported calendar another name. */
function RenameDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useSay()
  const { renameCalendar } = useAvailabilityChanges()

  return (
    <OneFieldDialog
      title={say('import.rename.title', { name: calendar.name })}
      action={say('import.rename.save')}
      field="name"
      label={say('import.name')}
      maxLength={MAX_CALENDAR_NAME}
      value={calendar.name}
      required={say('import.name.required')}
      done={say('import.renamed')}
      save={(name) => renameCalendar(calendar, name)}
      onClose={onClose}
    />
  )
}

/** Asks before an imported calendar is removed: its days become free. */
function RemoveDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useSay()
  const { forgetCalendar } = useAvailabilityChanges()
  const { name } = calendar
  const doneText = say('import.removed', { name })
  const { attempt, isBusy, problem } = useAttempt(doneText, onClose)
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={say('import.remove.title', { name })}
      closeLabel={say('dialog.close')}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void attempt(() => forgetCalendar(calendar))}>
            {say('import.remove.do')}
          </Button>
        </>
      }
    >
      <p>{say('import.remove.text')}</p>
      <Problem>{problem}</Problem>
    </ModalDialog>
  )
}
