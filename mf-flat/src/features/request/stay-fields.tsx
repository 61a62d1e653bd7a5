import type { DayRange, PublicFlat } from '@domizil/api'
import { lazyChunk, useDialog, useLocale, useSay } from '@domizil/app-kit'
import { Button, SelectField, useMedia } from '@domizil/ui/parts'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { type ReactNode, Suspense, useId } from 'react'
import { useIntl } from 'react-intl'
import { formatDay, mergePeriods, monthOf } from '@domizil/domain'
import { useToday } from '@domizil/app-kit/today'
import { useDayTexts } from '../../lib/use-day-texts.ts'
import { LATE_TEXTS } from '../../lib/late-texts.ts'
import styles from './request.module.css'
import type { FieldErrors } from './use-problems.ts'
import type { RequestedStay } from './use-stay.ts'

const StayCalendar = lazyChunk(
  'stay-calendar',
  () =>
    import(/* webpackChunkName: "stay-calendar" */ './stay-calendar.tsx').then(
      (module) => module.StayCalendar,
    ),
  { messages: LATE_TEXTS },
)

interface StayFieldsProps {
  flat: PublicFlat
  requested: RequestedStay
  /** The name of its calendar in the history: the fields are on the page and in the dialog. */
  calendar: string
  /** Messages by field: `startDate`, `endDate`, `numberOfPersons`. */
  errors: FieldErrors
}

/** Move-in, move-out and persons. They are stored in the page's URL. */
export function StayFields({ flat, requested, calendar: name, errors }: StayFieldsProps) {
  const say = useSay()
  const { stay, setFrom, setTo, setPersons } = requested
  const errorId = useId()
  const calendar = useDialog<StayEnd>(name)
  const error = errors.startDate ?? errors.endDate

  return (
    <div className={styles.stay}>
      <div className={styles.days}>
        <StayField
          value={stay}
          labels={{
            from: say('filterName.startDate'),
            to: say('filterName.endDate'),
          }}
          locale={useLocale()}
          texts={useDayTexts()}
          errorIds={{ from: errors.startDate && errorId, to: errors.endDate && errorId }}
          refuse={(day, end) =>
            end === 'to' && stay.from && day < stay.from ? say('problem.END_BEFORE_START') : undefined
          }
          onChange={(end, day) => (end === 'from' ? setFrom(day) : setTo(day))}
          onOpen={calendar.open}
        />
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      <StayNotes flat={flat} requested={requested} />
      <TakenDates ranges={flat.blockedRanges} />
      <SelectField
        label={say('filterName.persons')}
        value={stay.persons}
        onChange={(event) => setPersons(Number(event.target.value))}
        error={errors.numberOfPersons}
      >
        {Array.from({ length: flat.maxPerson }, (_, at) => (
          <option key={at} value={at + 1}>
            {say('stay.personCount', { count: at + 1 })}
          </option>
        ))}
      </SelectField>
      {calendar.value && (
        <Suspense>
          <StayCalendar end={calendar.value} onClose={calendar.close} flat={flat} requested={requested} />
        </Suspense>
      )}
    </div>
  )
}

interface StayNotesProps {
  flat: PublicFlat
  requested: RequestedStay
}

/** What of the wanted stay does not fit the flat, and the nearest stay that does. */
function StayNotes({ flat, requested }: StayNotesProps) {
  const { wanted, instead, ignored, setDays } = requested
  const intl = useIntl()
  const say = useSay()

  return (
    <>
      {instead && (
        <Button onClick={() => setDays(instead)}>
          {say('stay.instead', { from: formatDay(instead.from), to: formatDay(instead.to) })}
        </Button>
      )}
      <Proposal requested={requested} />
      {(wanted.persons ?? 1) > flat.maxPerson && (
        <Note>{say('stay.tooManyPersons', { count: wanted.persons, max: flat.maxPerson })}</Note>
      )}
      {ignored.length > 0 && (
        <Note>
          {say('stay.ignored', {
            count: ignored.length,
            names: intl.formatList(ignored, { type: 'conjunction' }),
          })}
        </Note>
      )}
    </>
  )
}

/** Says of flexible days that they are only proposed, and takes them at a press. */
function Proposal({ requested }: Pick<StayNotesProps, 'requested'>) {
  const intl = useIntl()
  const say = useSay()
  const { wanted, proposed, setDays } = requested
  if (!proposed) return null
  const { from, to } = proposed
  const month = monthOf(wanted)

  return (
    <>
      <Note>
        {month
          ? say('stay.anyDay', {
              month: intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
              from: formatDay(from),
            })
          : say(from === wanted.startDate ? 'stay.flexible' : 'stay.moved', {
              days: wanted.flexDays,
              from: formatDay(from),
            })}
      </Note>
      <Button onClick={() => setDays(proposed)}>
        {say('stay.take', { from: formatDay(from), to: formatDay(to) })}
      </Button>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="note">
      {children}
    </p>
  )
}

/** The taken days, which the reader unfolds; on paper they are unfolded. */
function TakenDates({ ranges }: { ranges: readonly DayRange[] }) {
  const say = useSay()
  const isPrinted = useMedia('print')
  const today = useToday()
  const taken = mergePeriods(ranges).filter(({ to }) => to >= today)
  if (taken.length === 0) return null

  return (
    <details className={styles.taken} open={isPrinted || undefined}>
      <summary>{say('stay.taken', { count: taken.length })}</summary>
      <ul>
        {taken.map(({ from, to }) => (
          <li key={from}>{`${formatDay(from)} – ${formatDay(to)}`}</li>
        ))}
      </ul>
    </details>
  )
}
