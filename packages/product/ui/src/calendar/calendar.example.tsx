import { DayDialog, type DayState, StayCalendar, StayDialog } from '@domizil/ui/calendar'
import { DayField, type StayEnd, StayField } from '@domizil/ui/stay-field'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

const TODAY = '2027-03-10'
const PERIOD = { locale: 'en', today: TODAY, earliest: TODAY, latest: '2028-12-31' } as const

export const calendarExamples: readonly Example[] = [
  { name: 'DayField, error, DayDialog', States: Fields },
  { name: 'StayField, StayDialog', States: Stays },
  { name: 'StayCalendar over, taken, unfit, with bars', States: Months },
]

function textsOf(word: ExampleProps['word']) {
  return {
    format: 'DD.MM.YYYY',
    unreadable: word('error'),
    open: (label: string) => `${label}: ${word('day')}`,
    title: word('day'),
    close: word('close'),
    task: { from: word('from'), to: word('to') },
    clear: word('remove'),
    done: word('save'),
    past: word('error'),
    earlier: word('previous'),
    later: word('next'),
  }
}

function Fields({ word }: ExampleProps) {
  const [day, setDay] = useState<string | undefined>('2027-03-15')
  const [isOpen, setIsOpen] = useState(false)
  const props = { locale: 'en', texts: textsOf(word), onChange: setDay } as const

  return (
    <>
      <DayField {...props} label={word('day')} value={day} onOpen={() => setIsOpen(true)} />
      <DayField {...props} label={word('from')} value={undefined} error={word('error')} />
      {isOpen && <DayDialog {...PERIOD} {...props} value={day} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Stays({ word }: ExampleProps) {
  const [stay, setStay] = useState({})
  const [end, setEnd] = useState<StayEnd>()
  const texts = textsOf(word)

  return (
    <StayField
      value={stay}
      labels={{ from: word('from'), to: word('to') }}
      locale="en"
      texts={texts}
      onChange={(ofEnd, day) => setStay({ ...stay, [ofEnd]: day })}
      onOpen={setEnd}
    >
      {end && (
        <StayDialog
          {...PERIOD}
          end={end}
          value={stay}
          texts={texts}
          onChange={setStay}
          onClose={() => setEnd(undefined)}
        />
      )}
    </StayField>
  )
}

function Months({ word }: ExampleProps) {
  const bar = { from: '2027-04-05', to: '2027-04-16', kind: 'booking', label: word('name') } as const
  const stateOf = (day: string): DayState => {
    if (day >= bar.from && day <= bar.to) return { reason: word('name'), bar }
    if (day > '2027-04-20') return { reason: word('error'), kind: 'unfit' }
    return day > '2027-03-25' && day < '2027-04-01' ? { reason: word('state'), kind: 'taken' } : {}
  }

  return (
    <StayCalendar
      {...PERIOD}
      value={{ from: '2027-03-12', to: '2027-03-20' }}
      texts={textsOf(word)}
      stateOf={stateOf}
      onChoose={() => undefined}
    />
  )
}
