import type { BlockedPeriod } from '@domizil/api'
import { isApiError, useDialog, useLocale, useSay, useShell } from '@domizil/app-kit'
import { useToday } from '@domizil/app-kit/today'
import { addMonths, formatDay, MAX_BLOCK_NOTE, MAX_MONTHS_BLOCKED_AHEAD, type Period } from '@domizil/domain'
import { StayDialog } from '@domizil/ui/calendar'
import { Plus } from '@domizil/ui/icons'
import { Button, TextField } from '@domizil/ui/parts'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { type SyntheticEvent, useId, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useBlockNames } from '../../lib/block-names.ts'
import { type DaysProblem, problemOfDays } from '../../lib/blocked-days.ts'
import { useDayTexts } from '../../lib/use-day-texts.ts'
import { useAvailabilityChanges } from './availability.ts'
import styles from './cards.module.css'
import { lengthOf, obstacleFor } from './periods.ts'
import { type Selection, type useSelection, wholePeriod } from './use-selection.ts'

interface BlockFormProps {
  periods: readonly BlockedPeriod[]
  selection: ReturnType<typeof useSelection>
  onBlocked: (period: Period) => void
}

/** Blocks days between two dates; the calendar beside it fills them in as well. */
export function BlockForm({ periods, selection, onBlocked }: BlockFormProps) {
  const say = useSay()
  const titleId = useId()
  const errorId = useId()
  const { problem, isBusy, block } = useBlocking(periods, selection)
  const [note, setNote] = useState('')
  const chosen = wholePeriod(selection.selection)
  const calendar = useDialog<StayEnd>('block-days')

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void block(note).then((blocked) => {
      if (blocked) {
        setNote('')
        onBlocked(blocked)
      } else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  }

  return (
    <form className={styles.card} aria-labelledby={titleId} noValidate onSubmit={handleSubmit}>
      <h2 id={titleId}>{say('block.title')}</h2>
      <div className={styles.days}>
        <StayField
          value={selection.selection}
          labels={{
            from: say('block.from'),
            to: say('block.to'),
          }}
          locale={useLocale()}
          texts={useDayTexts()}
          errorIds={{
            from: problem && problem.field !== 'blockedTo' ? errorId : undefined,
            to: problem && problem.field !== 'blockedFrom' ? errorId : undefined,
          }}
          onChange={(end, day) => (end === 'from' ? selection.setFrom(day) : selection.setTo(day))}
          onOpen={calendar.open}
        >
          {calendar.value && (
            <BlockCalendar
              end={calendar.value}
              periods={periods}
              selection={selection}
              onClose={calendar.close}
            />
          )}
        </StayField>
      </div>
      {problem && (
        <p className={styles.error} id={errorId} role="alert">
          {problem.message}
        </p>
      )}
      <TextField
        label={say('note.label')}
        hint={say('note.hint')}
        maxLength={MAX_BLOCK_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button variant="primary" block type="submit" busy={isBusy} icon={<Plus size={17} />}>
        {say('block.submit', { count: chosen ? lengthOf(chosen) : 0 })}
      </Button>
      <p className={styles.hint}>{say('block.hint')}</p>
    </form>
  )
}

interface BlockCalendarProps {
  end: StayEnd
  periods: readonly BlockedPeriod[]
  selection: ReturnType<typeof useSelection>
  onClose: () => void
}

/** A calendar of the days that can be blocked, opened from their fields. */
function BlockCalendar({ end, periods, selection: { selection, select }, onClose }: BlockCalendarProps) {
  const say = useSay()
  const today = useToday()
  const { nameOf } = useBlockNames()

  return (
    <StayDialog
      end={end}
      value={selection}
      locale={useLocale()}
      today={today}
      earliest={today}
      latest={addMonths(today, MAX_MONTHS_BLOCKED_AHEAD)}
      texts={{
        title: say('block.title'),
        close: say('stay.calendarClose'),
        task: { from: say('block.choose.from'), to: say('block.choose.to') },
        clear: say('stay.clear'),
        done: say('stay.done'),
        earlier: say('calendar.earlier'),
        later: say('calendar.later'),
      }}
      reasonOf={({ from, to = from }) => {
        const obstacle = from && to && obstacleFor(periods, { from, to })
        return obstacle && nameOf(obstacle)
      }}
      onChange={select}
      onClose={onClose}
    />
  )
}

/** Blocks the selected days, or shows why that is refused; another selection clears the message. */
function useBlocking(
  periods: readonly BlockedPeriod[],
  { selection, clear }: ReturnType<typeof useSelection>,
) {
  const say = useSay()
  const intl = useIntl()
  const shell = useShell()
  const { blockDays } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<DaysProblem & { of: Selection }>()
  const problem = found?.of === selection ? found : undefined

  /** Resolves with the days that are blocked now; undefined after a refusal. */
  async function block(note: string): Promise<Period | undefined> {
    const known = problemOf(selection, periods, intl)
    const period = wholePeriod(selection)
    setFound(known && { ...known, of: selection })
    if (known || !period || isBusy) return undefined

    setIsBusy(true)
    try {
      await blockDays(period, note)
    } catch (error) {
      if (!isApiError(error)) throw error
      setFound({ message: error.message, of: selection })
      return undefined
    } finally {
      setIsBusy(false)
    }

    clear(selection)
    const days = { from: formatDay(period.from), to: formatDay(period.to) }
    shell.notify({ kind: 'success', message: say('block.done', days) })
    return period
  }

  return { problem, isBusy, block }
}

/** The violations that are known without the server: invalid days, and days that are blocked already. */
function problemOf(
  { from, to }: Selection,
  periods: readonly BlockedPeriod[],
  intl: IntlShape,
): DaysProblem | undefined {
  const invalid = problemOfDays({ from, to }, intl)
  if (invalid) return invalid

  const obstacle = from && to && obstacleFor(periods, { from, to })
  if (!obstacle) return undefined
  return {
    // The first day, unless it is free: then the last one runs into the period.
    field: from < obstacle.blockedFrom ? 'blockedTo' : 'blockedFrom',
    message: intl.formatMessage(
      { id: `block.overlaps.${obstacle.source}` },
      { from: formatDay(obstacle.blockedFrom), to: formatDay(obstacle.blockedTo) },
    ),
  }
}
