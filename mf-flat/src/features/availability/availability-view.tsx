import type { BlockedPeriod } from '@domizil/api'
import { useCommand, useDialog, useSay, useShell } from '@domizil/app-kit'
import { Breadcrumb } from '@domizil/app-kit/breadcrumb'
import { Link } from '@domizil/app-kit/router'
import { today } from '@domizil/app-kit/today'
import { addDays, type Day, formatDay, MAX_BLOCK_NOTE, type Period } from '@domizil/domain'
import { flatBookingsPath, flatPath, myFlatsPath } from '@domizil/links'
import { CalendarCheck, Check, Lock, Pencil, Rss, Trash2, User } from '@domizil/ui/icons'
import { Button, SectionHeading, Tag, type Tone } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { detailOf } from '../../lib/block-names.ts'
import { useOwnTitle } from '../../lib/use-own-title.ts'
import styles from './availability-view.module.css'
import { type Availability, FlatIdContext, useAvailabilityChanges } from './availability.ts'
import { BlockForm } from './block-form.tsx'
import { BlockedCalendar } from './blocked-calendar.tsx'
import cards from './cards.module.css'
import banner from './confirm-banner.module.css'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'
import { OneFieldDialog } from './one-field-dialog.tsx'
import { countDays, lengthOf, periodOf, type Source } from './periods.ts'
import { useSelection } from './use-selection.ts'

const SOURCE_LOOKS: Record<Source, { tone: Tone; icon: ReactNode }> = {
  OWNER: { tone: 'neutral', icon: <Lock size={13} /> },
  BOOKING: { tone: 'brand', icon: <User size={13} /> },
  CALENDAR: { tone: 'info', icon: <Rss size={13} /> },
}

const FRESH_DAYS = 14

/** The blocked days of a flat: shown, blocked and freed, by hand and by imported calendars. */
export function AvailabilityView({ availability }: { availability: Availability }) {
  const say = useSay()
  const { flat, blockedPeriodList: periods, confirmedOn, calendars } = availability
  const selection = useSelection()
  const [blocked, setBlocked] = useState<Period>()
  const isOwner = calendars !== null

  return (
    <FlatIdContext value={flat.id}>
      <Head id={flat.id} title={useOwnTitle()(flat)} />
      {isOwner ? (
        <ConfirmBanner confirmedOn={confirmedOn} />
      ) : (
        <p className={styles.note}>{say('availability.readOnly')}</p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <BlockedCalendar
            flatId={flat.id}
            periods={periods}
            selection={isOwner ? selection : undefined}
            blocked={blocked}
          />
          <PeriodTable flatId={flat.id} periods={periods} canFree={isOwner} />
        </div>
        {isOwner && (
          <aside className={styles.side}>
            <BlockForm periods={periods} selection={selection} onBlocked={setBlocked} />
            <ImportCard calendars={calendars.calendars} />
            <ExportCard feedPath={calendars.feedPath} />
          </aside>
        )}
      </div>
    </FlatIdContext>
  )
}

function Head({ id, title }: { id: number; title: string }) {
  const say = useSay()

  return (
    <header>
      <Breadcrumb
        label={say('heading.breadcrumb')}
        above={[
          { to: myFlatsPath(), name: say('ownFlats.title') },
          { to: flatPath(id), name: title },
        ]}
        current={say('availability.title')}
      />
      <h1 className={styles.heading}>{say('availability.title')}</h1>
    </header>
  )
}

interface NoteDialogProps {
  period: BlockedPeriod
  /** The days of the period. */
  words: string
  onClose: () => void
}

interface PeriodTableProps {
  flatId: number
  periods: readonly BlockedPeriod[]
  canFree: boolean
}

/** The blocked periods as a list, with their source and action. */
function PeriodTable({ flatId, periods, canFree }: PeriodTableProps) {
  const say = useSay()
  const days = countDays(periods.map(periodOf))
  const noting = useDialog<number>('block-note')
  const noted = periods.find(({ id, source }) => id === noting.value && source === 'OWNER')

  return (
    <section aria-labelledby="blocked-periods">
      <SectionHeading
        level={2}
        id="blocked-periods"
        title={say('periods.title')}
        action={
          periods.length > 0 && (
            <span className={cards.hint} role="status">
              {say('periods.count', { count: periods.length, days })}
            </span>
          )
        }
      />
      {periods.length === 0 ? (
        <p className={styles.none}>{say('periods.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {['period', 'days', 'source'].map((column) => (
                <th key={column} scope="col">
                  {say(`periods.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{say('periods.action')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <PeriodRow
                key={period.id}
                flatId={flatId}
                period={period}
                canFree={canFree}
                onNote={() => noting.open(period.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {canFree && noted && <NoteDialog period={noted} words={wordsOf(noted)} onClose={noting.close} />}
    </section>
  )
}

interface PeriodRowProps {
  flatId: number
  period: BlockedPeriod
  canFree: boolean
  onNote: () => void
}

function PeriodRow({ flatId, period, canFree, onNote }: PeriodRowProps) {
  const intl = useIntl()
  const say = useSay()
  const { source } = period
  const detail = detailOf(period)
  const words = wordsOf(period)

  return (
    <tr>
      <th scope="row">{words}</th>
      <td className={styles.number}>
        {intl.formatNumber(lengthOf(periodOf(period)))}
        <span className={styles.unit}> {say('periods.days')}</span>
      </td>
      <td>
        <Tag tone={SOURCE_LOOKS[source].tone} icon={SOURCE_LOOKS[source].icon}>
          {say(`source.${source}`)}
        </Tag>
        {detail && <p className={styles.detail}>{detail}</p>}
      </td>
      <td className={styles.act}>
        {source === 'BOOKING' && (
          <Link
            className={styles.link}
            to={flatBookingsPath(flatId, { booking: period.bookingId })}
            aria-label={say('periods.openLabel', { period: words })}
          >
            {say('periods.open')}
          </Link>
        )}
        {source === 'CALENDAR' && <span className={cards.hint}>{say('periods.fromFeed')}</span>}
        {source === 'OWNER' && canFree && (
          <div className={styles.buttons}>
            <Button
              variant="quiet"
              size="small"
              icon={<Pencil size={16} />}
              aria-label={say('note.title', { period: words })}
              onClick={onNote}
            />
            <FreeButton period={period} words={words} />
          </div>
        )}
      </td>
    </tr>
  )
}

function wordsOf({ blockedFrom, blockedTo }: BlockedPeriod): string {
  return `${formatDay(blockedFrom)} – ${formatDay(blockedTo)}`
}

function FreeButton({ period, words }: { period: BlockedPeriod; words: string }) {
  const say = useSay()
  const { free, isBusy } = useFreeing(period, words)

  return (
    <Button
      variant="quiet"
      size="small"
      busy={isBusy}
      icon={<Trash2 size={16} />}
      aria-label={say('periods.freeLabel', { period: words })}
      onClick={() => void free()}
    />
  )
}

/** Frees days at once, and offers an undo. */
function useFreeing(period: BlockedPeriod, words: string) {
  const say = useSay()
  const shell = useShell()
  const { freeDays, blockDays } = useAvailabilityChanges()
  const { run, isBusy } = useCommand()

  async function free(): Promise<void> {
    if (!(await run(() => freeDays(period)))) return
    shell.notify({
      kind: 'success',
      message: say('periods.freed', { period: words }),
      action: {
        label: say('undo'),
        run: () => void run(() => blockDays(periodOf(period), period.note)),
      },
    })
  }

  return { free, isBusy }
}

/** Changes the note beside blocked days. */
function NoteDialog({ period, words, onClose }: NoteDialogProps) {
  const say = useSay()
  const { noteDays } = useAvailabilityChanges()

  return (
    <OneFieldDialog
      title={say('note.title', { period: words })}
      action={say('note.save')}
      field="note"
      label={say('note.label')}
      hint={say('note.hint')}
      maxLength={MAX_BLOCK_NOTE}
      value={period.note ?? ''}
      done={say('note.saved')}
      save={(note) => noteDays(period, note)}
      onClose={onClose}
    />
  )
}

/** Asks the owner to confirm the calendar, unless that was done recently. */
function ConfirmBanner({ confirmedOn }: { confirmedOn: Day | null }) {
  const say = useSay()
  const shell = useShell()
  const { confirmDays } = useAvailabilityChanges()
  const { run, isBusy } = useCommand()
  if (confirmedOn && confirmedOn > addDays(today(), -FRESH_DAYS)) return null
  const confirm = async () => {
    await confirmDays()
    shell.notify({ kind: 'success', message: say('confirm.done') })
  }

  return (
    <section className={banner.banner} aria-labelledby="confirm-calendar">
      <CalendarCheck size={22} />
      <div>
        <h2 id="confirm-calendar">{say('confirm.title')}</h2>
        <p>
          {confirmedOn ? (
            <span>{say('confirm.last', { day: formatDay(confirmedOn) })}</span>
          ) : (
            <span>{say('confirm.never')}</span>
          )}{' '}
          {say('confirm.why')}
        </p>
      </div>
      <Button busy={isBusy} icon={<Check size={17} />} onClick={() => void run(confirm)}>
        {say('confirm.yes')}
      </Button>
    </section>
  )
}
