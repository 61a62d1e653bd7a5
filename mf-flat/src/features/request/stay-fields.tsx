import type { PublicFlat } from '@domizil/contract'
import { lazyChunk } from '@domizil/remote-kit'
import { SelectField } from '@domizil/ui/parts'
import { Suspense, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DayField } from '../../lib/day-field/day-field.tsx'
import styles from './request.module.css'
import type { StayEnd } from './stay-days.ts'
import { TakenDates } from './taken-dates.tsx'
import type { FieldErrors } from './use-problems.ts'
import type { WishedStay } from './use-stay.ts'

const StayCalendar = lazyChunk('stay-calendar', () =>
  import(/* webpackChunkName: "stay-calendar" */ './stay-calendar.tsx').then((module) => module.StayCalendar),
)

interface StayFieldsProps {
  flat: PublicFlat
  wished: WishedStay
  /** Sentences by field: `startDate`, `endDate`, `numberOfPersons`. */
  errors: FieldErrors
}

/** First day, last day and persons. They are kept in the page's address. */
export function StayFields({ flat, wished, errors }: StayFieldsProps) {
  const intl = useIntl()
  const { stay, setFrom, setTo, setPersons } = wished
  const errorId = useId()
  const { calendar, openAt, close } = useCalendarDialog()
  const error = errors.startDate ?? errors.endDate

  return (
    <div className={styles.stay}>
      <div className={styles.days}>
        <DayField
          label={intl.formatMessage({ id: 'stay.from' })}
          value={stay.from}
          onChange={setFrom}
          errorId={errors.startDate && errorId}
          onOpenCalendar={() => openAt('from')}
        />
        <DayField
          label={intl.formatMessage({ id: 'stay.to' })}
          value={stay.to}
          onChange={setTo}
          errorId={errors.endDate && errorId}
          onOpenCalendar={() => openAt('to')}
        />
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
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
      {calendar && (
        <Suspense>
          <StayCalendar {...calendar} onClose={close} flat={flat} wished={wished} />
        </Suspense>
      )}
    </div>
  )
}

/** The calendar is fetched when it is first asked for, and stays closed afterwards: it gives the focus back. */
function useCalendarDialog() {
  const [calendar, setCalendar] = useState<{ end: StayEnd; isOpen: boolean }>()

  return {
    calendar,
    openAt: (end: StayEnd) => setCalendar({ end, isOpen: true }),
    close: () => setCalendar((last) => last && { ...last, isOpen: false }),
  }
}
