import { addMonths } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { StayDialog } from '@domizil/ui/calendar'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import styles from './list.module.css'
import type { ChangeView } from './use-list.ts'
import { useStayTexts } from './use-stay-texts.ts'

export interface DayFieldsProps {
  view: Pick<ListView, 'from' | 'to'>
  change: ChangeView
}

/** No row is older. */
const EARLIEST = '2020-01-01'
/** How far ahead stays can end, in months. */
const MONTHS_AHEAD = 60

/** The first and the last day of the filter. Each takes effect at once. */
export function DayFields({ view: { from, to }, change }: DayFieldsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const texts = useStayTexts()
  const [end, setEnd] = useState<StayEnd>()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))

  return (
    <div className={styles.days}>
      <StayField
        value={{ from, to }}
        labels={{ from: intl.formatMessage({ id: 'days.from' }), to: intl.formatMessage({ id: 'days.to' }) }}
        locale={locale}
        texts={texts}
        refuse={(day, ofEnd) =>
          ofEnd === 'to' && from && day < from ? intl.formatMessage({ id: 'stay.behind' }) : undefined
        }
        onChange={(ofEnd, day) =>
          change(
            ofEnd === 'to' ? { to: day } : { from: day, ...(day && to && to < day && { to: undefined }) },
          )
        }
        onOpen={setEnd}
      >
        {end && (
          <StayDialog
            end={end}
            value={{ from, to }}
            locale={locale}
            today={today}
            earliest={EARLIEST}
            latest={addMonths(today, MONTHS_AHEAD)}
            start={from ?? today}
            texts={texts}
            onChange={(stay) => change({ from: stay.from, to: stay.to })}
            onClose={() => setEnd(undefined)}
          />
        )}
      </StayField>
    </div>
  )
}
