import { lazyChunk, useDialog, useLocale, useSay } from '@domizil/app-kit'
import { useStayTexts } from '@domizil/app-kit/stay'
import { useToday } from '@domizil/app-kit/today'
import { addDays, VIEWING_DAYS_AHEAD } from '@domizil/domain'
import { CalendarDays, X } from '@domizil/ui/icons'
import { Button, SelectField } from '@domizil/ui/parts'
import { DayField } from '@domizil/ui/stay-field'
import { Suspense } from 'react'
import styles from './viewing.module.css'
import { dayPartOf, TIMES_OF_DAY, timePartOf, wallTimeOf, withNextField } from './viewing-times.ts'

const DayCalendar = lazyChunk('day-calendar', () =>
  import(/* webpackChunkName: "day-calendar" */ '../../lib/day-calendar.tsx').then(
    (module) => module.DayCalendar,
  ),
)

interface ViewingFieldsProps {
  /** Undefined unless a viewing is proposed. */
  times: readonly string[] | undefined
  onChange: (times: readonly string[] | undefined) => void
}

/** Up to three times for a viewing, beside the text of a message. */
export function ViewingFields({ times, onChange }: ViewingFieldsProps) {
  const say = useSay()
  if (!times) {
    return (
      <Button size="small" icon={<CalendarDays size={15} />} onClick={() => onChange([''])}>
        {say('viewing.propose')}
      </Button>
    )
  }

  return (
    <fieldset className={styles.fields}>
      <legend>{say('viewing.times')}</legend>
      {withNextField(times).map((time, at) => (
        <ViewingTime
          key={at}
          number={at + 1}
          time={time}
          onChange={(next) => onChange(withNextField(times).with(at, next))}
        />
      ))}
      <Button size="small" variant="quiet" icon={<X size={15} />} onClick={() => onChange(undefined)}>
        {say('viewing.without')}
      </Button>
    </fieldset>
  )
}

interface ViewingTimeProps {
  number: number
  /** The day and the time of day, each empty until it is chosen. */
  time: string
  onChange: (time: string) => void
}

function ViewingTime({ number, time, onChange }: ViewingTimeProps) {
  const say = useSay()
  const locale = useLocale()
  const texts = useStayTexts()
  const today = useToday()
  const calendar = useDialog(`viewing-day-${number}`)
  const day = dayPartOf(time)
  const label = say('viewing.day', { at: number })
  const setDay = (chosen: string | undefined) => onChange(wallTimeOf(chosen ?? '', timePartOf(time)))
  const refuse = (chosen: string) => {
    if (chosen < today) return say('stay.over')
    return chosen > addDays(today, VIEWING_DAYS_AHEAD)
      ? say('viewing.far', { days: VIEWING_DAYS_AHEAD })
      : undefined
  }

  return (
    <div className={styles.time}>
      <DayField
        label={label}
        value={day || undefined}
        locale={locale}
        texts={texts}
        refuse={refuse}
        onChange={setDay}
        onOpen={calendar.open}
      />
      <SelectField
        label={say('viewing.hour', { at: number })}
        value={timePartOf(time)}
        onChange={({ target }) => onChange(wallTimeOf(day, target.value))}
      >
        <option value="">{say('viewing.noHour')}</option>
        {TIMES_OF_DAY.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {calendar.isOpen && (
        <Suspense>
          <DayCalendar
            title={label}
            value={day || undefined}
            earliest={today}
            latest={addDays(today, VIEWING_DAYS_AHEAD)}
            onChange={setDay}
            onClose={calendar.close}
          />
        </Suspense>
      )}
    </div>
  )
}
