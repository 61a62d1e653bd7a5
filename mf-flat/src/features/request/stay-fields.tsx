import type { PublicFlat } from '@domizil/api'
import { lazyChunk, useDialog, useLocale } from '@domizil/app-kit'
import { SelectField } from '@domizil/ui/parts'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { Suspense, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayTexts } from '../../lib/use-day-texts.ts'
import styles from './request.module.css'
import { StayNotes } from './stay-notes.tsx'
import { TakenDates } from './taken-dates.tsx'
import type { FieldErrors } from './use-problems.ts'
import type { RequestedStay } from './use-stay.ts'

const StayCalendar = lazyChunk('stay-calendar', () =>
  import(/* webpackChunkName: "stay-calendar" */ './stay-calendar.tsx').then((module) => module.StayCalendar),
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
  const intl = useIntl()
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
            from: intl.formatMessage({ id: 'stay.from' }),
            to: intl.formatMessage({ id: 'stay.to' }),
          }}
          locale={useLocale()}
          texts={useDayTexts()}
          errorIds={{ from: errors.startDate && errorId, to: errors.endDate && errorId }}
          refuse={(day, end) =>
            end === 'to' && stay.from && day < stay.from
              ? intl.formatMessage({ id: 'problem.END_BEFORE_START' })
              : undefined
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
        label={<FormattedMessage id="stay.persons" />}
        value={stay.persons}
        onChange={(event) => setPersons(Number(event.target.value))}
        error={errors.numberOfPersons}
      >
        {Array.from({ length: flat.maxPerson }, (_, at) => (
          <option key={at} value={at + 1}>
            {intl.formatMessage({ id: 'stay.personCount' }, { count: at + 1 })}
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
